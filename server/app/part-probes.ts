import { storage } from '#server/features/storage/object-storage';
import { describeStorageFailure } from '#server/features/storage/storage-errors';
import { probeSmtp } from '#server/platform/mail/smtp';
import type { Probe } from '#server/platform/parts';
import type { Config } from './config/config';

/** Returns the probes of the file storage and, if one is configured, the mail server. */
export function partProbes({ s3, smtpUrl, smtpCa, dataDir }: Config): Probe[] {
  const probes: Probe[] = [
    {
      part: 'storage',
      name: s3 ? `the S3 server at ${s3.endpoint}` : `the file storage in ${dataDir}`,
      setting: s3 ? 'S3_ENDPOINT and the server' : 'DATA_DIR and its disk',
      run: (signal) => storage().probe(signal),
      describe: describeStorageFailure,
    },
  ];
  if (smtpUrl === null) return probes;
  return [
    ...probes,
    {
      part: 'mail',
      name: `the mail server at ${new URL(smtpUrl).host}`,
      setting: 'SMTP_URL and the server',
      run: () => probeSmtp(smtpUrl, smtpCa),
    },
  ];
}
