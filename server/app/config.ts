import { isAbsolute, resolve } from 'node:path';
import type { HostedService } from '#server/features/uploads/hosted/hosted-service';
import type { S3Config } from '#server/features/uploads/s3-client';
import { StartError } from '#server/platform/start-error';

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

type Environment = Readonly<Record<string, string | undefined>>;

function whole(environment: Environment, name: string, fallback: number, from: number, to: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw new StartError(`${name} must be a whole number from ${from} to ${to}, not '${text}'.`);
  }
  return value;
}

function url(environment: Environment, name: string, protocols: string[]): string | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new StartError(`${name} must be an address that starts with ${protocols[0]}//.`);
  }
  return text.replace(/\/+$/, '');
}

function flag(environment: Environment, name: string, fallback: boolean): boolean {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  if (text !== 'on' && text !== 'off') throw new StartError(`${name} must be 'on' or 'off', not '${text}'.`);
  return text === 'on';
}

function logLevel(environment: Environment): LogLevel {
  const text = environment['LOG_LEVEL'] || 'info';
  const level = logLevels.find((known) => known === text);
  if (!level) throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${text}'.`);
  return level;
}

/** An origin: sign-in knows the portal by it, so nothing may follow the host. */
function origin(environment: Environment, name: string): string | null {
  const text = url(environment, name, ['http:', 'https:']);
  if (text !== null && new URL(text).origin !== text) {
    throw new StartError(
      `${name} must be no more than protocol, host and port, such as https://portal.example.`,
    );
  }
  return text;
}

function mailAddress(environment: Environment, name: string): string | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) {
    throw new StartError(`${name} must be an e-mail address such as portal@example.com, not '${text}'.`);
  }
  return text;
}

const s3Names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_PUBLIC_URL',
] as const;

function s3(environment: Environment): S3Config | null {
  const missing = s3Names.filter((name) => !environment[name]);
  if (missing.length === s3Names.length) return null;
  if (missing.length > 0) {
    throw new StartError(`${s3Names.join(', ')} belong together, and ${missing.join(', ')} is missing.`);
  }
  const text = (name: (typeof s3Names)[number]): string => environment[name]!;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text('S3_BUCKET'))) {
    throw new StartError('S3_BUCKET must be 3 to 63 small letters, digits, dots and hyphens.');
  }
  return {
    endpoint: origin(environment, 'S3_ENDPOINT')!,
    region: text('S3_REGION'),
    bucket: text('S3_BUCKET'),
    accessKey: text('S3_ACCESS_KEY'),
    secretKey: text('S3_SECRET_KEY'),
    publicUrl: url(environment, 'S3_PUBLIC_URL', ['http:', 'https:'])!,
  };
}

const transloaditOrigin = 'https://api2.transloadit.com';

function transloadit(environment: Environment): HostedService | null {
  const { TRANSLOADIT_KEY: authKey, TRANSLOADIT_SECRET: secret } = environment;
  const chosen = origin(environment, 'TRANSLOADIT_SERVICE');
  if (!authKey && !secret && chosen === null) return null;
  if (!authKey || !secret) {
    const missing = [!authKey && 'TRANSLOADIT_KEY', !secret && 'TRANSLOADIT_SECRET'].filter(Boolean);
    throw new StartError(
      `TRANSLOADIT_KEY and TRANSLOADIT_SECRET belong together, and ${missing.join(', ')} is missing.`,
    );
  }
  const url = chosen ?? transloaditOrigin;
  if (!/^https:|^http:\/\/(127\.0\.0\.1|localhost)(:|$)/.test(url)) {
    throw new StartError('TRANSLOADIT_SERVICE must start with https://, unless it is on this machine.');
  }
  return { url, authKey, secret };
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
