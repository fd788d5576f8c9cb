# The table in one image: the page is built by Node, the wheel by a compiler, and neither is in what runs.
FROM node:22-bookworm-slim AS page
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src /source/src
RUN npm run build

FROM python:3.13-bookworm AS wheel
WORKDIR /source
COPY pyproject.toml setup.py README.md LICENSE MANIFEST.in ./
COPY licenses licenses
COPY scripts scripts
COPY src src
COPY --from=page /source/src/arcanarium/server/static src/arcanarium/server/static
RUN ARCANARIUM_COMPILED=1 pip wheel --no-cache-dir --wheel-dir /wheels ".[server]"

FROM python:3.13-slim-bookworm
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "arcanarium[server]" \
    && useradd --create-home --home-dir /var/lib/arcanarium arcanarium
USER arcanarium
WORKDIR /var/lib/arcanarium
VOLUME /var/lib/arcanarium
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/', timeout=3)"]
ENTRYPOINT ["arcanarium"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
