import type { Body, Meta, Uppy } from '@uppy/core';
import { transloaditOf } from '../protocol/transloadit-plugin';
import { confirmRestored, retryUpload } from '../protocol/traps';

type Uploader = Uppy<Meta, Body>;
type File = ReturnType<Uploader['getFiles']>[number];

const isGoing = (uppy: Uploader) => Object.keys(uppy.getState().currentUploads).length > 0;

/** Files that neither the browser has any more nor, as far as it was noted, the service. */
const lostFiles = (uppy: Uploader): File[] =>
  uppy.getFiles().filter(({ data, progress }) => !data && !(isGoing(uppy) && progress.uploadComplete));

/** Notes how far files have come though the page was left before that could be written. */
async function noteProgress(uppy: Uploader): Promise<void> {
  const transloadit = transloaditOf(uppy);
  // Where the status cannot be read the plugin logs it; what is known stands then.
  await transloadit.restored?.catch(() => undefined);
  const known = transloadit.assembly?.status.tus_uploads ?? [];
  for (const { id, name, tus, progress, size } of uppy.getFiles()) {
    // Names are random, so that no two are alike.
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

/** Goes on after a reload; files that are lost are given up. */
export async function resumeUpload(uppy: Uploader): Promise<void> {
  if (isGoing(uppy)) await noteProgress(uppy);
  if (lostFiles(uppy).length > 0) uppy.cancelAll();
  else if (isGoing(uppy)) confirmRestored(uppy);
  else retryUpload(uppy);
}
