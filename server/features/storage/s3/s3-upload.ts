import type { Readable } from 'node:stream';
import type { Client } from 'minio';
import { log } from '#server/platform/logging/log';
import { callingWith } from './s3-client';
import { nameOf } from '../storage-errors';
import type { RetryBudget } from '../storage-retries';

/** Bytes of a part, and of the largest object that is sent in one piece: 16 MB. */
export const defaultPartSize = 16_000_000;

/** The target of an upload. */
export interface S3Target {
  client: Client;
  bucket: string;
  key: string;
  headers: Record<string, string>;
}

/** Yields the source in buffers of `partSize`; the last can be shorter. A buffer is retained until it has been sent. */
async function* partsOf(source: Readable, partSize: number): AsyncGenerator<Buffer> {
  // Filled as bytes arrive, so that they are in memory only once.
  let part = Buffer.allocUnsafeSlow(partSize);
  let held = 0;
  for await (const chunk of source as AsyncIterable<Uint8Array | string>) {
    let rest: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    while (held + rest.length >= partSize) {
      const taken = rest.subarray(0, partSize - held);
      part.set(taken, held);
      yield part;
      rest = rest.subarray(taken.length);
      part = Buffer.allocUnsafeSlow(partSize);
      held = 0;
    }
    part.set(rest, held);
    held += rest.length;
  }
  yield part.subarray(0, held);
}

interface SentPart {
  part: number;
  etag: string;
}

/** Completes the upload. Also succeeds if only the response to an earlier attempt was lost. */
async function complete(
  { client, bucket, key }: S3Target,
  uploadID: string,
  sent: SentPart[],
  attempt: number,
): Promise<void> {
  try {
    await client.completeMultipartUpload(bucket, key, uploadID, sent);
  } catch (error) {
    if (attempt === 0 || nameOf(error) !== 'NoSuchUpload') throw error;
    await client.statObject(bucket, key);
  }
}

async function sendParts(
  target: S3Target,
  uploadID: string,
  parts: AsyncIterable<Buffer>,
  budget: RetryBudget,
): Promise<void> {
  const { client, bucket, key } = target;
  const sent: SentPart[] = [];
  for await (const bytes of parts) {
    if (bytes.length === 0) continue;
    const partNumber = sent.length + 1;
    const part = { bucketName: bucket, objectName: key, uploadID, partNumber, headers: {} };
    sent.push(await budget.run(() => client.uploadPart(part, bytes)));
  }
  await budget.run((attempt) => complete(target, uploadID, sent, attempt));
}

async function* preceded(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function sendMultipart(
  target: S3Target,
  parts: AsyncIterable<Buffer>,
  budget: RetryBudget,
): Promise<void> {
  const { client, bucket, key, headers } = target;
  // Not aborted by the signal, because the id of a started upload is needed to abort it.
  const uploadID = await callingWith(undefined, () =>
    budget.run(() => client.initiateNewMultipartUpload(bucket, key, headers)),
  );
  try {
    await sendParts(target, uploadID, parts, budget);
  } catch (error) {
    try {
      await callingWith(undefined, () => client.abortMultipartUpload(bucket, key, uploadID));
    } catch (left) {
      log.warn({ code: nameOf(left), key }, 'parts of a broken upload were left in the storage');
    }
    throw error;
  }
}

/** Aborts an upload of an object that a killed process left. Each key has only one put. */
export async function endUpload({ client, bucket, key }: Omit<S3Target, 'headers'>): Promise<void> {
  const uploadID = await client.findUploadId(bucket, key);
  if (uploadID !== undefined) await client.abortMultipartUpload(bucket, key, uploadID);
}

/** Uploads a source of any length with at most two parts in memory. The object appears when it is complete. */
export async function uploadTo(
  target: S3Target,
  source: Readable,
  budget: RetryBudget,
  partSize = defaultPartSize,
): Promise<void> {
  const parts = partsOf(source, partSize);
  const first = (await parts.next()).value as Buffer;
  if (first.length === partSize) {
    await sendMultipart(target, preceded(first, parts), budget);
    return;
  }
  const { client, bucket, key, headers } = target;
  await budget.run(() => client.putObject(bucket, key, first, first.length, { ...headers }));
}
