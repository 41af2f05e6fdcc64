"""PostgreSQL for the tests of the server: one in a temporary folder for each process that runs tests."""

from collections.abc import Iterator

import pytest

from tools.postgres.server import NoPostgres, PostgresServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    # No test here cuts the power: flushing would only cost time.
    try:
        server = PostgresServer("fsync=off")
    except NoPostgres:
        pytest.skip("there is no PostgreSQL: make postgres")
    with server:
        yield server
