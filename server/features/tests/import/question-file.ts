import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { AppError } from '#server/platform/errors';

const largest = 20 * 1024 * 1024;

/** The text of a question file. Throws an AppError with one sentence for bytes that cannot be one. */
export function decodeQuestionFile(bytes: Uint8Array): string {
  if (isUtf8(bytes)) {
    const text = new TextDecoder().decode(bytes);
    if (!text.includes('\0')) return text;
  }
  throw new AppError(
    'BAD_USER_INPUT',
    'The file is not text in UTF-8; save it in that encoding and try again.',
  );
}

const problems: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read',
};

/** The text of the question file at `path`. Throws an AppError with one sentence when there is none. */
export function readQuestionFile(path: string): string {
  try {
    const file = statSync(path);
    if (!file.isFile()) throw new AppError('BAD_USER_INPUT', `${path} is not a file.`);
    if (file.size > largest)
      throw new AppError('PAYLOAD_TOO_LARGE', 'The file is larger than 20 MB; split it.');
    return decodeQuestionFile(readFileSync(path));
  } catch (error) {
    const problem = problems[(error as NodeJS.ErrnoException).code ?? ''];
    if (problem) throw new AppError('NOT_FOUND', `The file ${path} ${problem}.`);
    throw error;
  }
}
