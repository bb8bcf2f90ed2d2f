"""The HTTP API: health, for load balancers and supervisors."""

from litestar import Response, get

from quarterdeck.server.web.request import Services


def _told(well: bool) -> Response[str]:
    text, status = ("ok\n", 200) if well else ("not ready\n", 503)
    return Response(text, status_code=status, media_type="text/plain")


@get("/healthz/live", opt={"any_host": True, "door": "open"}, sync_to_thread=False)
def live() -> Response[str]:
    """Report that the server runs. A server that does not answer this must be restarted."""
    return _told(True)


@get("/healthz/ready", opt={"any_host": True, "door": "open"})
async def ready(services: Services) -> Response[str]:
    """Report whether the server accepts people; 503: not now."""
    return _told(await services.health.ready())
