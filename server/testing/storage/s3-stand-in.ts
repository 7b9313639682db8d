import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '#server/features/storage/s3/s3-client';
import { signatureError } from './aws-signature';
import { answer, nameOf, type Reply, xml } from './s3-answers';
import { BucketState, S3Refusal } from './s3-bucket-state';

/** A request that the stand-in was sent. */
export interface SentRequest {
  /** Such as 'PUT key?partNumber=1'; ids of uploads and what a link is signed with are left out. */
  what: string;
  bytes: number;
}

/** A server in this process that speaks the part of S3 that the portal uses. */
export interface S3StandIn {
  config: S3Config;
  state: BucketState;
  requests: SentRequest[];
  /** Moves its clock ahead. */
  later(seconds: number): void;
  /** Answers the next so many requests that the pattern fits with a failure. */
  fail(pattern: RegExp, times: number, status: number, word: string): void;
  close(): Promise<void>;
}

function reply(response: ServerResponse, { status = 200, headers = {}, body }: Reply): void {
  response.writeHead(status, headers).end(body);
}

function refuse(response: ServerResponse, method: string, { status, word }: S3Refusal): void {
  const body = xml('Error', `<Code>${word}</Code><Message>${word}</Message>`);
  reply(response, { status, ...(method !== 'HEAD' && { body }) });
}

/** Starts one with an empty bucket, whose parts have at least `minPart` bytes: by default as many as those of S3. */
export async function startS3StandIn(minPart?: number): Promise<S3StandIn> {
  const state = new BucketState(minPart);
  const requests: SentRequest[] = [];
  const failures: { pattern: RegExp; times: number; refusal: S3Refusal }[] = [];
  let ahead = 0;

  function authorize(request: IncomingMessage, body: Buffer, key: string): void {
    const { method = '', url = '', headers } = request;
    if (method === 'GET' && key !== '' && !headers.authorization && !url.includes('X-Amz-')) {
      if (state.isPublic(config.bucket, key)) return;
    }
    const now = new Date(Date.now() + ahead);
    const word = signatureError({ method, url, headers, body, keys: config, now });
    if (word) throw new S3Refusal(403, word);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    try {
      const { pathname, searchParams: query } = new URL(url, config.endpoint);
      const [, bucket, ...names] = pathname.split('/');
      const key = decodeURIComponent(names.join('/'));
      const headers = request.headers as Record<string, string>;
      const call = { method, key, query, headers, body };
      requests.push({ what: nameOf(call), bytes: body.length });
      authorize(request, body, key);
      if (bucket !== config.bucket) throw new S3Refusal(404, 'NoSuchBucket');
      const failure = failures.find(({ pattern, times }) => times > 0 && pattern.test(nameOf(call)));
      if (failure) {
        failure.times -= 1;
        throw failure.refusal;
      }
      reply(response, answer(state, call));
    } catch (error) {
      if (!(error instanceof S3Refusal)) throw error;
      refuse(response, method, error);
    }
  }

  const server = createServer((request, response) => {
    // A client that gives up in the middle is no failure.
    serve(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config: S3Config = {
    endpoint,
    region: 'us-east-1',
    bucket: 'treadway',
    accessKey: 'portal',
    secretKey: 'secret of the specs',
    publicUrl: `${endpoint}/treadway`,
  };
  return {
    config,
    state,
    requests,
    later: (seconds) => {
      ahead += seconds * 1000;
    },
    fail: (pattern, times, status, word) => {
      failures.push({ pattern, times, refusal: new S3Refusal(status, word) });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
