"""Behind a real nginx that ends TLS: our own page is known, everybody has their own limits, cookies are safe."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
import websockets
from websockets.exceptions import InvalidStatus

from processes import PATIENCE, end, free_port, until

from .harness import Server

pytestmark = pytest.mark.anyio

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CONFIG = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 64; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;
    proxy_http_version 1.1;
    {headers}
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    location / {{ proxy_pass http://{upstream}; }}
    location /play/ {{
      proxy_pass http://{upstream};
      {headers}
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-Prefix /play;
    }}
    location /games/wizards/ {{
      proxy_pass http://{upstream}/;
      {headers}
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-Prefix /games/wizards;
    }}
  }}
}}
"""
FORWARDED = """
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
"""


class Behind(NamedTuple):
    """A server and the address at which browsers find it."""

    server: Server
    port: int
    trust: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    def client(self, **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.origin, verify=self.trust, headers=headers, timeout=PATIENCE)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def start_nginx(folder: Path, port: int, upstream: str) -> subprocess.Popen[bytes]:
    assert NGINX is not None
    text = CONFIG.format(folder=folder, port=port, upstream=upstream, headers=FORWARDED)
    (folder / "nginx.conf").write_text(text)
    return subprocess.Popen(
        [NGINX, "-c", str(folder / "nginx.conf"), "-p", str(folder)], stderr=subprocess.DEVNULL, start_new_session=True
    )


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory, logs: Path) -> Iterator[Behind]:
    """The Host header is the upstream's, as nginx sends it by default."""
    if NGINX is None:
        pytest.skip("nginx is not installed: `scripts/system tests` or `apt install nginx-light`")
    folder = tmp_path_factory.mktemp("proxy")
    folder.chmod(0o755)
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *files]
    subprocess.run(made, check=True, capture_output=True)
    port = free_port()
    settings = {"ARCANARIUM_ORIGINS": f"https://localhost:{port}", "ARCANARIUM_PROXIES": "127.0.0.1"}
    server = Server(str(folder / "tables.db"), logs / "proxy.log", rate=0.2, environment=settings).start()
    nginx = start_nginx(folder, port, server.host)
    try:
        until(lambda: nginx.poll() is not None or os.path.exists(folder / "pid"), "nginx starts")
        assert nginx.poll() is None, (folder / "error.log").read_text()
        yield Behind(server, port, ssl.create_default_context(cafile=str(folder / "cert.pem")))
    finally:
        end(nginx)
        server.stop()


async def test_our_own_page_may_act(behind: Behind) -> None:
    body = {"game": "seasons", "seats": 2, "players": [{"kind": "me"}, {"kind": "open"}]}
    async with behind.client(Origin=behind.origin) as browser:
        made = await browser.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        cookie = made.headers["set-cookie"]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        assert made.headers["strict-transport-security"].startswith("max-age=")
        address = f"wss://localhost:{behind.port}/ws/tables/{made.json()['id']}"
        async with websockets.connect(address, ssl=behind.trust, origin=behind.origin) as raw:  # type: ignore[arg-type]
            await raw.send('{"type":"hello"}')
            assert '"type":"table"' in str(await raw.recv())
    for foreign in ("https://evil.example", f"http://localhost:{behind.port}", "null"):
        async with behind.client(Origin=foreign) as browser:
            assert (await browser.post("/api/tables", json=body)).status_code == 403
        with pytest.raises(InvalidStatus):
            await websockets.connect(address, ssl=behind.trust, origin=foreign)  # type: ignore[arg-type]


async def test_visitors_behind_the_proxy_have_limits_of_their_own(behind: Behind) -> None:
    """This machine is a trusted proxy too, so what it says before nginx adds its address is believed."""

    async def come(address: str) -> int:
        async with behind.client(**{"X-Forwarded-For": address}) as stranger:
            return (await stranger.get("/api/me")).status_code

    assert 429 in [await come("203.0.113.5") for _ in range(40)]
    assert await come("203.0.113.6") == 200


@pytest.mark.parametrize("root", ["/play", "/games/wizards"])  # nginx passes one as it is, and cuts off the other
async def test_the_house_may_stand_in_a_street(behind: Behind, root: str) -> None:
    body = {"game": "seasons", "seats": 2, "players": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"Origin": behind.origin, "X-Forwarded-For": f"198.51.100.{len(root)}"}
    async with behind.client(**headers) as browser:
        for path in ("/", "/new"):
            page = (await browser.get(f"{root}{path}")).text
            assert f'<meta name="root" content="{root}"' in page
            assets = re.findall(r'(?:src|href)="([^"]+)"', page)
            assert assets
            for asset in assets:
                assert asset.startswith(f"{root}/")
                assert (await browser.get(asset)).status_code == 200
        assert (await browser.get(f"{root}/nowhere")).status_code == 404
        made = await browser.post(f"{root}/api/tables", json=body)
        assert made.status_code == 201, made.text
        assert f"Path={root}/;" in made.headers["set-cookie"]
        cookie = made.headers["set-cookie"].partition(";")[0]
        link = (await browser.post(f"{root}/api/me/link")).json()["link"]
        opened = await browser.post(f"{root}{link}")
        assert (opened.status_code, opened.headers["location"]) == (303, f"{root}/")
        address = f"wss://localhost:{behind.port}{root}/ws/tables/{made.json()['id']}"
        own = {"Cookie": cookie}
        async with websockets.connect(
            address,
            ssl=behind.trust,
            origin=behind.origin,  # type: ignore[arg-type]
            additional_headers=own,
        ) as raw:
            await raw.send('{"type":"hello"}')
            assert '"mine":true' in str(await raw.recv())
