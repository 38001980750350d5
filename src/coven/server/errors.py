"""What a server refuses, with the HTTP status that says so."""

from __future__ import annotations

from coven.kernel.errors import CovenError


class Refused(CovenError):
    """A request that cannot be done: wrong link, too much, too big, from elsewhere."""

    status = 400


class Forbidden(Refused):
    """The link in hand does not allow this."""

    status = 403


class NotFound(Refused):
    """There is no such table, or nobody may know."""

    status = 404


class TooMuch(Refused):
    """A limit is reached; later it will do."""

    status = 429


class Unavailable(Refused):
    """The store does not answer. Nothing was lost, nothing half done; the same request may be sent again."""

    status = 503
