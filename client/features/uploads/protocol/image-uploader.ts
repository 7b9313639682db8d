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

/** The error of an upload, as far as it is known. */
export type UploadFailure = {
  reason?: string;
  notCreated?: boolean;
  /** The original names of the failed files, if there can be several. */
  names?: readonly string[];
};

type UploaderOptions = {
  place: UploadPlace;
  claim: Claim;
  /** The address and the limits of uploads. Each upload is signed separately. */
  limits: UploadSignature;
  sign: () => Promise<UploadSignature>;
  take: ClaimAssembly;
  multi: boolean;
  locale: UploadLocale;
  onUploaded: (images: UploadedImage[]) => void;
  /** Called with null when an upload starts. */
  onFailure: (failure: UploadFailure | null) => void;
  onCancelled: () => void;
};

const notCreated = (error: { message: string }, uppy: ImageUploader): boolean =>
  error.message.startsWith(transloaditOf(uppy).i18n('creatingAssemblyFailed'));

/** Returns the service's response to a rejected file. */
function tusAnswer(response?: { body?: Body }): string | undefined {
  const { xhr } = (response?.body ?? {}) as { xhr?: XMLHttpRequest };
  return xhr?.responseText;
}

/** Marks all other files as failed. Returns their original names. */
function markFailed(uppy: ImageUploader, done: readonly { id: string }[]): string[] {
  const failed = uppy.getFiles().filter(({ id }) => !done.some((file) => file.id === id));
  const error = uppy.i18n('uploadFailed');
  for (const { id } of failed) uppy.setFileState(id, { error });
  uppy.setState({ error });
  return failed.map(({ meta }) => meta.name);
}

/** Reports the results of the files. Failed ones stay for a retry. */
function settle(uppy: ImageUploader, assembly: FinishedAssembly, options: UploaderOptions): void {
  if (assembly.ok === 'ASSEMBLY_CANCELED') return;
  const files = uppy.getFiles();
  const placeOf = ({ uploadUrl }: UploadOutcome) =>
    files.findIndex(({ uploadURL }) => uploadURL === uploadUrl);
  // Restores the order of selection, independent of the order of arrival.
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

/** Creates the image uploader: Uppy with the Transloadit protocol, for the service that the server names. */
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
    // The upload uses `name`, and people see `meta.name`.
    onBeforeFileAdded: (file) => ({ ...file, name: randomName(file.name ?? '', file.type) }),
  });
  addTransloadit(uppy, { serviceUrl: limits.serviceUrl, sign });
  takeOver(uppy, take);
  uppy.on('upload', () => onFailure(null));
  uppy.on('upload-error', (file, error, response) => {
    // An upload without a file was cancelled, which isn't an error.
    if (!file) return;
    const { reason = tusReason(tusAnswer(response)) } = error as { reason?: string };
    onFailure({ reason, notCreated: notCreated(error, uppy) });
  });
  uppy.on('complete', (result) => {
    const assembly = finishedAssembly(result);
    // Deferred, because files can't be removed while they count as being uploaded.
    if (assembly) setTimeout(() => settle(uppy, assembly, options));
  });
  uppy.on('cancel-all', () => {
    onFailure(null);
    onCancelled();
  });
  backUpUpload(uppy, { place, claim, maxBytes: limits.maxBytes, maxFiles, onNothing: onCancelled });
  return uppy;
}
