# The programs of Ensemble as container images: a target each. docker-compose.yml runs them together.
# What is built here and how it is run is checked without Docker by platform/test/containers.

ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG NATS_IMAGE=nats:2.15.1-alpine

# ---------------------------------------------------------------------------------------------------------------------
# What every build needs. Only the lists of dependencies are copied first: a change of the code installs nothing anew.

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /src
COPY package.json package-lock.json ./
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY gateway/package.json gateway/
COPY mf-articles/package.json mf-articles/
COPY mf-missions/package.json mf-missions/
COPY mf-users/package.json mf-users/
COPY packages/contracts/package.json packages/contracts/
COPY packages/mf-kit/package.json packages/mf-kit/
COPY packages/service-kit/package.json packages/service-kit/
COPY packages/ui/package.json packages/ui/
COPY platform/package.json platform/
COPY shell/package.json shell/
COPY svc-articles/package.json svc-articles/
COPY svc-missions/package.json svc-missions/
COPY svc-users/package.json svc-users/
COPY tools/rspack-stub/package.json tools/rspack-stub/
COPY tools/rspack-stub tools/rspack-stub
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY packages/contracts packages/contracts

# ---------------------------------------------------------------------------------------------------------------------
# Programs, each with its dependencies (platform/src/images).

FROM dependencies AS program-builder
COPY packages/service-kit packages/service-kit
COPY platform platform

FROM program-builder AS build-svc-users
COPY svc-users svc-users
RUN node --import tsx platform/src/images/build.ts svc-users /out

FROM program-builder AS build-svc-missions
COPY svc-missions svc-missions
RUN node --import tsx platform/src/images/build.ts svc-missions /out

FROM program-builder AS build-svc-articles
COPY svc-articles svc-articles
RUN node --import tsx platform/src/images/build.ts svc-articles /out

FROM program-builder AS build-databases
RUN node --import tsx platform/src/images/build.ts databases /out

FROM program-builder AS build-sign-in-provider
RUN node --import tsx platform/src/images/build.ts sign-in-provider /out

# ---------------------------------------------------------------------------------------------------------------------
# Front ends: the shell goes with the gateway, the remotes with the publisher.

FROM dependencies AS front-end-builder
COPY packages/mf-kit packages/mf-kit
COPY packages/ui packages/ui

FROM front-end-builder AS build-shell
COPY shell shell
RUN node shell/build.mjs

FROM front-end-builder AS build-mf-missions
COPY mf-missions mf-missions
RUN node mf-missions/build.mjs

FROM front-end-builder AS build-mf-articles
COPY mf-articles mf-articles
RUN node mf-articles/build.mjs

FROM front-end-builder AS build-mf-users
COPY mf-users mf-users
RUN node mf-users/build.mjs

# Programs that carry front ends, listed with them in their bill of materials.

FROM program-builder AS build-gateway
COPY gateway gateway
COPY --from=build-shell /src/shell/maps shell/maps
RUN node --import tsx platform/src/images/build.ts gateway /out

FROM program-builder AS build-publisher
COPY --from=build-mf-missions /src/mf-missions/dist mf-missions/dist
COPY --from=build-mf-articles /src/mf-articles/dist mf-articles/dist
COPY --from=build-mf-users /src/mf-users/dist mf-users/dist
RUN node --import tsx platform/src/images/build.ts publisher /out

# ---------------------------------------------------------------------------------------------------------------------
# What runs: no npm, no sources, no rights. The file system may be mounted read-only; what is written lies below /data.

FROM ${NODE_IMAGE} AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
STOPSIGNAL SIGTERM
# As `nodeFlags` of platform/src/start/programs.ts.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=4"]
USER 10001:10001

FROM runtime AS svc-users
ENV PORT=8101
EXPOSE 8101
COPY --from=build-svc-users /out ./
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http' + (process.env.TLS_FILE ? 's' : '') + '://127.0.0.1:' + process.env.PORT + '/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["main.mjs"]

FROM runtime AS svc-missions
ENV PORT=8102
EXPOSE 8102
COPY --from=build-svc-missions /out ./
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http' + (process.env.TLS_FILE ? 's' : '') + '://127.0.0.1:' + process.env.PORT + '/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["main.mjs"]

FROM runtime AS svc-articles
USER 0:0
RUN install -d -o 10001 -g 10001 /data/files
USER 10001:10001
ENV STORAGE_URL=file:///data/files
ENV PORT=8103
EXPOSE 8103
COPY --from=build-svc-articles /out ./
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http' + (process.env.TLS_FILE ? 's' : '') + '://127.0.0.1:' + process.env.PORT + '/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["main.mjs"]

FROM runtime AS gateway
USER 0:0
RUN install -d -o 10001 -g 10001 /data/remotes
USER 10001:10001
ENV SHELL_DIR=/app/shell/dist REMOTES_DIR=/data/remotes
ENV PORT=8080
EXPOSE 8080
COPY --from=build-gateway /out ./
COPY --from=build-shell /src/shell/dist shell/dist
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http' + (process.env.TLS_FILE ? 's' : '') + '://127.0.0.1:' + process.env.PORT + '/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["main.mjs"]

# Makes or mends the services' databases and roles, then ends.
FROM runtime AS databases
COPY --from=build-databases /out ./
CMD ["main.mjs"]

# Publishes the remotes that the registry does not have yet, then ends.
FROM runtime AS publisher
COPY --from=build-publisher /out ./
COPY --from=build-mf-missions /src/mf-missions/dist mf-missions/dist
COPY --from=build-mf-articles /src/mf-articles/dist mf-articles/dist
COPY --from=build-mf-users /src/mf-users/dist mf-users/dist
CMD ["main.mjs"]

# Single sign-on for trying and developing; an installation has the provider of its organisation.
FROM runtime AS sign-in-provider
ENV SIGN_IN_PORT=8090
EXPOSE 8090
COPY --from=build-sign-in-provider /out ./
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.SIGN_IN_PORT + '/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["main.mjs"]

# The broker with our users and their rights; its folder belongs to who runs it.
FROM ${NATS_IMAGE} AS broker
RUN install -d -o 10001 -g 10001 /data
COPY platform/containers/nats-server.conf platform/containers/nats-users.conf /etc/nats/
USER 10001:10001
EXPOSE 4222
STOPSIGNAL SIGTERM
ENTRYPOINT ["nats-server"]
CMD ["--config", "/etc/nats/nats-server.conf"]
