import type { Body, Meta, Uppy } from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';
import { pause } from '#client/platform/pause';
import type { Claim } from './claim-upload';
import { discardKept, openKept, request } from './recovery-database';
import { forgetUpload, noteUpload, type UploadPlace } from './upload-notes';
import { resumeUpload } from './resume-upload';
import { transloaditOf } from '../protocol/transloadit-plugin';

export type BackupOptions = {
  place: UploadPlace;
  claim: Claim;
  /** Of each file, and how many there are at most. */
  maxBytes: number;
  maxFiles: number;
};

// The service gives an upload up to which nothing has happened for as long.
const expires = 60 * 60 * 1000;
// Uppy writes what it keeps twice a second, so for the last time after all is over.
const lastWrite = 1000;

const mostWait = 2000;

/**
 * Resolves once it is written that this upload goes on: a file is no longer kept when it has arrived, so that before
 * it could be lost by a reload. An upload is not held up for long where the browser cannot write.
 */
async function untilWritten(uppy: Uppy<Meta, Body>, id: string, uploadId: string): Promise<void> {
  const words = [uploadId, transloaditOf(uppy).assembly?.status.assembly_id ?? ''];
  const end = Date.now() + mostWait;
  while (Date.now() < end) {
    const kept = await openKept<{ metadata: string } | undefined>(({ state }) => request(state.get(id)));
    if (kept && words.every((word) => kept.metadata.includes(word))) return;
    await pause(50);
  }
}

/** Keeps files in this browser from when they are chosen until nothing more is to be done, so that they survive a reload. */
export function backUpUpload(
  uppy: Uppy<Meta, Body>,
  { place, claim, maxBytes, maxFiles }: BackupOptions,
): void {
  const { id, release } = claim;
  const isEmpty = () => uppy.getFiles().length === 0;
  const discard = () => {
    if (isEmpty()) discardKept(id).catch((error: unknown) => uppy.log(error, 'warning'));
  };
  uppy.on('file-added', () => noteUpload(place, id));
  uppy.on('file-removed', () => {
    if (!isEmpty()) return;
    forgetUpload(place, id);
    setTimeout(discard, lastWrite);
  });
  uppy.on('restored', () => setTimeout(() => void resumeUpload(uppy)));
  uppy.on('plugin-remove', (plugin) => plugin.id === 'GoldenRetriever' && release());
  uppy.addPreProcessor((_files, uploadId) =>
    untilWritten(uppy, id, uploadId).catch((error: unknown) => uppy.log(error, 'warning')),
  );
  const indexedDB: object = { maxFileSize: maxBytes, maxTotalSize: maxBytes * maxFiles };
  uppy.use(GoldenRetriever<Meta, Body>, { expires, indexedDB });
}
