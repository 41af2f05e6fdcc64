"""Errors of the client: server unreachable, table gone, request interrupted or refused."""

from alcatraz.wire import Refused


class TableError(Exception):
    """Anything that is wrong with a table, a server or the way to it."""


class Unreachable(TableError):
    """No server answers at this address; `cause` is what stood in the way."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Gone(TableError):
    """The server answers, but this table is not there, or no longer; `kind` says why, as the server calls it."""

    def __init__(self, kind: str, message: str = "") -> None:
        super().__init__(message or kind)
        self.kind = kind


class Interrupted(TableError):
    """The connection broke after this was sent, and it is unknown whether it was done: check `known`."""


class RequestRefused(TableError):
    """The server will not do it, and nothing has changed. Its message is in the client's language."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.kind}: {refused.message}")
        self.kind = refused.kind
        self.message = refused.message
        self.rule = refused.rule
        self.rules = refused.rules
