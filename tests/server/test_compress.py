"""Only what stands still and holds no secret is compressed: the length of anything else could tell."""

from __future__ import annotations

import pytest

from tests.server.site import Site

OPEN = ["/api/words/en", "/api/games", "/api/games/witchs_brew/box", "/api/tables/{table}/box"]
SECRET = ["/api/tables/{table}", "/api/tables/{table}/screen", "/api/mine"]


@pytest.mark.parametrize("path", OPEN + SECRET)
def test_what_is_compressed(site: Site, path: str) -> None:
    table = site.open()
    headers = table["red"].headers | {"Accept-Encoding": "gzip"}
    answer = site.client.get(path.format(table=table.id), headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers.get("content-encoding") == ("gzip" if path in OPEN else None)


def test_who_cannot_read_it_gets_it_plain(site: Site) -> None:
    answer = site.client.get("/api/words/en", headers={"Accept-Encoding": "identity"})
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers
