import { s3Client, type S3Config } from '#server/features/storage/s3/s3-client';

/** Returns the keys of all objects in the bucket. */
export async function objectsIn(config: S3Config): Promise<string[]> {
  const keys: string[] = [];
  for await (const { name } of s3Client(config).listObjectsV2(config.bucket, '', true)) keys.push(name);
  return keys;
}
