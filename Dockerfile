# Assay in one container. With DATABASE_URL it uses that PostgreSQL, otherwise its own, in /data.
FROM node:24-bookworm-slim

WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY src/database/patch_driver.ts src/database/driver.patch src/database/
RUN npm ci --omit=dev && npm cache clean --force
COPY openapi openapi
COPY sql sql
COPY src src

# An ordinary user, whom PostgreSQL runs as without further ado.
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 ASSAY_DATA_DIR=/data
VOLUME /data
EXPOSE 8080

# The service itself is the first process, so that it gets the signal to stop.
ENTRYPOINT ["node_modules/.bin/node", "src/main.ts"]
CMD ["start"]
