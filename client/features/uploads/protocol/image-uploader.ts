import { Uppy, type Body, type Meta } from '@uppy/core';
import type { Claim } from '../resume/claim-upload';
import { backUpUpload } from '../resume/upload-recovery';
import type { UploadPlace } from '../resume/upload-notes';
import type { UploadLocale } from '../widget/upload-locale';
import { randomName } from './random-name';
import { takeOver, type ClaimAssembly } from './claim-assembly';
import { addTransloadit, transloaditOf } from './transloadit-plugin';
import { tusReason } from './tus-reason';
import {
  finishedAssembly,
  uploadOutcomes,
  type FinishedAssembly,
  type UploadedImage,
  type UploadOutcome,
} from './upload-result';
import type { UploadSignature } from './use-sign';

export type ImageUploader = Uppy<Meta, Body>;

/** What went wrong, as far as it is known. */
export type UploadFailure = {
  reason?: string;
  notCreated?: boolean;
  /** What the files were called when they were chosen, where there may be many. */
  names?: readonly string[];
};

type UploaderOptions = {
  place: UploadPlace;
  claim: Claim;
  /** Says where uploads go and what they may be; each upload is signed anew. */
  limits: UploadSignature;
  sign: () => Promise<UploadSignature>;
  take: ClaimAssembly;
  multi: boolean;
  locale: UploadLocale;
  onUploaded: (images: UploadedImage[]) => void;
  /** Called with null when an upload begins. */
  onFailure: (failure: UploadFailure | null) => void;
  onCancelled: () => void;
};

const notCreated = (error: { message: string }, uppy: ImageUploader): boolean =>
  error.message.startsWith(transloaditOf(uppy).i18n('creatingAssemblyFailed'));

/** What the service answered when it refused a file while it arrived. */
function tusAnswer(response?: { body?: Body }): string | undefined {
  const { xhr } = (response?.body ?? {}) as { xhr?: XMLHttpRequest };
  return xhr?.responseText;
}

/** Shows all files but these as failed; gives what they were called when they were chosen. */
function markFailed(uppy: ImageUploader, done: readonly { id: string }[]): string[] {
  const failed = uppy.getFiles().filter(({ id }) => !done.some((file) => file.id === id));
  const error = uppy.i18n('uploadFailed');
  for (const { id } of failed) uppy.setFileState(id, { error });
  uppy.setState({ error });
  return failed.map(({ meta }) => meta.name);
}

/** Hands over what became of the files; those of which nothing came stay, to be tried again. */
function settle(uppy: ImageUploader, assembly: FinishedAssembly, options: UploaderOptions): void {
  if (assembly.ok === 'ASSEMBLY_CANCELED') return;
  const files = uppy.getFiles();
  const placeOf = ({ uploadUrl }: UploadOutcome) =>
    files.findIndex(({ uploadURL }) => uploadURL === uploadUrl);
  // As they were chosen, whichever arrived first.
  const outcomes = uploadOutcomes(assembly).sort((one, other) => placeOf(one) - placeOf(other));
  const images = outcomes.flatMap(({ image }) => image ?? []);
  const lost = outcomes.filter(({ image }) => !image);
  const isDone = (file: (typeof files)[number]) =>
    outcomes.length > 0 && !lost.some(({ uploadUrl }) => uploadUrl === file.uploadURL);
  const done = files.filter(isDone);
  if (images.length > 0) options.onUploaded(images);
  if (images.length < outcomes.length || outcomes.length === 0) {
    const names = markFailed(uppy, done);
    options.onFailure({ reason: lost[0]?.reason, names: options.multi ? names : [] });
  }
  if (images.length > 0) uppy.removeFiles(done.map(({ id }) => id));
}

/** The uploader of images: Uppy, which speaks the Transloadit protocol with the service that the server names. */
export function createImageUploader(options: UploaderOptions): ImageUploader {
  const { place, claim, limits, sign, take, multi, locale, onFailure, onCancelled } = options;
  const maxFiles = multi ? limits.expectedFiles : 1;
  const uppy: ImageUploader = new Uppy<Meta, Body>({
    id: claim.id,
    autoProceed: true,
    locale,
    restrictions: {
      maxNumberOfFiles: maxFiles,
      maxFileSize: limits.maxBytes,
      minFileSize: 1,
      allowedFileTypes: limits.types,
    },
    // The upload goes by `name`, the person reads `meta.name`.
    onBeforeFileAdded: (file) => ({ ...file, name: randomName(file.name ?? '', file.type) }),
  });
  addTransloadit(uppy, { serviceUrl: limits.serviceUrl, sign });
  takeOver(uppy, take);
  uppy.on('upload', () => onFailure(null));
  uppy.on('upload-error', (file, error, response) => {
    // What was cancelled meanwhile is no trouble.
    if (!file) return;
    const { reason = tusReason(tusAnswer(response)) } = error as { reason?: string };
    onFailure({ reason, notCreated: notCreated(error, uppy) });
  });
  uppy.on('complete', (result) => {
    const assembly = finishedAssembly(result);
    // The files cannot go while they count as being uploaded, which ends right after this.
    if (assembly) setTimeout(() => settle(uppy, assembly, options));
  });
  uppy.on('cancel-all', () => {
    onFailure(null);
    onCancelled();
  });
  backUpUpload(uppy, { place, claim, maxBytes: limits.maxBytes, maxFiles, onNothing: onCancelled });
  return uppy;
}
