import { RestError } from '#client/platform/requests/error-code';
import { callRest, withAccess } from '#client/platform/requests/rest';

/** The maximum size of a question file in bytes. */
const largestFile = 20 * 1024 * 1024;

/** Uploads a question file for a module. Returns the id of the import. */
export async function sendQuestionFile(moduleId: string, file: File): Promise<string> {
  if (file.size > largestFile) throw new RestError('PAYLOAD_TOO_LARGE', 'The file is too large.');
  if (file.size === 0) throw new RestError('EMPTY', 'The file is empty.');
  const name = encodeURIComponent(file.name.slice(-200));
  const path = `/api/question-imports?module=${moduleId}&filename=${name}`;
  const { _id: id } = await withAccess((token) =>
    callRest<{ _id: string }>(path, { method: 'POST', token, file }),
  );
  return id;
}
