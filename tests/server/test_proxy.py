"""Behind the nginx of deploy/nginx.conf, with TLS: everything works, and no log holds a token."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests import postgres
from tests.debian import found_or_installed
from tests.server.processes import Served, free_port

pytestmark = pytest.mark.slow
DEPLOY = Path(__file__).parents[2] / "deploy"


def nginx_program() -> str:
    """nginx, installed if need be and if we may."""
    found = found_or_installed(lambda: shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin"), "nginx-light")
    if not found:
        assert not os.environ.get(postgres.MUST), "nginx is missing and cannot be installed here"
        pytest.skip("no nginx here, and none may be installed")
    return found


class Proxied:
    """A server and the nginx before it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.name = f"localhost:{self.port}"
        self.served = Served(f"sqlite:///{folder}/coven.db", "--public-url", f"https://{self.name}",
                             "--log-level", "debug")

    def write(self) -> Path:
        """Our nginx file, with other names and ports."""
        text = (DEPLOY / "nginx.conf").read_text()
        for old, new in (("127.0.0.1:8001", f"127.0.0.1:{self.served.port}"), ("listen 80;", f"listen {free_port()};"),
                         ("listen 443 ssl;", f"listen {self.port} ssl;"), ("coven.example.org", "localhost"),
                         ("/etc/letsencrypt/live/localhost", str(self.folder)),
                         ("proxy_set_header Host $host;", "proxy_set_header Host $http_host;")):
            assert old in text, old
            text = text.replace(old, new)
        out = self.folder / "nginx.conf"
        out.write_text(f"pid {self.folder}/nginx.pid; error_log {self.folder}/error.log info; daemon off;\n"
                       f"events {{}}\nhttp {{ access_log {self.folder}/access.log;\n"
                       + "".join(f"{kind}_temp_path {self.folder}/{kind};\n"
                                 for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")) + text + "}\n")
        return out


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Proxied]:
    program = nginx_program()
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                    "-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")],
                   check=True, stderr=subprocess.DEVNULL)
    made = Proxied(tmp_path)
    with made.served:
        nginx = subprocess.Popen([program, "-c", str(made.write()), "-p", str(tmp_path)])
        try:
            end = time.monotonic() + 20
            while time.monotonic() < end:
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", made.port)) == 0:
                        break
                time.sleep(0.05)
            yield made
        finally:
            nginx.terminate()
            nginx.wait()


def test_friends_play_through_the_proxy_and_no_log_holds_a_token(proxied: Proxied) -> None:
    secrets: list[str] = []
    url = f"https://{proxied.name}"
    with httpx.Client(base_url=url, verify=False, headers={"Origin": url}) as anna, \
            httpx.Client(base_url=url, verify=False, headers={"Origin": url}) as boris:
        answer = anna.post("/api/tables", json={"game": "witchs_brew", "seats": 3, "people": ["Anna"],
                                                "bots": ["random"]})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        assert "Secure" in answer.headers["set-cookie"]
        assert opened["links"]["invite"].startswith(f"{url}/join#")
        secrets += [opened["host"], opened["invite"], *opened["seats"].values()]
        path = f"/api/tables/{opened['table']}"
        assert boris.post("/api/enter", json={"token": opened["invite"]}).status_code == 200
        seated = boris.post(f"{path}/seats", json={"name": "Boris"}).json()
        secrets.append(seated["token"])
        assert anna.post(f"{path}/do", json={"do": "start"}).status_code == 200
        secrets += [str(client.cookies["coven"]) for client in (anna, boris)]
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with connect(f"wss://{proxied.name}{path}/socket?lang=en", ssl=trusting, origin=Origin(url),
                     additional_headers={"Cookie": f"coven={boris.cookies['coven']}"}) as listening:
            told = json.loads(listening.recv(timeout=20))
            assert told["you"] == seated["seat"]
            question = told["question"]
            listening.send(json.dumps({"do": "move", "number": question["number"],
                                       "move": question["options"][0]["move"], "id": "m"}))
            while (said := json.loads(listening.recv(timeout=20)))["type"] != "done":
                assert said["type"] in ("table", "presence")
        with connect(f"wss://{proxied.name}{path}/socket", ssl=trusting,
                     additional_headers={"Authorization": f"Bearer {seated['token']}"}) as listening:
            assert json.loads(listening.recv(timeout=20))["you"] == seated["seat"]
        assert anna.get(path, headers={"Authorization": "Bearer nonsense-token-of-a-stranger"}).status_code == 403
        assert anna.post(f"{path}/do", json={"do": "undo"}, headers={"Origin": "https://elsewhere.example"}
                         ).status_code == 403
        assert anna.get("/metrics").status_code == 404
    logs = [proxied.folder / "access.log", proxied.folder / "error.log", proxied.served.log]
    text = "".join(path.read_text() for path in logs)
    assert "POST /api/enter" in text
    assert '"path": "/api/enter"' in text
    for secret in [*secrets, "nonsense-token-of-a-stranger"]:
        assert secret not in text
    held = b"".join(path.read_bytes() for path in proxied.folder.glob("coven.db*"))
    assert all(secret.encode() not in held for secret in secrets)
