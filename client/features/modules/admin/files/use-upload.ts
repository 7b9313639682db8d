import { useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '#client/platform/error-message';
import { uploadFile } from './upload';

const messageIds: Record<string, string> = {
  FILE_REFUSED: 'admin.files.refused',
  PAYLOAD_TOO_LARGE: 'admin.files.tooLarge',
};

/** One upload at a time, with its progress (undefined while none runs), its refusal in words, and a way to cancel it. */
export function useUpload() {
  const errorMessage = useErrorMessage(messageIds);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);

  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** Sends the file, then does `then` with its id; gives whether both went well. */
  const upload = async (file: File, then: (fileId: string) => Promise<unknown>): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setProgress(0);
    try {
      const fileId = await uploadFile(file, { onProgress: setProgress, signal: controller.signal });
      await then(fileId);
      return true;
    } catch (error) {
      if (!controller.signal.aborted) setProblem(errorMessage(error));
      return false;
    } finally {
      setProgress(undefined);
    }
  };

  return { progress, problem, upload, cancel, clear: () => setProblem(undefined) };
}
