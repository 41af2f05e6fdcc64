"""Why a server cannot be reached, as a message; what people can do something about has words of its own."""

import socket
from urllib.error import URLError

from alcatraz.kernel.message import Message


def why_unreachable(error: BaseException) -> Message:
    if isinstance(error, URLError) and isinstance(error.reason, BaseException):
        return why_unreachable(error.reason)
    if isinstance(error, ConnectionRefusedError):
        return Message("unreachable-refused")
    if isinstance(error, socket.gaierror):
        return Message("unreachable-unknown-host")
    if isinstance(error, TimeoutError):
        return Message("unreachable-too-late")
    detail = (error.strerror or "") if isinstance(error, OSError) else ""
    return Message("unreachable-other", {"detail": detail or str(error) or type(error).__name__})
