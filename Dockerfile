# Elvenhold for self-hosting: the wheel is built once, with the browser client in it; the second image has no Node.
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . && cp requirements/run.txt /wheels/

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 elf && mkdir /data && chown elf /data
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --require-hashes --requirement /wheels/run.txt \
    && pip install --no-cache-dir --no-deps /wheels/*.whl && rm -r /wheels
USER elf
# The compiled rules are kept in the image, so that a new container answers its bots at once.
RUN elvenhold warm
VOLUME /data
EXPOSE 8321
HEALTHCHECK --interval=30s --timeout=3s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8321/readyz', timeout=2)"]
CMD ["elvenhold", "serve", "--host", "0.0.0.0", "--data", "/data"]
