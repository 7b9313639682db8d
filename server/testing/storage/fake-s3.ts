import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '#server/features/storage/s3/s3-client';
import { checkSignature } from './aws-signature';
import { answer, describeCall, type Reply, xml } from './s3-answers';
import { BucketState, S3Error } from './s3-bucket-state';

/** A request that the server has received. */
export interface ReceivedRequest {
  /** For example 'PUT key?partNumber=1'. Upload ids and signatures are left out. */
  call: string;
  bytes: number;
}

/** An S3 server in this process, with the operations that the portal uses. */
export interface FakeS3 {
  config: S3Config;
  state: BucketState;
  requests: ReceivedRequest[];
  /** Advances the server's clock. A negative number turns it back. */
  advanceClock(seconds: number): void;
  /** Makes the next `times` requests that match the pattern fail with this status and S3 error code. */
  fail(pattern: RegExp, times: number, status: number, code: string): void;
  close(): Promise<void>;
}

function reply(response: ServerResponse, { status = 200, headers = {}, body }: Reply): void {
  response.writeHead(status, headers).end(body);
}

function sendError(response: ServerResponse, method: string, { status, code }: S3Error): void {
  const body = xml('Error', `<Code>${code}</Code><Message>${code}</Message>`);
  reply(response, { status, ...(method !== 'HEAD' && { body }) });
}

/** Starts a server with an empty bucket. `minPart` is the minimum size of a part in bytes, by default that of S3. */
export async function startFakeS3(minPart?: number): Promise<FakeS3> {
  const state = new BucketState(minPart);
  const requests: ReceivedRequest[] = [];
  const failures: { pattern: RegExp; times: number; error: S3Error }[] = [];
  let ahead = 0;

  function authorize(request: IncomingMessage, body: Buffer, key: string): void {
    const { method = '', url = '', headers } = request;
    if (method === 'GET' && key !== '' && !headers.authorization && !url.includes('X-Amz-')) {
      if (state.isPublic(config.bucket, key)) return;
    }
    const now = new Date(Date.now() + ahead);
    const code = checkSignature({ method, url, headers, body, keys: config, now });
    if (code) throw new S3Error(403, code);
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
      requests.push({ call: describeCall(call), bytes: body.length });
      authorize(request, body, key);
      if (bucket !== config.bucket) throw new S3Error(404, 'NoSuchBucket');
      const failure = failures.find(({ pattern, times }) => times > 0 && pattern.test(describeCall(call)));
      if (failure) {
        failure.times -= 1;
        throw failure.error;
      }
      reply(response, answer(state, call));
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      sendError(response, method, error);
    }
  }

  const server = createServer((request, response) => {
    // A client may disconnect in the middle of a request.
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
    advanceClock: (seconds) => {
      ahead += seconds * 1000;
    },
    fail: (pattern, times, status, code) => {
      failures.push({ pattern, times, error: new S3Error(status, code) });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
