import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { Client } from 'minio';

/** An S3-compatible server and its bucket for the portal. */
export interface S3Config {
  /** The origin of the server, which browsers use too. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** The public address of the images in the bucket, without a trailing slash. */
  publicUrl: string;
  /** The path of the certificate of a private authority that verifies the server; null if public ones do. */
  authority?: string | null;
}

/** Milliseconds after which a server that sends nothing counts as failed. */
const silence = 30_000;

// The client throws on these statuses without reading the body, which would keep the connection open.
const busy = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** Runs calls of a client that end when the signal is aborted. */
export const callingWith = <T>(signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> =>
  signals.run(signal, call);

/**
 * Aborts a request whose server sends nothing for the time. If received bytes haven't been read yet, the reader is
 * slow, such as a phone that downloads an archive, and the request continues.
 */
function endSilence(sent: http.ClientRequest, maxLength: number): void {
  let response: http.IncomingMessage | null = null;
  sent.once('response', (answer) => {
    response = answer;
  });
  sent.once('socket', (socket) => {
    const look = (): void => {
      if (response && response.readableLength > 0) socket.setTimeout(maxLength);
      else
        (response ?? sent).destroy(Object.assign(new Error('the server fell silent'), { code: 'ETIMEDOUT' }));
    };
    socket.setTimeout(maxLength).on('timeout', look);
    sent.once('close', () => socket.setTimeout(0).off('timeout', look));
  });
}

/** Returns the HTTP module for the client, which itself supports neither signals nor timeouts. */
function transportOf(
  { request }: Pick<typeof https, 'request'>,
  maxLength: number,
  more: https.RequestOptions,
): Pick<typeof https, 'request'> {
  const send = (options: https.RequestOptions, answered: (response: http.IncomingMessage) => void) => {
    const signal = signals.getStore();
    const sent = request({ ...options, ...more, ...(signal && { signal }) }, (response) => {
      if (busy.has(response.statusCode ?? 0)) response.resume();
      answered(response);
    });
    endSilence(sent, maxLength);
    return sent;
  };
  return { request: send as typeof https.request };
}

/** Returns a client without its own retries. */
export function s3Client(
  { endpoint, region, accessKey, secretKey, authority }: S3Config,
  maxSilence = silence,
): Client {
  const { protocol, hostname, port } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const more = authority ? { ca: readFileSync(authority) } : {};
  return new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    retryOptions: { disableRetry: true },
    transport: transportOf(useSSL ? https : http, maxSilence, more) as typeof https,
  });
}
