# The Node version of the lockfile. A test compares the two.
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS program
RUN npm ci --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY src src
RUN node node_modules/vite/bin/vite.js build --app --logLevel warn

FROM base AS packages
# The image already has this Node, so link it to the place where the launchers look.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/node-linux-* \
  && ln -sf /usr/local/bin/node node_modules/.bin/node

FROM base
COPY --from=packages /app/node_modules node_modules
COPY --from=program /app/dist dist
COPY bin/vitrine bin/vitrine
COPY demo demo
COPY LICENSE ./
# A new volume takes its owner from this folder. Everything else in the image belongs to root.
RUN install -d -o node -g node -m 0700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=false
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# A short interval, because `up --wait` waits for the first check. Older builders do not know --start-interval.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "dist/server/server.js"]
