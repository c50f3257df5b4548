# syntax=docker/dockerfile:1.12
# The platform as one image: API, pages and client. docker build -t wiki-empresarios .

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# The workspaces' own files first: dependencies are installed anew only when one of these changes.
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY apps/e2e/package.json apps/e2e/
COPY packages/billing-sandbox/package.json packages/billing-sandbox/
COPY packages/domain/package.json packages/domain/
COPY packages/emails/package.json packages/emails/
COPY packages/embedded-mongo/package.json packages/embedded-mongo/
COPY packages/reference-data/package.json packages/reference-data/
COPY packages/ui/package.json packages/ui/
COPY tools/package.json tools/
COPY bench/package.json bench/
# What it generates from the sources has to wait for them.
RUN npm pkg delete scripts.prepare && npm ci --no-audit --no-fund
COPY . .
RUN npm run codegen && npm run build

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# All of them, or the lock file would name workspaces that are not there.
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY apps/e2e/package.json apps/e2e/
COPY packages packages
COPY tools/package.json tools/
COPY bench/package.json bench/
# Only what the server needs, without the tools that build and test it.
RUN npm pkg delete scripts.prepare \
  && npm ci --omit=dev --workspace apps/api --include-workspace-root=false --no-audit --no-fund \
  && npm cache clean --force

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production PORT=4000 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY --from=dependencies /app ./
COPY apps/api/src apps/api/src
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY LICENSE ./
USER node
VOLUME /data
EXPOSE 4000
# Not ready is not sick: whoever routes asks /readyz, whoever restarts asks whether it runs.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The signal that drains reaches the server itself, which is why npm is not in between.
CMD ["node", "apps/api/dist/main.js"]
