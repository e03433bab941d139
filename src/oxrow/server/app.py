"""The one place where the parts of the server are put together."""

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse, Response

from oxrow.server.identity import Guests
from oxrow.server.lobby import Lobby
from oxrow.server.messages import Problem
from oxrow.server.routes import tables
from oxrow.server.routes.common import ProblemError
from oxrow.server.routes.page import add_page
from oxrow.server.settings import Settings
from oxrow.server.store import Store
from oxrow.server.thinkers import Thinkers

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
"""Nothing comes from elsewhere, and nothing goes there."""


def make_app(settings: Settings) -> FastAPI:
    """The whole server; it opens the store when it starts, and closes everything when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        thinkers = Thinkers(settings.bot_workers)
        thinkers.warm_up()
        app.state.guests = Guests(await store.key("guests", fresh=secrets.token_urlsafe(32)))
        app.state.lobby = Lobby(store, thinkers, settings)
        yield
        await app.state.lobby.close()
        thinkers.close()
        await store.close()

    app = FastAPI(title="Oxrow", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=lifespan)
    app.add_middleware(GZipMiddleware)
    app.middleware("http")(_with_headers)
    app.exception_handler(HTTPException)(_problem)
    app.exception_handler(RequestValidationError)(_bad_request)
    app.include_router(tables.router)
    add_page(app)
    return app


async def _with_headers(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
    response = await proceed(request)
    for name, value in HEADERS.items():
        response.headers[name] = value
    return response


async def _problem(_request: Request, error: HTTPException) -> Response:
    code = error.code if isinstance(error, ProblemError) else "failed"
    return JSONResponse(Problem(code=code, detail=str(error.detail)).model_dump(), error.status_code)


async def _bad_request(_request: Request, error: RequestValidationError) -> Response:
    """One sentence about the first thing that is wrong."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "the request"
    return JSONResponse(Problem(code="bad-request", detail=f"{where}: {first['msg']}.").model_dump(), 422)
