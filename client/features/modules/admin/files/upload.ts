import { RestError } from '#client/platform/error-code';
import { accessToken } from '#client/platform/sign-in/access-token';

/** Bytes that the server keeps of one file at most. */
export const largestFile = 500 * 1000 * 1000;

type Options = {
  /** Called with what was sent so far, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborting it cancels: nothing is kept, and the promise rejects with an AbortError. */
  signal: AbortSignal;
};

function refusal(request: XMLHttpRequest): RestError {
  const reply = request.response as { code?: string; error?: string } | null;
  return new RestError(
    reply?.code ?? 'UNAVAILABLE',
    reply?.error ?? `The upload answered ${request.status}.`,
  );
}

/** Sends a file to the server and gives its id; fetch cannot tell how far an upload has come. */
export async function uploadFile(file: File, { onProgress, signal }: Options): Promise<string> {
  if (file.size > largestFile) throw new RestError('PAYLOAD_TOO_LARGE', 'The file is too large.');
  const token = await accessToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/files?filename=${encodeURIComponent(file.name)}`);
    request.responseType = 'json';
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const { success, _id: id } = (request.response ?? {}) as { success?: boolean; _id?: string };
      if (success && id) resolve(id);
      else reject(refusal(request));
    };
    request.onerror = () => reject(new RestError('NETWORK', 'The server was not reached.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) request.abort();
    else request.send(file);
  });
}
