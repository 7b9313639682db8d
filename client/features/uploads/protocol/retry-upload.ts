import type { Body, Meta, Uppy } from '@uppy/core';
import type Transloadit from '@uppy/transloadit';

const fresh = {
  error: null,
  isPaused: false,
  tus: undefined,
  uploadURL: undefined,
  transloadit: undefined,
  response: undefined,
};

/** Uploads the files that failed from the start: a second try of the same upload would wait for ever. */
export function retryUpload(uppy: Uppy<Meta, Body>): void {
  const completed = uppy.getPlugin<Transloadit<Meta, Body>>('Transloadit')?.completedFiles ?? {};
  for (const { id, size } of uppy.getFiles()) {
    delete completed[id];
    const progress = {
      uploadStarted: null,
      uploadComplete: false,
      percentage: 0,
      bytesUploaded: false,
      bytesTotal: size,
    } as const;
    uppy.setFileState(id, { ...fresh, progress });
  }
  uppy.setState({ error: null, allowNewUpload: true, recoveredState: null });
  // A refusal is told by the events of the upload.
  uppy.upload().catch(() => undefined);
}
