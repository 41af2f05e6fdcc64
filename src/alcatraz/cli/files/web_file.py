"""Reading what an address leads to: a record, or the record of the table that a link names."""

import re
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from alcatraz.cli.files.unreachable import why_unreachable
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.kernel.message import Message

# The link of a table, which is what people have: its record lies at /tables/ID/record.
_TABLE = re.compile(r"(https?://[^?#]+)/t/([^/?#]+)/?", re.IGNORECASE)
_SECONDS = 15.0
_MOST_BYTES = 64 * 1024 * 1024


def is_address(name: str) -> bool:
    return name.partition("://")[0].lower() in ("http", "https")


def read_address(name: str) -> str:
    """The text at an address. Complains if there is none."""
    request = Request(_record_address(name), headers={"Accept": "application/json"})
    try:
        # Only http and https come here; see is_address.
        with urlopen(request, timeout=_SECONDS) as answer:
            body: bytes = answer.read(_MOST_BYTES + 1)
    except HTTPError as error:
        with error:
            raise complaint("cli-no-file", path=name, why=f"HTTP {error.code}") from None
    except (OSError, ValueError) as error:
        raise complaint("cli-no-file", path=name, why=why_unreachable(error)) from None
    if len(body) > _MOST_BYTES:
        raise complaint("cli-no-file", path=name, why=Message("cli-too-large", {"most": _MOST_BYTES >> 20}))
    return body.decode("utf-8-sig", errors="replace")


def _record_address(name: str) -> str:
    table = _TABLE.fullmatch(name)
    return name if table is None else f"{table[1]}/tables/{table[2]}/record"
