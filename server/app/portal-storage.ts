import { join } from 'node:path';
import { diskStorage } from '#server/features/storage/disk-storage';
import type { ObjectStorage } from '#server/features/storage/object-storage';
import { s3Storage } from '#server/features/storage/s3/s3-storage';
import { prepareBucket } from '#server/features/storage/s3/s3-bucket';
import type { Config } from './config/config';

/** Returns the configured file storage of the portal. */
export const portalStorage = ({ s3, s3Ca, dataDir }: Config): ObjectStorage =>
  s3 ? s3Storage({ ...s3, authority: s3Ca }) : diskStorage(join(dataDir, 'storage'));

/** Returns the file storage after creating a missing S3 bucket. */
export async function readyStorage(config: Config): Promise<ObjectStorage> {
  if (config.s3) await prepareBucket({ ...config.s3, authority: config.s3Ca });
  return portalStorage(config);
}
