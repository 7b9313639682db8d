import { Uppy, type Body, type Meta, type UploadResult } from '@uppy/core';
import { RestError } from '#client/platform/requests/error-code';
import { discard, findBegun, goOn, leave } from './begun-file';
import { fileFailure } from './file-failure';
import { addTransloadit, transloaditOf } from '../protocol/transloadit-plugin';
import { clearFile, rememberFile } from './unfinished-file';
import { finishedAssembly } from '../protocol/upload-result';
import { ownerOf, type UploadSignature } from '../protocol/use-sign';

type FileUppy = Uppy<Meta, Body>;

/** The progress of a file upload. */
export type FileProgress = {
  /** `preparing` before the first byte is sent, `checking` after the last has arrived. */
  stage: 'preparing' | 'sending' | 'checking';
  /** The number of bytes that the server has received. */
  sent: number;
  total: number;
  /** The number of bytes from before the upload was resumed. */
  before: number;
  paused: boolean;
  /** True while the connection is lost. The upload continues automatically. */
  waiting: boolean;
};

type FileUploadOptions = {
  /** Identifies the purpose of the file, so that the same file can be resumed there after a reload. */
  place: string;
  sign: () => Promise<UploadSignature>;
  /** Aborting cancels the upload, and the server keeps nothing. */
  signal: AbortSignal;
  onProgress: (progress: FileProgress) => void;
};

export type FileUpload = {
  /** Resolves to the id of the stored file. Rejects with a RestError, or with an AbortError after the signal. */
  fileId: Promise<string>;
  pauseResume: () => void;
  /** Tells the uploader that the stored file is in use, so that the device forgets it. */
  settled: () => void;
};

/** The codes after which the same upload can be resumed. */
const passing = ['NETWORK', 'UNAVAILABLE'];

/** Reports the progress, and stores the upload's address on the device as soon as it is known. */
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

/** Sends the missing bytes. Resolves to the id of the stored file after the server has checked it. */
function send(uppy: FileUppy, { place, signal }: FileUploadOptions): Promise<string> {
  let opened = transloaditOf(uppy).assembly?.status;
  uppy.on('transloadit:assembly-created', (assembly) => (opened = assembly));
  let ended = false;
  /** Ends the upload once: the server keeps the received part or cancels it. */
  const end = (keeps: boolean) => {
    if (ended) return;
    ended = true;
    if (!keeps) clearFile(place);
    // Deferred, because other listeners of the same event still need the file.
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
 * Uploads an unencoded file under its own name by the Transloadit protocol. If the same file was interrupted at the
 * same place, it resumes. Rejects like `fileId`.
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
