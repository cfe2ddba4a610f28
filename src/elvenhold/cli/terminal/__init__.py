"""Elfenland in the terminal: everything is derived from what one seat sees and was told."""
