"""The browser client's files, where it has been built."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response

FOREVER = "public, max-age=31536000, immutable"  # names with a hash in them: the folder `assets`
ALWAYS_ASK = "no-cache"


def built_client() -> Path | None:
    """The client: in the package, or where `build_client.py` left it in a source tree, or None."""
    package = Path(str(files("fathomless")))
    folders = (package / "web", package.parents[1] / "build" / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def add_client(app: FastAPI, folder: Path | None) -> None:
    """Serve the client: its files, and its page for every address that is the client's own."""
    root = None if folder is None else folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            error = {
                "code": "request/unknown",
                "message": f"There is nothing at /{path}.",
                "rule": "",
            }
            return JSONResponse(error, 404)
        if root is None:
            return PlainTextResponse("Fathomless. The browser client is not built here.\n")
        file = (root / path).resolve()
        if path and file.is_relative_to(root) and file.is_file():
            lasting = FOREVER if path.startswith("assets/") else ALWAYS_ASK
            return FileResponse(file, headers={"Cache-Control": lasting})
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("Not found.\n", 404)
        return FileResponse(root / "index.html", headers={"Cache-Control": ALWAYS_ASK})
