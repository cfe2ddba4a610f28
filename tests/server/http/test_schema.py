"""The HTTP part does what its reference says, whatever it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.server.faults.kill_server import Server

OURS = {"x-elvenhold": "1"}
TOO_LONG = 413
LATEST = 10.0
"""Seconds after which an answer is none."""


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """What a server says of itself."""
    folder: Path = tmp_path_factory.mktemp("served")
    server = Server(folder)
    try:
        asyncio.run(server.start())
        yield schemathesis.openapi.from_url(f"{server.address}/api/docs/openapi.json")
    finally:
        server.kill()


def test_every_request_is_answered_as_the_reference_says(reference: Any) -> None:
    """No fault, no status that is not announced, no body of another shape; whatever is sent."""
    operations = [each.ok() for each in reference.get_all_operations()]
    assert len(operations) > 20
    for operation in operations:

        @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE) | operation.as_strategy())
        @settings(max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck])
        def answered(case: Case[Any]) -> None:
            answer = case.call(headers=OURS, timeout=LATEST)
            # Schemathesis does not know that 413 refuses, too; and what its schema allows may still not be there.
            known: list[Any] = [
                positive_data_acceptance,
                *([negative_data_rejection] if answer.status_code == TOO_LONG else []),
            ]
            case.validate_response(answer, excluded_checks=known)

        answered()
