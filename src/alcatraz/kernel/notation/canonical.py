"""One way to write JSON, so that equal things have equal digests everywhere."""

import json
from hashlib import sha256


def canonical_json(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: object) -> str:
    return "sha256:" + sha256(canonical_json(value).encode()).hexdigest()
