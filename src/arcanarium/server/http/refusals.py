"""What went wrong, as it is answered: always a code, a status and a sentence."""

from __future__ import annotations

import logging
from collections.abc import Callable
from traceback import extract_tb
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.http.guard import Asked
from arcanarium.server.logs import hide_keys
from arcanarium.server.outage import OUTAGE

logger: Final = logging.getLogger("arcanarium")

CODES: Final = {404: "not-found", 413: "too-large", 429: "too-many", 500: "internal"}

Answer = Response[wire.ErrorAnswer]


def refuse(code: str, status: int, message: str, detail: dict[str, object]) -> Answer:
    body = wire.ErrorBody(code=code, message=message, detail=detail)
    return Response(wire.ErrorAnswer(body), status_code=status, media_type="application/json")


def on_problem(request: Asked, problem: Problem) -> Answer:
    return refuse(problem.code, problem.status, problem.message, problem.detail)


def on_http(request: Asked, error: HTTPException) -> Answer:
    """What the framework refuses, in our words."""
    message = "There is nothing at this address." if error.status_code == 404 else str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            message = f"{first.get('key') or 'request'}: {first.get('message')}"
    return refuse(CODES.get(error.status_code, "malformed"), error.status_code, message, {})


def on_storage(request: Asked, error: Exception) -> Answer:
    logger.error("the database failed: %s", type(error).__name__)
    return refuse("storage", 503, "The database does not answer; please try again in a moment.", {})


def on_unreadable(request: Asked, error: Exception) -> Answer:
    """A body that is no text, or nested so deeply that nobody means it; elsewhere the same errors are our fault."""
    if "serialization" not in extract_tb(error.__traceback__)[-1].filename:
        return on_error(request, error)
    return refuse("malformed", 400, "The body of this request cannot be read.", {})


def on_error(request: Asked, error: Exception) -> Answer:
    """A defect of ours: what it was stays in the log, without what anybody sent or holds."""
    logger.error("%s %s failed", request.method, hide_keys(request.scope["path"]), exc_info=error)
    return refuse("internal", 500, "Something went wrong on the server; nothing was lost.", {})


HANDLERS: Final[dict[int | type[Exception], Callable[[Any, Any], Answer]]] = {
    Problem: on_problem,
    HTTPException: on_http,
    UnicodeDecodeError: on_unreadable,
    RecursionError: on_unreadable,
    **dict.fromkeys(OUTAGE, on_storage),
    Exception: on_error,
}
