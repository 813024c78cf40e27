# Amberway as a container: everything that is kept lies in /data, the rest of the file system can be read-only (/tmp as tmpfs).
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/server/seed/data ./server/seed/data
COPY --from=build /app/dist ./dist
# A volume takes over whom its folder in the image belongs to.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# With the MALLOC settings, less than half the memory for more work: "Memory" in docs/operations.md.
# Without a shell in between the server itself gets the signal to stop.
CMD ["node", "--optimize-for-size", "--min-semi-space-size=4", "--max-semi-space-size=4", "--heap-growing-percent=25", "dist/server/index.js"]
