"""The page: its files, and its start for every address that it routes itself."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles

STATIC: Final = Path(__file__).parent.parent / "static"

NOT_BUILT: Final = "The page has not been built. Run: python3 x.py web\n"


def add_page(app: FastAPI, static: Path = STATIC) -> None:
    """Let *app* serve the page that lies in *static*."""
    if (static / "assets").is_dir():
        app.mount("/assets", _Assets(directory=static / "assets"))
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    def page(path: str) -> Response:
        """A file of the page, or its start: the page finds its own way from the address."""
        wanted = (static / path).resolve()
        if path.startswith("api/"):
            return PlainTextResponse("There is nothing here.\n", 404)
        if wanted.is_file() and wanted.is_relative_to(static.resolve()):
            return FileResponse(wanted)
        if (static / "index.html").is_file():
            return FileResponse(static / "index.html", headers={"cache-control": "no-cache"})
        return PlainTextResponse(NOT_BUILT, 503)

    app.include_router(router)


class _Assets(StaticFiles):
    """Built files carry a hash in their names, so they never change."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # handed on as it came
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
