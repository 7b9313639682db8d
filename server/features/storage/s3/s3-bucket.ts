import type { Client } from 'minio';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/logging/log';
import { StartError } from '#server/platform/start-error';
import { s3Client, type S3Config } from './s3-client';
import { isPassing, nameOf } from '../storage-errors';
import { type Pace, realPace, RetryBudget } from '../storage-retries';

/** Milliseconds that the start waits for the S3 server, which may be starting too. */
const startBudget = 30_000;

const statementName = 'TreadwayPublicImages';

interface Policy {
  Version: string;
  Statement: { Sid?: string }[];
}

/** Returns the policy that lets anyone download objects that start with `images/`, and nothing else. */
const publicImages = (bucket: string) => ({
  Sid: statementName,
  Effect: 'Allow',
  Principal: { AWS: ['*'] },
  Action: ['s3:GetObject'],
  Resource: [`arn:aws:s3:::${bucket}/images/*`],
});

/** Returns the policy of the bucket; null if it has none. Creates a missing bucket. */
async function currentPolicy(client: Client, { bucket, region }: S3Config): Promise<Policy | null> {
  try {
    return JSON.parse(await client.getBucketPolicy(bucket)) as Policy;
  } catch (error) {
    if (nameOf(error) === 'NoSuchBucketPolicy') return null;
    if (nameOf(error) !== 'NoSuchBucket') throw error;
  }
  try {
    await client.makeBucket(bucket, region);
  } catch (error) {
    // Another server of the portal created it first.
    if (nameOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
  }
  return null;
}

async function prepare(client: Client, config: S3Config): Promise<void> {
  const policy = (await currentPolicy(client, config)) ?? { Version: '2012-10-17', Statement: [] };
  if (policy.Statement.some(({ Sid }) => Sid === statementName)) return;
  const statements = [...policy.Statement, publicImages(config.bucket)];
  await client.setBucketPolicy(config.bucket, JSON.stringify({ ...policy, Statement: statements }));
}

function sentenceOf(error: unknown, { endpoint, bucket }: S3Config): string {
  const { code } = error instanceof AppError ? error : { code: 'UNAVAILABLE' };
  const begins = `The bucket '${bucket}' at ${endpoint} could not be made ready:`;
  if (code === 'STORAGE_UNAUTHENTICATED') return `${begins} S3_ACCESS_KEY or S3_SECRET_KEY is wrong.`;
  if (code === 'STORAGE_UNAUTHORIZED') return `${begins} the key may not make it or set its policy.`;
  if (code === 'STORAGE_RETRY_LIMIT_EXCEEDED') return `${begins} the server at S3_ENDPOINT does not answer.`;
  return `${begins} the server refused; the log says why.`;
}

const waitingFor = ({ endpoint }: S3Config): string =>
  `the S3 server at ${endpoint} does not answer. The start waits ${startBudget / 1000} seconds for it. Check S3_ENDPOINT and the server.`;

/**
 * Creates the bucket and its policy of public images if they are missing. Throws a StartError with the reason if it
 * can't.
 */
export async function prepareBucket(config: S3Config, pace: Pace = realPace): Promise<void> {
  const client = s3Client(config);
  let failed = false;
  try {
    await new RetryBudget(startBudget, pace).run(async () => {
      try {
        await prepare(client, config);
      } catch (error) {
        if (!failed && isPassing(error)) log.warn(waitingFor(config));
        failed = true;
        throw error;
      }
    });
  } catch (error) {
    throw new StartError(sentenceOf(error, config));
  }
}
