"""Somebody with a browser that knows no JavaScript: reads pages, follows links, fills in forms."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

from starlette.testclient import TestClient

from coven.server.front import PLAIN_COOKIE

VOID = {"meta", "link", "input", "br", "img", "hr"}
HTML = {"Accept": "text/html", "Accept-Language": "en"}


class Button(NamedTuple):
    """A way to send a form."""

    name: str
    value: str
    text: str


class Form:
    """A form as it stands on the page."""

    def __init__(self, method: str, action: str) -> None:
        self.method = method
        self.action = action
        self.fields: dict[str, list[str]] = {}
        self.boxes: dict[str, list[str]] = {}
        self.choices: dict[str, list[str]] = {}
        self.buttons: list[Button] = []

    def add(self, name: str, value: str) -> None:
        self.fields.setdefault(name, []).append(value)

    def __getitem__(self, name: str) -> str:
        return self.fields.get(name, [""])[0]


class Page(HTMLParser):
    """A page, read."""

    def __init__(self, status: int, text: str, url: str) -> None:
        super().__init__(convert_charrefs=True)
        self.status = status
        self.url = url
        self.raw = text
        self.forms: list[Form] = []
        self.links: list[tuple[str, str]] = []
        self.ids: dict[str, str] = {}
        self.labels: set[str] = set()
        self.inputs: list[dict[str, str]] = []
        self.lang = ""
        self.alert = ""
        self.title = ""
        self.said = ""
        self.scripts: list[str] = []
        self._path: list[tuple[str, dict[str, str]]] = []
        self._select: tuple[str, list[str], list[str]] | None = None
        self.feed(text)
        assert not self._path, f"left open: {self._path}"

    # Reading

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if not {"style", "onclick", "onsubmit"}.isdisjoint(has):
            raise AssertionError(f"inline style or script: {has}")
        if tag not in VOID:
            self._path.append((tag, has))
        if "id" in has:
            assert has["id"] not in self.ids, f"twice: {has['id']}"
            self.ids[has["id"]] = ""
        if tag == "html":
            self.lang = has["lang"]
        elif tag == "form":
            self.forms.append(Form(has.get("method", "get"), has["action"]))
        elif tag == "a":
            self.links.append((has["href"], ""))
        elif tag == "script":
            self.scripts.append(has["src"])
        elif tag == "label" and "for" in has:
            self.labels.add(has["for"])
        elif tag == "button":
            self.forms[-1].buttons.append(Button(has.get("name", ""), has.get("value", ""), ""))
        elif tag in ("input", "select", "textarea"):
            self._field(tag, has)
        elif tag == "option" and self._select is not None:
            value = has.get("value", "\0")
            self._select[1].append(value)
            if "selected" in has:
                self._select[2].append(value)

    def _field(self, tag: str, has: dict[str, str]) -> None:
        inside = any(name == "label" for name, _ in self._path)
        self.inputs.append({**has, "tag": tag, "labelled": "yes" if inside else ""})
        if not self._inside("form"):
            return
        form, name = self.forms[-1], has.get("name", "")
        if tag == "select":
            self._select = (name, [], [])
        elif tag == "textarea":
            form.add(name, "")
        elif has.get("type") in ("checkbox", "radio"):
            form.boxes.setdefault(name, []).append(has.get("value", "on"))
            if "checked" in has:
                form.add(name, has.get("value", "on"))
        else:
            form.add(name, has.get("value", ""))

    def handle_endtag(self, tag: str) -> None:
        assert self._path, f"closed twice: {tag}"
        assert self._path[-1][0] == tag, f"{tag} closes {self._path[-1]}"
        self._path.pop()
        if tag == "select" and self._select is not None:
            name, values, chosen = self._select
            self.forms[-1].choices[name] = values
            self.forms[-1].add(name, (chosen or values)[0])
            self._select = None

    def handle_data(self, data: str) -> None:
        if self._inside("script"):
            raise AssertionError("inline script")
        self.said += data
        for tag, has in self._path:
            if "id" in has:
                self.ids[has["id"]] += data
            if has.get("role") == "alert":
                self.alert += data
            if tag == "title":
                self.title += data
            elif tag == "a":
                self.links[-1] = (self.links[-1][0], self.links[-1][1] + data)
            elif tag == "button":
                button = self.forms[-1].buttons[-1]
                self.forms[-1].buttons[-1] = button._replace(text=button.text + data)
            elif tag == "textarea":
                self.forms[-1].fields[has["name"]][-1] += data.removeprefix("\n")
            elif tag == "option" and self._select is not None and self._select[1][-1] == "\0":
                self._select[1][-1] = data.strip()
                self._select[2][:] = [data.strip() if value == "\0" else value for value in self._select[2]]

    def _inside(self, tag: str) -> bool:
        return any(name == tag for name, _ in self._path)

    # Finding

    def form(self, do: str = "", to: str = "", **fields: str) -> Form:
        """The form of a command, or the one that goes somewhere."""
        found = self.find(do, to, **fields)
        assert found is not None, (do, to, fields, self.status, self.said)
        return found

    def find(self, do: str = "", to: str = "", **fields: str) -> Form | None:
        return next((form for form in self.forms if form["do"] == do and form.action.endswith(to)
                     and all(form[name] == value for name, value in fields.items())), None)

    def link(self, text: str) -> str:
        return next(href for href, said in self.links if text in said)


class Reader:
    """A person at a browser."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        client.cookies.set(PLAIN_COOKIE, "1")
        self.urls: list[str] = []
        self.page = Page(200, "", "")

    def get(self, url: str) -> Page:
        return self._read(self.client.get(url, headers=HTML, follow_redirects=False), url)

    def _read(self, answer: Any, url: str) -> Page:
        self.urls.append(url)
        if answer.status_code == 303:
            return self.get(answer.headers["location"])
        assert answer.headers["content-type"].startswith("text/html"), answer.text
        self.page = Page(answer.status_code, answer.text, url)
        return self.page

    def follow(self, text: str) -> Page:
        """A link by its text."""
        return self.get(self.page.link(text))

    def send(self, form: Form, button: Button | None = None, /, **changed: Any) -> Page:
        """A form, with some fields filled in otherwise: only those that it has, with what can be chosen there."""
        for name, value in changed.items():
            given = [value] if isinstance(value, str) else value
            assert name in {**form.fields, **form.boxes}, name
            assert set(given) <= set(form.boxes.get(name, form.choices.get(name, given))), (name, given)
        filled: dict[str, Any] = {**form.fields, **changed}
        if button is None and form.buttons:
            button = form.buttons[0]
        if button is not None and button.name:
            filled[button.name] = button.value
        if form.method == "get":
            url = f"{form.action}?" + "&".join(f"{name}={value if isinstance(value, str) else value[0]}"
                                               for name, value in filled.items())
            return self.get(url)
        answer = self.client.post(form.action, data=filled, headers=HTML, follow_redirects=False)
        return self._read(answer, form.action)

    def do(self, do: str, /, **changed: Any) -> Page:
        return self.send(self.page.form(do), **changed)

    def press(self, text: str) -> Page:
        """A button by its text."""
        form, button = next((form, button) for form in self.page.forms for button in form.buttons
                            if text in button.text)
        return self.send(form, button)

    def open(self, game: str, /, **changed: Any) -> Self:
        """Open a table with the form of the game."""
        self.get("/")
        self.get(f"/new/{game}")
        self.send(self.page.form(to=f"/new/{game}"), **changed)
        assert self.page.status == 200, self.page.alert
        return self

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.split("/")[2]
