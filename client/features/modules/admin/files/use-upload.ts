import { useEffect, useRef, useState } from 'react';
import {
  loadFileUploader,
  useSign,
  type FileProgress,
  type FileUpload,
} from '#client/features/uploads/index';
import { useErrorMessage } from '#client/platform/requests/error-message';

export const uploadMessageIds: Record<string, string> = {
  FILE_REJECTED: 'admin.files.refused',
  FILE_EMPTY: 'admin.files.empty',
  MAX_SIZE_EXCEEDED: 'admin.files.tooLarge',
  STORAGE_QUOTA_EXCEEDED: 'admin.files.storageFull',
  INVALID_OWNER: 'errors.forbidden',
  TOO_MANY_ASSEMBLIES: 'admin.files.tooMany',
  ASSEMBLY_EXPIRED: 'admin.files.expired',
  ASSEMBLY_CLOSED: 'admin.files.expired',
  ASSEMBLY_NOT_FOUND: 'admin.files.expired',
  ENCODING_FAILED: 'admin.files.notChecked',
  NETWORK: 'admin.files.cutOff',
};

/** The state and the actions of an upload. */
export type Upload = {
  /** Undefined while no upload runs. */
  progress: FileProgress | undefined;
  /** The error message. */
  problem: string | undefined;
  /** Uploads the file, then calls `then` with its id. Returns true if both succeeded. */
  upload: (file: File, then: (fileId: string) => Promise<unknown>) => Promise<boolean>;
  pauseResume: () => void;
  cancel: () => void;
  clear: () => void;
};

const beginning = (file: File): FileProgress => ({
  stage: 'preparing',
  sent: 0,
  total: file.size,
  before: 0,
  paused: false,
  waiting: false,
});

/**
 * Manages one upload at a time for a place, which identifies the upload's purpose. Leaving the page cancels it, a
 * reload doesn't. `messageIds` can replace error messages.
 */
export function useUpload(place: string, messageIds = uploadMessageIds): Upload {
  const errorMessage = useErrorMessage(messageIds);
  const sign = useSign('file');
  const [progress, setProgress] = useState<FileProgress>();
  const [problem, setProblem] = useState<string>();
  const canceling = useRef<AbortController>(null);
  const running = useRef<FileUpload>(null);

  const cancel = () => canceling.current?.abort();
  useEffect(() => () => canceling.current?.abort(), []);

  const upload: Upload['upload'] = async (file, then) => {
    const controller = new AbortController();
    const { signal } = controller;
    canceling.current = controller;
    let over = false;
    // A cancelled upload may still report progress before it ends.
    const onProgress = (made: FileProgress) => over || setProgress(made);
    setProblem(undefined);
    onProgress(beginning(file));
    try {
      const { startFileUpload } = await loadFileUploader();
      const options = { place, sign, signal, onProgress };
      running.current = await startFileUpload(file, options);
      await then(await running.current.fileId);
      running.current.settled();
      return true;
    } catch (error) {
      if (!signal.aborted) setProblem(errorMessage(error));
      return false;
    } finally {
      over = true;
      [running.current, canceling.current] = [null, null];
      setProgress(undefined);
    }
  };
  const pauseResume = () => running.current?.pauseResume();
  return { progress, problem, upload, pauseResume, cancel, clear: () => setProblem(undefined) };
}
