import type { Body, Meta, Uppy } from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';
import type { Claim } from './claim-upload';
import { resumeUpload } from './resume-upload';
import { clearUpload, noteLasts, noteUpload, type UploadPlace } from './upload-notes';

type BackupOptions = {
  place: UploadPlace;
  claim: Claim;
  /** The limits of each file's size in bytes, and of their number. */
  maxBytes: number;
  maxFiles: number;
  /** Called if an upload should be resumed but the browser has no files of it. */
  onNothing: () => void;
};

// Uppy doesn't report that it has found nothing.
const searchLasts = 2000;

/** Stores selected files in the browser until the upload is finished, so that they survive a reload. */
export function backUpUpload(uppy: Uppy<Meta, Body>, options: BackupOptions): void {
  const { place, claim, maxBytes, maxFiles, onNothing } = options;
  const { id, resumes, release } = claim;
  const isEmpty = () => uppy.getFiles().length === 0;
  const note = () => isEmpty() || noteUpload(place, id);
  uppy.on('file-added', note);
  uppy.on('upload-progress', note);
  uppy.on('file-removed', () => isEmpty() && clearUpload(place, id));
  const endSearch = () => {
    if (!isEmpty()) return;
    clearUpload(place, id);
    onNothing();
  };
  const search = resumes ? setTimeout(endSearch, searchLasts) : undefined;
  uppy.on('restored', () => setTimeout(() => void (isEmpty() || resumeUpload(uppy))));
  uppy.on('plugin-remove', (plugin) => {
    if (plugin.id !== 'GoldenRetriever') return;
    clearTimeout(search);
    release();
  });
  const indexedDB: object = { maxFileSize: maxBytes, maxTotalSize: maxBytes * maxFiles };
  uppy.use(GoldenRetriever<Meta, Body>, { expires: noteLasts, indexedDB });
}
