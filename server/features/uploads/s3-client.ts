import { AsyncLocalStorage } from 'node:async_hooks';
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
}

/** Milliseconds after which a server that sends nothing is taken for dead. */
const silence = 30_000;

// Answers that the client turns into an error without reading them, which would keep the connection.
const busy = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** Runs calls of a client that end when the signal is aborted. */
export const callingWith = <T>(signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> =>
  signals.run(signal, call);

/** The module that the client sends by; the client itself knows neither signals nor time limits. */
function transportOf({ request }: Pick<typeof https, 'request'>): Pick<typeof https, 'request'> {
  const send = (options: https.RequestOptions, answered: (response: http.IncomingMessage) => void) => {
    const signal = signals.getStore();
    const sent = request({ ...options, timeout: silence, ...(signal && { signal }) }, (response) => {
      if (busy.has(response.statusCode ?? 0)) response.resume();
      answered(response);
    });
    return sent.on('timeout', () =>
      sent.destroy(Object.assign(new Error('the server fell silent'), { code: 'ETIMEDOUT' })),
    );
  };
  return { request: send as typeof https.request };
}

/** A client that tries nothing again by itself. */
export function s3Client({ endpoint, region, accessKey, secretKey }: S3Config): Client {
  const { protocol, hostname, port } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    retryOptions: { disableRetry: true },
    transport: transportOf(useSSL ? https : http) as typeof https,
  });
}
