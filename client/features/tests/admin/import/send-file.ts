import { RestError } from '#client/platform/error-code';
import { accessToken } from '#client/platform/sign-in/access-token';

/** Bytes that the server takes of a question file at most. */
export const largestFile = 20 * 1024 * 1024;

interface Reply {
  success?: boolean;
  _id?: string;
  code?: string;
  error?: string;
}

const authorization = async (): Promise<Record<string, string>> => {
  const token = await accessToken();
  return token ? { authorization: `Bearer ${token}` } : {};
};

/** Sends a question file for a module and gives the id of its import. */
export async function sendQuestionFile(moduleId: string, file: File): Promise<string> {
  if (file.size > largestFile) throw new RestError('PAYLOAD_TOO_LARGE', 'The file is too large.');
  if (file.size === 0) throw new RestError('EMPTY', 'The file is empty.');
  const response = await fetch(
    `/api/question-imports?module=${moduleId}&filename=${encodeURIComponent(file.name.slice(-200))}`,
    {
      method: 'POST',
      headers: { ...(await authorization()), 'content-type': 'application/octet-stream' },
      body: file,
    },
  );
  const { success, _id: id, code, error } = (await response.json().catch(() => ({}))) as Reply;
  if (success && id) return id;
  throw new RestError(code ?? 'UNAVAILABLE', error ?? `The server answered ${response.status}.`);
}

/** The questions of a test as a GIFT file, and the name that the server gives it. */
export async function fetchGift(testId: string): Promise<{ name: string; content: Blob }> {
  const response = await fetch(`/api/tests/${testId}/questions.gift`, { headers: await authorization() });
  if (!response.ok) {
    const reply = (await response.json().catch(() => ({}))) as Reply;
    throw new RestError(
      reply.code ?? 'UNAVAILABLE',
      reply.error ?? `The server answered ${response.status}.`,
    );
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'questions.gift', content: await response.blob() };
}

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the content when it gets to it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
