import { addAbortSignal, type Readable } from 'node:stream';
import type { Client } from 'minio';
import { imageTypeOf, isObjectKey, type ObjectStorage } from '../object-storage';
import { callingWith, s3Client, type S3Config } from './s3-client';
import { endUpload, uploadTo } from './s3-upload';
import { asStorageError, nameOf, storageError } from '../storage-errors';
import { operationBudget, type Pace, realPace, RetryBudget, uploadBudget } from '../storage-retries';

/** Returns the headers with which the S3 server serves an object. */
function headersOf(key: string): Record<string, string> {
  const image = imageTypeOf(key);
  if (image === null) return { 'Content-Type': 'application/octet-stream' };
  return { 'Content-Type': image, 'Cache-Control': 'public, max-age=31536000, immutable' };
}

function requireKey(key: string): void {
  if (!isObjectKey(key)) throw storageError('object-not-found');
}

/** Returns the size. If HEAD fails, uses GET, because a HEAD response can't contain the reason. */
async function sizeOf(client: Client, bucket: string, key: string): Promise<{ size: number }> {
  try {
    const { size } = await client.statObject(bucket, key);
    return { size };
  } catch (error) {
    if (nameOf(error) !== 'AccessDenied') throw error;
    (await client.getPartialObject(bucket, key, 0, 1)).destroy();
    throw error;
  }
}

/**
 * Returns storage in a bucket of an S3-compatible server. Call `prepareBucket` first. `partSize` is the size of the
 * parts of large objects in bytes, by default that of `uploadTo`.
 */
export function s3Storage(config: S3Config, pace: Pace = realPace, partSize?: number): ObjectStorage {
  const client = s3Client(config);
  const { bucket } = config;

  const operation = async <T>(key: string, call: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    requireKey(key);
    return callingWith(signal, () => new RetryBudget(operationBudget, pace, signal).run(call));
  };

  return {
    put: async (key, source, signal) => {
      try {
        requireKey(key);
        signal?.throwIfAborted();
        if (signal) addAbortSignal(signal, source);
        const target = { client, bucket, key, headers: headersOf(key) };
        const budget = new RetryBudget(uploadBudget, pace, signal);
        await callingWith(signal, () => uploadTo(target, source, budget, partSize));
      } catch (error) {
        source.destroy();
        throw signal?.aborted ? storageError('canceled') : asStorageError(error);
      }
    },
    open: (key, range, signal) =>
      operation(
        key,
        async (): Promise<Readable> =>
          range
            ? client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
            : client.getObject(bucket, key),
        signal,
      ),
    stat: (key) => operation(key, () => sizeOf(client, bucket, key)),
    remove: (key) =>
      operation(key, async () => {
        await client.removeObject(bucket, key);
        await endUpload({ client, bucket, key });
      }),
    probe: (signal) =>
      callingWith(signal, async () => {
        // The bucket's policy was read at the start too, so the access key is allowed to.
        await client.getBucketPolicy(bucket).catch((error: unknown) => {
          if (nameOf(error) !== 'NoSuchBucketPolicy') throw error;
        });
      }),
    publicUrl: (key) => `${config.publicUrl}/${key}`,
    signedUrl: (key, { seconds, contentType, disposition }) =>
      operation(key, () =>
        client.presignedGetObject(bucket, key, seconds, {
          'response-content-type': contentType,
          'response-content-disposition': disposition,
        }),
      ),
  };
}
