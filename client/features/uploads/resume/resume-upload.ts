import type { Body, Meta, Uppy } from '@uppy/core';
import { transloaditOf } from '../protocol/transloadit-plugin';
import { confirmRestored, retryUpload } from '../protocol/traps';

type Uploader = Uppy<Meta, Body>;
type File = ReturnType<Uploader['getFiles']>[number];

const isGoing = (uppy: Uploader) => Object.keys(uppy.getState().currentUploads).length > 0;

/** Returns the files whose data is neither in the browser nor, as far as known, on the service. */
const lostFiles = (uppy: Uploader): File[] =>
  uppy.getFiles().filter(({ data, progress }) => !data && !(isGoing(uppy) && progress.uploadComplete));

/** Updates the progress of files from the service, because it may not have been stored before the page was closed. */
async function noteProgress(uppy: Uploader): Promise<void> {
  const transloadit = transloaditOf(uppy);
  // If the status can't be read, the plugin logs that and the known progress remains.
  await transloadit.restored?.catch(() => undefined);
  const known = transloadit.assembly?.status.tus_uploads ?? [];
  for (const { id, name, tus, progress, size } of uppy.getFiles()) {
    // Names are random and therefore unique.
    const there = known.find(({ filename }) => filename === name);
    if (!there) continue;
    const { upload_url: uploadUrl, finished } = there;
    uppy.setFileState(id, { tus: { ...(tus as object | undefined), uploadUrl } });
    if (!finished) continue;
    const complete = { uploadComplete: true, percentage: 100, bytesUploaded: size ?? 0 };
    uppy.setFileState(id, {
      isGhost: false,
      uploadURL: uploadUrl,
      progress: { ...progress, ...complete } as File['progress'],
    });
  }
}

/** Resumes an upload after a reload. If any file's data is lost, cancels it. */
export async function resumeUpload(uppy: Uploader): Promise<void> {
  if (isGoing(uppy)) await noteProgress(uppy);
  if (lostFiles(uppy).length > 0) uppy.cancelAll();
  else if (isGoing(uppy)) confirmRestored(uppy);
  else retryUpload(uppy);
}
