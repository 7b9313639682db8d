import { join } from 'node:path';
import { diskStorage } from '#server/features/uploads/disk-storage';
import type { ObjectStorage } from '#server/features/uploads/object-storage';
import { s3Storage } from '#server/features/uploads/s3-storage';
import type { Config } from './config';

/** Where the files of the portal lie. */
export const portalStorage = ({ s3, dataDir }: Config): ObjectStorage =>
  s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'storage'));
