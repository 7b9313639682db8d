import { Uppy, type Body, type Meta, type UploadResult } from '@uppy/core';
import { RestError } from '#client/platform/error-code';
import { discard, findBegun, goOn, leave } from './begun-file';
import { fileFailure } from './file-failure';
import { addTransloadit, transloaditOf } from '../protocol/transloadit-plugin';
import { clearFile, rememberFile } from './unfinished-file';
import { finishedAssembly } from '../protocol/upload-result';
import { ownerOf, type UploadSignature } from '../protocol/use-sign';

type FileUppy = Uppy<Meta, Body>;

/** How far a file has come. */
export type FileProgress = {
  /** Preparing until its first byte goes, checking once its last has arrived. */
  stage: 'preparing' | 'sending' | 'checking';
  /** Bytes that the server has. */
  sent: number;
  total: number;
  /** Bytes that the server had of it before: it goes on from there. */
  before: number;
  paused: boolean;
  /** The connection is lost; the upload goes on by itself. */
  waiting: boolean;
};

type FileUploadOptions = {
  /** Names what the file is for: after a reload the same file goes on there where it was. */
  place: string;
  sign: () => Promise<UploadSignature>;
  /** Aborting it cancels: the server keeps nothing. */
  signal: AbortSignal;
  onProgress: (progress: FileProgress) => void;
};

export type FileUpload = {
  /** Id of the stored file. Rejects with a RestError, or with an AbortError after the signal. */
  fileId: Promise<string>;
  pauseResume: () => void;
  /** Says that the stored file is in use: the device need not know it any more. */
  settled: () => void;
};

/** Codes after which the same upload can go on. */
const passing = ['NETWORK', 'UNAVAILABLE'];

/** Tells of the progress, and remembers where the file goes as soon as that is known. */
function follow(uppy: FileUppy, file: File, owner: string, { place, onProgress }: FileUploadOptions) {
  const { name, size, lastModified } = file;
  const plugin = transloaditOf(uppy);
  let now: FileProgress = {
    stage: 'preparing',
    sent: 0,
    total: size,
    before: 0,
    paused: false,
    waiting: false,
  };
  let kept = false;
  const tell = (change: Partial<FileProgress>) => onProgress((now = { ...now, ...change }));
  uppy.on('upload-progress', (sending, { bytesUploaded }) => {
    tell({ stage: 'sending', sent: bytesUploaded || 0, waiting: false });
    const assembly = plugin.assembly?.status.assembly_ssl_url;
    const upload = sending && uppy.getFile(sending.id)?.tus?.uploadUrl;
    if (kept || !assembly || !upload) return;
    kept = true;
    rememberFile(place, { name, size, lastModified, owner, assembly, upload });
  });
  uppy.on('is-offline', () => tell({ waiting: true }));
  uppy.on('upload-success', () => tell({ stage: 'checking', sent: size }));
  uppy.on('upload-pause', (_file, paused) => tell({ paused, waiting: false }));
  tell({});
  return tell;
}

/** Sends what is missing; gives the id of the stored file once the server has checked it. */
function send(uppy: FileUppy, { place, signal }: FileUploadOptions): Promise<string> {
  let opened = transloaditOf(uppy).assembly?.status;
  uppy.on('transloadit:assembly-created', (assembly) => (opened = assembly));
  let ended = false;
  /** Ends the upload, once: the server keeps what it has, or cancels it. */
  const end = (keeps: boolean) => {
    if (ended) return;
    ended = true;
    if (!keeps) clearFile(place);
    // Others hear of the same event and still need the file.
    setTimeout(() => (keeps ? leave(uppy) : discard(uppy, opened)));
  };
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      end(false);
      reject(new DOMException('The upload was canceled.', 'AbortError'));
    });
    const fail = (error: unknown) => {
      const failure = fileFailure(error);
      end(passing.includes(failure.code));
      reject(failure);
    };
    uppy.on('upload-error', (_file, error) => fail(error));
    const settle = (result: UploadResult<Meta, Body> | undefined) => {
      const id = finishedAssembly(result)?.results?.[':original']?.[0]?.['fileId'];
      if (typeof id !== 'string') return fail(new RestError('UNAVAILABLE', 'Nothing came of the file.'));
      end(true);
      resolve(id);
    };
    uppy.upload().then(settle, fail);
  });
}

/**
 * Uploads a file by the Transloadit protocol under its own name, without encoding. Where the same file was left in the
 * middle at the same place, it goes on from there. Rejects as `fileId` does.
 */
export async function startFileUpload(file: File, options: FileUploadOptions): Promise<FileUpload> {
  const { place, sign, signal } = options;
  const limits = await sign();
  if (file.size === 0) throw new RestError('FILE_EMPTY', 'The file is empty.');
  if (file.size > limits.maxBytes) throw new RestError('MAX_SIZE_EXCEEDED', 'The file is too large.');
  const owner = ownerOf(limits);
  const begun = await findBegun(place, file, owner);
  signal.throwIfAborted();
  const uppy: FileUppy = new Uppy<Meta, Body>({ id: place });
  addTransloadit(uppy, { serviceUrl: limits.serviceUrl, sign: async () => limits });
  const tell = follow(uppy, file, owner, options);
  const id = uppy.addFile({ name: file.name, type: file.type, data: file });
  uppy.setFileState(id, {
    tus: {
      onShouldRetry: (error, _attempt, _options, next) => {
        const again = next(error);
        if (again) tell({ waiting: true });
        return again;
      },
    },
  });
  if (begun) {
    goOn(uppy, id, begun);
    tell({ before: begun.offset, sent: begun.offset });
  }
  return {
    fileId: send(uppy, options),
    pauseResume: () => uppy.pauseResume(id),
    settled: () => clearFile(place),
  };
}
