import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/logging/log';
import { UploadRejection } from '../signing/upload-rejection';
import { type HostedService, isOfService } from './hosted-service';

/** Milliseconds before each retry of a call to a busy or unresponsive service. */
const pauses = [250, 750, 2000];
const maxPause = 5000;
const silence = 30_000;
const maxRedirects = 3;

/** Returns the error for a service that doesn't respond, with the seconds that it asks to wait. */
export const silent = (retryAfterSeconds?: number): AppError =>
  new AppError(
    'UNAVAILABLE',
    'The upload service does not answer right now.',
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );

/** Sends a request to a machine of the service. Redirects to other hosts are rejected. */
async function get(service: HostedService, address: string, redirects = maxRedirects): Promise<Response> {
  if (!isOfService(service, address)) throw new UploadRejection('ENCODING_FAILED');
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(silence) });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return response;
  await response.body?.cancel();
  if (redirects === 0 || !URL.canParse(location, address)) throw silent();
  return get(service, new URL(location, address).href, redirects - 1);
}

/** Returns the bytes of a response. Throws MAX_SIZE_EXCEEDED above the maximum. */
export async function bytesOf(response: Response, max: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > max) throw new UploadRejection('MAX_SIZE_EXCEEDED');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOf(error: unknown): AppError | UploadRejection {
  if (error instanceof AppError || error instanceof UploadRejection) return error;
  log.warn({ err: error }, 'the upload service could not be reached');
  return silent();
}

/** Returns the milliseconds before the next retry; null if there is none. */
function pauseAfter(error: AppError | UploadRejection, tries: number): number | null {
  const pause = pauses[tries];
  if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE' || pause === undefined) return null;
  const retryAfterMs = Number(error.details['retryAfterSeconds'] ?? 0) * 1000;
  return retryAfterMs > maxPause ? null : Math.max(retryAfterMs, pause);
}

/**
 * Sends a request and reads its response. Retries while `read` throws `silent`, because the service is unavailable,
 * busy or broke off. Throws UNAVAILABLE after the last attempt.
 */
export async function callService<T>(
  service: HostedService,
  address: () => string,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await read(await get(service, address()));
    } catch (error) {
      const failure = failureOf(error);
      const pause = pauseAfter(failure, tries);
      if (pause === null) throw failure;
      await wait(pause);
    }
  }
}

/** Downloads a file from the service. */
export function fetchFile(service: HostedService, address: string, max: number): Promise<Buffer> {
  return callService(
    service,
    () => address,
    async (response) => {
      if (response.ok) return bytesOf(response, max);
      await response.body?.cancel();
      if (response.status >= 500 || response.status === 429) throw silent();
      throw new UploadRejection('ENCODING_FAILED');
    },
  );
}
