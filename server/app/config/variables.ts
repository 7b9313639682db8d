import { identityKeys } from './identity-keys';
import {
  address,
  bucketName,
  certificateFile,
  flag,
  ipAddress,
  isWord,
  longToken,
  mailAddress,
  networks,
  oneOf,
  origin,
  realmAddress,
  safeOrigin,
  text,
  webAddress,
  whole,
  words,
} from './kinds';
import { together, variable } from './variable';

/**
 * All settings of the server. An entry here is enough for a new one: docs/configuration.md is generated from this
 * table, and `Config` has the value under the same name.
 */
export const variables = {
  production: variable('NODE_ENV', isWord('production'), {
    meaning: '`production` for a portal that others rely on, of which [more is asked](#in-production)',
    fallback: false,
    otherwise: 'a portal for trying out',
  }),
  port: variable('PORT', whole(1, 65_535), {
    meaning: 'port of pages, API and sign-in',
    fallback: 4000,
  }),
  host: variable('HOST', ipAddress, {
    meaning: 'where it listens: `0.0.0.0` in a container that nobody but a proxy gets through to',
    fallback: '127.0.0.1',
  }),
  publicUrl: variable('PUBLIC_URL', origin, {
    meaning:
      'the address people open; sign-in and the links in e-mail go by it. Browsers allow sign-in only at ' +
      '`https://`, or at `http://` on their own machine',
    fallback: null,
    otherwise: '`http://127.0.0.1:PORT`',
  }),
  behindProxy: variable('BEHIND_PROXY', flag, {
    meaning: '`on` where a reverse proxy says who calls, by `X-Forwarded-For`: one on this machine',
    fallback: false,
  }),
  proxies: variable('PROXY_NETWORKS', networks, {
    meaning: 'or one of these networks: no more than proxies may be in them',
    fallback: null,
    otherwise: 'on this machine alone',
  }),
  rateLimit: variable('RATE_LIMIT', whole(1, 1_000_000), {
    meaning: '[requests](api-limits.md) of one caller in ten seconds',
    fallback: 300,
  }),
  shutdownDelay: variable('SHUTDOWN_DELAY', whole(0, 600), {
    meaning:
      'seconds for which a server that [ends](architecture.md) still takes requests while `/readyz` says so, for a ' +
      'balancer to notice',
    fallback: 0,
  }),
  shutdownLimit: variable('SHUTDOWN_LIMIT', whole(1, 3600), {
    meaning: 'seconds for which it waits then for requests and jobs under way',
    fallback: 15,
  }),
  logLevel: variable('LOG_LEVEL', oneOf('debug', 'info', 'warn', 'error'), {
    meaning: 'the least of the log’s entries that is written',
    fallback: 'info',
  }),
  metricsToken: variable('METRICS_TOKEN', longToken, {
    meaning: 'what a Prometheus server shows as bearer token to read [`/metrics`](metrics.md)',
    fallback: null,
    otherwise: 'nobody reads them',
    secret: true,
  }),
  dataDir: variable('DATA_DIR', text, {
    meaning: 'folder of the embedded database, and of files, keys and e-mail where nothing else keeps them',
    fallback: '.data',
  }),
  databaseUrl: variable('DATABASE_URL', address('postgres:', 'postgresql:'), {
    meaning:
      'a PostgreSQL of your own, from version 15, whose user may make schemas and the extension `pg_trgm`: ' +
      '`postgres://user:password@host:5432/database`; percent-encode user and password',
    fallback: null,
    otherwise: 'the embedded one',
    secret: true,
  }),
  databaseDirectUrl: variable('DATABASE_DIRECT_URL', address('postgres:', 'postgresql:'), {
    meaning:
      'the same database past a [pooler](scaling.md#a-pooler) at `DATABASE_URL`: for what needs a session of its own',
    fallback: null,
    otherwise: '`DATABASE_URL`',
    secret: true,
  }),
  databaseReplicaUrl: variable('DATABASE_REPLICA_URL', address('postgres:', 'postgresql:'), {
    meaning: 'a [replica](scaling.md#a-replica) that the lists saved as files are read from',
    fallback: null,
    otherwise: 'the database itself',
    secret: true,
  }),
  databaseCa: variable('DATABASE_CA', certificateFile, {
    meaning:
      'authority of one’s own that vouches for the certificates of those databases, which then have to have one',
    fallback: null,
    otherwise: 'as the addresses say by `sslmode` and `sslrootcert`',
  }),
  demoData: variable('DEMO_DATA', flag, {
    meaning: 'whether demo people and modules are loaded into an empty database',
    fallback: null,
    otherwise: '`on` with the embedded database, `off` in production',
  }),
  keys: variable('IDENTITY_KEYS', identityKeys, {
    meaning: 'signing and cookie keys of the [embedded identity provider](identity.md), alike on all servers',
    fallback: null,
    otherwise: 'made at the first start in `DATA_DIR/identity-keys.json`',
    secret: true,
  }),
  identity: together({
    issuer: variable('IDENTITY_ISSUER', realmAddress, {
      meaning: 'the realm of [Keycloak](identity.md#keycloak) that people sign in at, as browsers reach it',
      otherwise: 'the embedded identity provider',
    }),
    clientSecret: variable('IDENTITY_CLIENT_SECRET', text, {
      meaning: 'the secret of its client `treadway-server`',
      secret: true,
    }),
    signInProviders: variable('IDENTITY_SIGN_IN_PROVIDERS', words, {
      meaning: 'aliases of the single sign-on providers there whose word on an e-mail address is taken',
      fallback: [],
    }),
  }),
  smtpUrl: variable('SMTP_URL', address('smtp:', 'smtps:'), {
    meaning:
      'where [e-mail](mail.md) is handed to: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte; ' +
      'percent-encode user and password',
    fallback: null,
    otherwise: 'files in `DATA_DIR/mailbox`',
    secret: true,
  }),
  smtpCa: variable('SMTP_CA', certificateFile, {
    meaning: 'authority of one’s own that vouches for the mail server, which then has to speak TLS',
    fallback: null,
    otherwise: 'the authorities that Node.js knows',
  }),
  mailFrom: variable('MAIL_FROM', mailAddress, {
    meaning: 'the sender’s address; answers go to the support address in the settings',
    fallback: null,
    otherwise: 'the support address',
  }),
  s3: together({
    endpoint: variable('S3_ENDPOINT', origin, {
      meaning: 'an S3-compatible server for [files](storage.md), which browsers must reach too',
      otherwise: 'files in `DATA_DIR/storage`',
    }),
    region: variable('S3_REGION', text, { meaning: 'its region, such as `us-east-1`' }),
    bucket: variable('S3_BUCKET', bucketName, {
      meaning: 'the bucket, made at the start where it is missing',
    }),
    accessKey: variable('S3_ACCESS_KEY', text, {
      meaning:
        'key that may read, write and remove there, list unfinished uploads, and read and set the policy',
      secret: true,
    }),
    secretKey: variable('S3_SECRET_KEY', text, { meaning: 'its secret', secret: true }),
    publicUrl: variable('S3_PUBLIC_URL', webAddress, {
      meaning:
        'where everybody reads the bucket’s images: `https://s3.example:9000/<bucket>`, or a cache of it',
    }),
  }),
  s3Ca: variable('S3_CA', certificateFile, {
    meaning: 'authority of one’s own that vouches for the S3 server',
    fallback: null,
    otherwise: 'the authorities that Node.js knows',
  }),
  transloadit: together({
    authKey: variable('TRANSLOADIT_KEY', text, {
      meaning: 'auth key of a workspace of [hosted Transloadit](uploads.md#hosted-transloadit)',
      otherwise: 'the built-in encoder takes images in',
    }),
    secret: variable('TRANSLOADIT_SECRET', text, { meaning: 'its secret, never sent', secret: true }),
    url: variable('TRANSLOADIT_SERVICE', safeOrigin, {
      meaning: 'origin of the service, or of a region',
      fallback: 'https://api2.transloadit.com',
    }),
  }),
  withoutPages: variable('CLIENT', isWord('development'), {
    meaning: '`development` where a development server gives the pages: `npm run dev` sets it',
    fallback: false,
    otherwise: 'the built pages',
  }),
};
