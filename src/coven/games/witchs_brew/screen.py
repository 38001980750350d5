from typing import Any


def screen(*a: Any) -> str:
    return ""


def effect(*a: Any) -> str:
    return ""
