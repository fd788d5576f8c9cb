"""Messages of a WebSocket in the frames that carry them (RFC 6455, without extensions), as a server reads and writes.

How long a frame says it is, is checked before any of it is kept: whoever announces too much is parted with at once.
"""

from __future__ import annotations

from typing import Final

MORE: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

FINAL: Final = 0x80
MASKED: Final = 0x80
RESERVED: Final = 0x70
CONTROL: Final = 125  # the most bytes that a frame carries which is no part of a message

# Reasons to end.
NORMAL: Final = 1000
PROTOCOL: Final = 1002
NO_CODE: Final = 1005  # never sent: there was none
LOST: Final = 1006  # never sent: nothing was said
BAD_TEXT: Final = 1007
POLICY: Final = 1008
TOO_BIG: Final = 1009
FAULT: Final = 1011
TOLD: Final = frozenset({*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)})  # what others may send


class Broken(Exception):
    """Why nothing more is read here, and the code that says so."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def unmask(data: bytes | bytearray, mask: bytes | bytearray) -> bytes:
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def write(kind: int, data: bytes) -> bytes:
    """One frame."""
    size = len(data)
    if size < 126:
        return bytes((FINAL | kind, size)) + data
    if size < 1 << 16:
        return bytes((FINAL | kind, 126, size >> 8, size & 255)) + data
    return bytes((FINAL | kind, 127)) + size.to_bytes(8, "big") + data


def write_close(code: int, reason: str = "") -> bytes:
    data = reason.encode()[: CONTROL - 2].decode(errors="ignore").encode()
    return write(CLOSE, code.to_bytes(2, "big") + data if code in TOLD else b"")


def read_close(data: bytes) -> tuple[int, str]:
    """Why the other side ends. Raises Broken."""
    if not data:
        return NO_CODE, ""
    code = int.from_bytes(data[:2], "big")
    if len(data) < 2 or code not in TOLD:
        raise Broken(PROTOCOL, "that is no reason to end")
    return code, read_text(data[2:])


def read_text(data: bytes) -> str:
    """Raises Broken."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Broken(BAD_TEXT, "text is UTF-8") from None


class Frames:
    """What has come in and was not read yet."""

    __slots__ = ("kind", "limit", "parts", "waiting")

    def __init__(self, limit: int) -> None:
        self.limit = limit  # bytes of a message
        self.waiting = bytearray()
        self.kind = MORE  # of a message that comes in several frames,
        self.parts = bytearray()  # and as much of it as is here

    def read(self) -> tuple[int, bytes] | None:
        """The next frame, or message if it came in several; PONG stands for all that needs no answer. Raises Broken."""
        waiting = self.waiting
        here = len(waiting)
        if here < 2:
            return None
        first, size = waiting[0], waiting[1] & 127
        kind, final = first & 15, first & FINAL
        if first & RESERVED or not waiting[1] & MASKED:
            raise Broken(PROTOCOL, "a frame is masked and uses no extension")
        start = 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if here < start:
                return None
            size = int.from_bytes(waiting[2:start], "big")
        if kind >= CLOSE:
            if kind > PONG or size > CONTROL or not final:
                raise Broken(PROTOCOL, "that is no frame")
        elif kind > BINARY or (kind == MORE) != (self.kind != MORE):
            raise Broken(PROTOCOL, "a frame begins a message or goes on with one")
        elif len(self.parts) + size > self.limit:
            raise Broken(TOO_BIG, f"a message has at most {self.limit} bytes")
        end = start + 4 + size
        if here < end:
            return None
        data = unmask(waiting[start + 4 : end], waiting[start : start + 4])
        if here == end:
            waiting.clear()
        else:
            del waiting[:end]
        if kind >= CLOSE or (final and kind != MORE):
            return kind, data
        self.parts += data
        self.kind = kind or self.kind
        if not final:
            return PONG, b""
        kind, data = self.kind, bytes(self.parts)
        self.kind = MORE
        self.parts.clear()
        return kind, data
