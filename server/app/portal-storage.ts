import { join } from 'node:path';
import { diskStorage } from '#server/features/storage/disk-storage';
import type { ObjectStorage } from '#server/features/storage/object-storage';
import { s3Storage } from '#server/features/storage/s3/s3-storage';
import { prepareBucket } from '#server/features/storage/s3/s3-bucket';
import type { Config } from './config/config';

/** Where the files of the portal lie. */
export const portalStorage = ({ s3, s3Ca, dataDir }: Config): ObjectStorage =>
  s3 ? s3Storage({ ...s3, authority: s3Ca }) : diskStorage(join(dataDir, 'storage'));

/** The same, with a bucket of S3 made where there is none. */
export async function readyStorage(config: Config): Promise<ObjectStorage> {
  if (config.s3) await prepareBucket({ ...config.s3, authority: config.s3Ca });
  return portalStorage(config);
}
