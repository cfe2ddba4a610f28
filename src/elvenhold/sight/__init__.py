"""Who sees what: look, tell and guess, the security boundary."""

from elvenhold.sight.guess import guess
from elvenhold.sight.look import View, look
from elvenhold.sight.tell import Told, follow, tell

__all__ = ["Told", "View", "follow", "guess", "look", "tell"]
