"""A PostgreSQL of our own for the tests: from Debian's packages, in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.debian import found_or_installed

# Where the tests find a server that is running already.
VARIABLE = "COVEN_TEST_POSTGRES"
# Set where nothing may be left out.
MUST = "COVEN_MUST"


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, installed if need be and if we may."""
    return found_or_installed(_installed, "postgresql")


def _installed() -> Path | None:
    named = shutil.which("initdb")
    if named:
        return Path(named).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


class Postgres:
    """One cluster on a free port of this machine."""

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        self.folder = folder
        self.bin = bin_folder
        # PostgreSQL refuses to run as root.
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://coven:coven@127.0.0.1:{self.port}/postgres"

    def create(self) -> None:
        if self.as_user:
            shutil.chown(self.folder, "postgres")
        password = self.folder / "password"
        password.write_text("coven\n")
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "coven", "--auth=scram-sha-256", "-E", "UTF8",
                  f"--pwfile={password}", "--no-sync")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} " \
                  "-c fsync=off -c max_connections=300"
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-w", "-o", options,
                  "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([*self.as_user, str(self.bin / program), *arguments], check=True, cwd=self.folder,
                       stdout=subprocess.DEVNULL)


@contextmanager
def running() -> Iterator[Postgres | None]:
    """A cluster, or None where there is no PostgreSQL and none may be installed."""
    found = programs()
    if found is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="coven-postgres-"))
    made = Postgres(folder, found)
    made.create()
    made.start()
    try:
        yield made
    finally:
        try:
            made.stop()
        except subprocess.CalledProcessError:
            time.sleep(0.5)
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Run a command with a PostgreSQL beside it: `python -m tests.postgres COMMAND ...`"""
    with running() as made:
        extra = {} if made is None else {VARIABLE: made.url}
        if made is None:
            print("!! no PostgreSQL here, and none may be installed: its tests are NOT RUN", file=sys.stderr)
        sys.exit(subprocess.run(sys.argv[1:], env={**os.environ, **extra}, check=False).returncode)


if __name__ == "__main__":
    main()
