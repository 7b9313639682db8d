import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { Client } from 'minio';

/** An S3-compatible server and the bucket of the portal on it. */
export interface S3Config {
  /** Origin of the server, by which browsers reach it too. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Where everybody may read the bucket's public images, without a trailing slash. */
  publicUrl: string;
  /** Path of the certificate of an authority of one's own that vouches for the server; null where known ones do. */
  authority?: string | null;
}

/** Milliseconds after which a server that sends nothing is taken for dead. */
const silence = 30_000;

// Answers that the client turns into an error without reading them, which would keep the connection.
const busy = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** Runs calls of a client that end when the signal is aborted. */
export const callingWith = <T>(signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> =>
  signals.run(signal, call);

/**
 * Ends a request whose server sends nothing for so long, but not one of which bytes are here that nobody took: then it
 * is the reader who is slow, such as a phone that fetches an archive.
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

/** The module that the client sends by; the client itself knows neither signals nor time limits. */
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

/** A client that tries nothing again by itself. */
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
