import { Uppy, type Body, type Meta } from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';
import Transloadit, { type AssemblyResponse } from '@uppy/transloadit';
import type { SignUploadMutation } from '#client/platform/generated/graphql';
import type { UploadLocale } from './upload-locale';
import { randomName } from './random-name';
import { uploadOutcomes, type FinishedAssembly, type UploadedImage } from './upload-result';
import { watchAssembly } from './watch-assembly';

export type ImageUploader = Uppy<Meta, Body>;
export type UploadSignature = SignUploadMutation['signUpload'];

/** What went wrong, as far as it is known. */
export type UploadTrouble = { reason?: string; notCreated?: boolean };

export type UploaderOptions = {
  /** Names the upload, so that after a reload the page finds its own again. */
  id: string;
  /** Says where uploads go and what they may be; each upload is signed anew. */
  limits: UploadSignature;
  sign: () => Promise<UploadSignature>;
  multi: boolean;
  locale: UploadLocale;
  onUploaded: (images: UploadedImage[]) => void;
  /** Called with null when an upload begins. */
  onTrouble: (trouble: UploadTrouble | null) => void;
};

const concurrency = 20;
const retryDelays = [7_000, 10_000, 15_000, 20_000];
const lastTries = 10;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A last status that cannot be read would leave the upload waiting for ever. */
async function patiently<T>(read: () => Promise<T>, tries = lastTries): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (tries <= 1) throw error;
    await pause(2000);
    return patiently(read, tries - 1);
  }
}

function addTransloadit(uppy: ImageUploader, { limits, sign }: UploaderOptions): void {
  const assemblyOptions = async () => {
    const { i18n } = uppy.getPlugin<Transloadit<Meta, Body>>('Transloadit')!;
    const message = i18n('creatingAssembly');
    for (const file of uppy.getFiles()) {
      uppy.emit('preprocess-progress', file, { mode: 'indeterminate', message });
    }
    const { params, signature } = await sign();
    return { params, signature };
  };
  uppy.use(Transloadit<Meta, Body>, {
    service: limits.serviceUrl,
    errorReporting: false,
    waitForEncoding: true,
    limit: concurrency,
    retryDelays,
    assemblyOptions,
  });
  const { client } = uppy.getPlugin<Transloadit<Meta, Body>>('Transloadit')!;
  const status = client.getAssemblyStatus.bind(client);
  client.getAssemblyStatus = (url) => patiently(() => status(url));
  // The plugin would tell somebody outside.
  client.submitError = async (error, { endpoint } = {}) => {
    const body = JSON.stringify({ error: error.message, endpoint });
    const response = await fetch('/client_error', { method: 'POST', body });
    return (await response.json()) as AssemblyResponse;
  };
}

const notCreated = (error: { message: string }, uppy: ImageUploader): boolean =>
  error.message.startsWith(
    uppy.getPlugin<Transloadit<Meta, Body>>('Transloadit')!.i18n('creatingAssemblyFailed'),
  );

/** Hands over what became of the files; those of which nothing came stay, to be tried again. */
function settle(uppy: ImageUploader, assembly: FinishedAssembly, options: UploaderOptions): void {
  if (assembly.ok === 'ASSEMBLY_CANCELED') return;
  const outcomes = uploadOutcomes(assembly);
  const images = outcomes.flatMap(({ image }) => image ?? []);
  const lost = outcomes.filter(({ image }) => !image);
  const files = uppy.getFiles();
  const done = files.filter(({ uploadURL }) => !lost.some(({ uploadUrl }) => uploadUrl === uploadURL));
  if (images.length > 0) options.onUploaded(images);
  if (images.length < outcomes.length || outcomes.length === 0) {
    options.onTrouble({ reason: lost[0]?.reason });
  }
  if (images.length > 0) uppy.removeFiles(done.map(({ id }) => id));
}

/** The uploader of images: Uppy, which speaks the Transloadit protocol with the service that the server names. */
export function createImageUploader(options: UploaderOptions): ImageUploader {
  const { id, limits, multi, locale, onTrouble } = options;
  const uppy: ImageUploader = new Uppy<Meta, Body>({
    id,
    autoProceed: true,
    locale,
    restrictions: {
      maxNumberOfFiles: multi ? limits.expectedFiles : 1,
      maxFileSize: limits.maxBytes,
      minFileSize: 1,
      allowedFileTypes: limits.types,
    },
    onBeforeFileAdded: (file) => {
      const name = randomName(file.name ?? '');
      return { ...file, name, meta: { ...file.meta, name } };
    },
  });
  addTransloadit(uppy, options);
  let finished: FinishedAssembly | undefined;
  uppy.on('upload', () => onTrouble(null));
  uppy.on('transloadit:complete', (assembly) => (finished = assembly as FinishedAssembly));
  uppy.on('upload-error', (_file, error) => {
    onTrouble({ reason: (error as { reason?: string }).reason, notCreated: notCreated(error, uppy) });
  });
  uppy.on('complete', () => {
    const assembly = finished;
    finished = undefined;
    // The files cannot go while they count as being uploaded, which ends right after this.
    if (assembly) setTimeout(() => settle(uppy, assembly, options));
  });
  // Nobody presses a button to go on after a reload, as there is none.
  uppy.on('restored', () => setTimeout(() => uppy.emit('restore-confirmed')));
  uppy.use(GoldenRetriever<Meta, Body>, {});
  const unwatch = watchAssembly(uppy);
  uppy.on('plugin-remove', (plugin) => plugin.id === 'Transloadit' && unwatch());
  return uppy;
}
