import { isAbsolute, resolve } from 'node:path';
import type { HostedService } from '#server/features/uploads/hosted/hosted-service';
import type { S3Config } from '#server/features/storage/s3/s3-client';
import { StartError } from '#server/platform/start-error';
import { type Environment, flag, mailAddress, origin, url, whole } from './environment';
import { s3, transloadit } from './upload-config';

/** Everything that can be set from outside, read once from environment variables. */
export interface Config {
  /** Port of the one server for pages, API and identity provider, on 127.0.0.1. */
  port: number;
  /** Folder of the embedded database, keys and uploads. */
  dataDir: string;
  /** PostgreSQL to use; null starts the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** Address people open, without a trailing slash. */
  publicUrl: string;
  /** Whether demo people and modules are loaded into an empty database. */
  demoData: boolean;
  /** Signing and cookie keys of the embedded identity provider as JSON; null keeps them in `dataDir`. */
  keys: string | null;
  /** SMTP server that e-mail is handed to, with its password; null keeps e-mail in the folder `mailbox` of `dataDir`. */
  smtpUrl: string | null;
  /** Address that e-mail comes from; null sends it from the support address in the settings. */
  mailFrom: string | null;
  /** S3-compatible server that files are kept on; null keeps them in the folder `storage` of `dataDir`. */
  s3: S3Config | null;
  /** Hosted service that takes images in; null has the portal's own encoder do it. */
  transloadit: HostedService | null;
  /** Requests that one caller may send to the API within ten seconds. */
  rateLimit: number;
  /** Whether a reverse proxy on this machine stands in front and says by X-Forwarded-For who calls. */
  behindProxy: boolean;
  /** The least of the log's entries that is written. */
  logLevel: LogLevel;
  /** Folder of the built client; null where a development server stands in front. */
  clientDir: string | null;
}

const logLevels = ['debug', 'info', 'warn', 'error'] as const;
type LogLevel = (typeof logLevels)[number];

function logLevel(environment: Environment): LogLevel {
  const text = environment['LOG_LEVEL'] || 'info';
  const level = logLevels.find((known) => known === text);
  if (!level) throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${text}'.`);
  return level;
}

/** The configuration in `environment`; a value that cannot be meant throws a StartError that names it. */
export function readConfig(environment: Environment, root: string): Config {
  if (environment['IDENTITY_ISSUER']) {
    throw new StartError(
      'IDENTITY_ISSUER is set, but this release signs people in by its embedded provider only.',
    );
  }
  const port = whole(environment, 'PORT', 4000, 1, 65535);
  const dataDir = environment['DATA_DIR'] || '.data';
  const databaseUrl = url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  return {
    port,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(root, dataDir),
    databaseUrl,
    publicUrl: origin(environment, 'PUBLIC_URL') ?? `http://127.0.0.1:${port}`,
    demoData: flag(environment, 'DEMO_DATA', databaseUrl === null),
    keys: environment['IDENTITY_KEYS'] || null,
    smtpUrl: url(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailAddress(environment, 'MAIL_FROM'),
    s3: s3(environment),
    transloadit: transloadit(environment),
    rateLimit: whole(environment, 'RATE_LIMIT', 300, 1, 1_000_000),
    behindProxy: flag(environment, 'BEHIND_PROXY', false),
    logLevel: logLevel(environment),
    clientDir: environment['CLIENT'] === 'development' ? null : resolve(root, 'dist/client'),
  };
}
