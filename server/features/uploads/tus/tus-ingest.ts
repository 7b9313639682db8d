import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Locker, Server } from '@tus/server';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/logging/log';
import { traceId } from '#server/platform/logging/trace';
import { asUnavailable } from '#server/platform/unavailable';
import { UploadRejection } from '../signing/upload-rejection';
import { uploadService } from '../signing/upload-service';
import { isAssemblyId, tusPath, tusUrl } from '../assemblies/assembly-status';
import { TusStore } from './tus-store';

interface Answer {
  status_code: number;
  body: string;
}

/** The trace id comes last, for searching the log. */
const bodyOf = (code: string, message: string): string => `${code}: ${message} (trace ${traceId()})`;

/** The request of the library, with the response that it will write. */
interface Requested {
  runtime?: { node?: { res?: ServerResponse } };
}

function answerTo({ runtime }: Requested, error: unknown): Answer | undefined {
  const unavailable = asUnavailable(error);
  if (unavailable) {
    log.warn({ err: error }, 'a part of the portal did not answer');
    runtime?.node?.res?.setHeader('retry-after', Number(unavailable.details['retryAfterSeconds']));
    return { status_code: unavailable.status, body: bodyOf(unavailable.code, unavailable.message) };
  }
  if (error instanceof UploadRejection || error instanceof AppError)
    return { status_code: error.status, body: bodyOf(error.code, error.message) };
  if (typeof (error as Partial<Answer>).status_code === 'number') return undefined;
  // The sender has disconnected or was too slow, so no one reads the response.
  if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return { status_code: 400, body: bodyOf('BAD_REQUEST', 'The upload broke off.') };
  }
  log.error({ err: error }, 'an upload failed');
  return { status_code: 500, body: bodyOf('INTERNAL', 'The upload could not be taken.') };
}

/** No locks are needed: if two requests continue from one offset, on any servers, the database accepts the first. */
const locker: Locker = { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) };

/** Returns a tus server that stores files in `TusStore`. */
export const tusIngest = (): Server =>
  new Server({
    path: tusPath,
    datastore: new TusStore(),
    locker,
    namingFunction: () => randomBytes(16).toString('hex'),
    generateUrl: (_request, { id }) => tusUrl(id),
    getFileIdFromRequest: (_request, lastPath) => (isAssemblyId(lastPath) ? lastPath : undefined),
    allowedOrigins: [uploadService().url],
    onResponseError: (request, error) => answerTo(request as Requested, error),
  });
