import { RestError } from '#client/platform/error-code';
import { callRest } from '#client/platform/rest';
import { accessToken } from '#client/platform/sign-in/access-token';

/** Bytes that the server takes of a question file at most. */
const largestFile = 20 * 1024 * 1024;

/** Sends a question file for a module and gives the id of its import. */
export async function sendQuestionFile(moduleId: string, file: File): Promise<string> {
  if (file.size > largestFile) throw new RestError('PAYLOAD_TOO_LARGE', 'The file is too large.');
  if (file.size === 0) throw new RestError('EMPTY', 'The file is empty.');
  const name = encodeURIComponent(file.name.slice(-200));
  const { _id: id } = await callRest<{ _id: string }>(
    `/api/question-imports?module=${moduleId}&filename=${name}`,
    { method: 'POST', token: await accessToken(), file },
  );
  return id;
}
