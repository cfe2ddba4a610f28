"""Logs: lines of JSON for machines, or plain ones for somebody at a terminal; never a secret."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(*, plain: bool | None = None) -> None:
    """Write to standard error, in the form that whoever reads it will want."""
    as_text = sys.stderr.isatty() if plain is None else plain
    writer = structlog.dev.ConsoleRenderer() if as_text else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            writer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
