import type { Body, Meta, Uppy } from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';
import type { Claim } from './claim-upload';
import { resumeUpload } from './resume-upload';
import { clearUpload, noteLasts, noteUpload, type UploadPlace } from './upload-notes';

type BackupOptions = {
  place: UploadPlace;
  claim: Claim;
  /** Of each file, and how many there are at most. */
  maxBytes: number;
  maxFiles: number;
  /** Called where an upload should go on of which the browser has nothing. */
  onNothing: () => void;
};

// Uppy does not say that it has found nothing.
const searchLasts = 2000;

/** Keeps files in this browser from when they are chosen until nothing more is to be done, so that they survive a reload. */
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
