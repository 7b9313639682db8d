import { createModuleState } from '#server/platform/module-state';
import { UploadRejection } from '../signing/upload-rejection';

// Browsers send 20 at a time. Each can hold a part in memory while its sender is slow.
const maxOfOne = 30;
const maxOfAll = 100;

interface Arrival {
  ownerId: string | null;
  controller: AbortController;
}

const arrivals = createModuleState(() => new Map<string, Arrival>());

function requireCapacity(ownerId: string | null): void {
  const ofOne = [...arrivals.value.values()].filter((arrival) => arrival.ownerId === ownerId).length;
  if (ofOne >= maxOfOne || arrivals.value.size >= maxOfAll) throw new UploadRejection('TOO_MANY_ARRIVING');
}

/**
 * Runs a request that uploads bytes of a file. Only one request per file runs on this server: a newer one aborts the
 * older, which fails with UPLOAD_OFFSET. Throws TOO_MANY_ARRIVING if too many run at once.
 */
export async function arrive(
  uploadId: string,
  ownerId: string | null,
  work: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const older = arrivals.value.get(uploadId);
  if (older) older.controller.abort();
  else requireCapacity(ownerId);
  const arrival = { ownerId, controller: new AbortController() };
  arrivals.value.set(uploadId, arrival);
  const { signal } = arrival.controller;
  try {
    return await work(signal);
  } catch (error) {
    throw signal.aborted ? new UploadRejection('UPLOAD_OFFSET') : error;
  } finally {
    if (arrivals.value.get(uploadId) === arrival) arrivals.value.delete(uploadId);
  }
}
