FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && mkdir /data

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/build ./build
COPY --from=build /app/content ./content
COPY --from=build /app/scripts/seed-demo.mjs /app/scripts/grant-admin.mjs /app/scripts/confirm-clock.mjs /app/scripts/change-rows.mjs ./scripts/
COPY --from=build /app/scripts/backup.mjs /app/scripts/restore.mjs /app/scripts/run-on-file.mjs ./scripts/
COPY --from=build /app/LICENSE /app/NOTICE ./
COPY --from=build --chown=node:node /data /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and takes SIGTERM; nothing has to be written outside /data, so --read-only works.
CMD ["node", "build/server/index.js"]
