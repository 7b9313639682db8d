import type { HostedService } from '#server/features/uploads/hosted/hosted-service';
import type { S3Config } from '#server/features/storage/s3/s3-client';
import { StartError } from '#server/platform/start-error';
import { type Environment, origin, url } from './environment';

const s3Names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_PUBLIC_URL',
] as const;

/** The S3-compatible server that files are kept on; null where none is named. */
export function s3(environment: Environment): S3Config | null {
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

/** The hosted service that takes images in; null where none is named. */
export function transloadit(environment: Environment): HostedService | null {
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
