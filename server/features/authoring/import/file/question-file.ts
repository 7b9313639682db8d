import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { AppError } from '#server/platform/errors';
import { plainText } from '#server/platform/text/plain-text';
import { createYielder } from '#server/platform/yielder';
import { type FilePiece } from './file-pieces';
import { giftPieces } from '../gift/gift';
import { type FileProblem, SyntaxProblem } from './import-notes';
import { moodleXmlPieces } from '../moodle/moodle-xml';

/** Maximum size of a question file in bytes. */
export const largestFile = 20 * 1024 * 1024;

export type FileFormat = 'gift' | 'moodle_xml';

/** Returns the format of a file, recognized by its beginning. */
export const formatOf = (text: string): FileFormat =>
  /^\uFEFF?\s*<(?:\?xml\b|quiz\b|!DOCTYPE\b|!--)/i.test(text) ? 'moodle_xml' : 'gift';

/** Number of characters that are searched for the format. */
const sampleLength = 200_000;

const aikenAnswer = /^[ \t]*ANSWER:[ \t]*[A-Z][ \t]*$/m;
const aikenOption = /^[ \t]*[A-Z][.)] /m;

/**
 * Returns the problem of a file in Moodle's Aiken format; null for other formats. GIFT has its answers in
 * braces.
 */
function aikenProblem(text: string): FileProblem | null {
  const sample = text.slice(0, sampleLength).replace(/\r\n?/g, '\n');
  const answer = aikenAnswer.exec(sample);
  if (!answer || sample.includes('{') || !aikenOption.test(sample)) return null;
  return {
    line: sample.slice(0, answer.index).split('\n').length,
    code: 'aiken',
    value: null,
    reason:
      'This file is in Aiken format, which isn’t supported. Import it into Moodle, then export it as GIFT or Moodle XML.',
  };
}

/** Yields the pieces of a question file in either format. */
export function readPieces(text: string): Iterable<FilePiece> {
  if (formatOf(text) === 'moodle_xml') return moodleXmlPieces(text);
  const problem = aikenProblem(text);
  return problem ? [{ problem }] : giftPieces(text);
}

const isText = (bytes: Uint8Array): boolean => isUtf8(bytes) && !bytes.includes(0);

/** Returns the start of the first line that isn't UTF-8 text, in bytes; null if the whole file is text. */
function brokenLineStart(bytes: Uint8Array): number | null {
  if (isText(bytes)) return null;
  let [good, bad] = [0, bytes.length];
  for (;;) {
    const half = (good + bad) >> 1;
    let middle = bytes.lastIndexOf(0x0a, half) + 1;
    if (middle <= good) middle = bytes.indexOf(0x0a, half) + 1;
    if (middle <= good || middle >= bad) return good;
    if (isText(bytes.subarray(good, middle))) good = middle;
    else bad = middle;
  }
}

const lineFeed = 0x0a;

/** Maximum number of bytes decoded at a time, up to the end of a line. */
const partLength = 262_144;

/**
 * Returns the end of the part that begins at `from`. It follows a line feed if possible, so that combining
 * characters stay with their letters.
 */
function endOfPart(bytes: Uint8Array, from: number): number {
  if (from + partLength >= bytes.length) return bytes.length;
  const end = bytes.lastIndexOf(lineFeed, from + partLength) + 1;
  return end > from ? end : from + partLength;
}

function* decodedParts(bytes: Uint8Array): Generator<string, void> {
  const start = brokenLineStart(bytes);
  if (start !== null) {
    const line = bytes.subarray(0, start).reduce((lines, byte) => (byte === lineFeed ? lines + 1 : lines), 1);
    throw new SyntaxProblem(
      line,
      'not_utf8',
      'The file isn’t encoded as UTF-8. Save it as UTF-8 and try again.',
    );
  }
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length;) {
    const end = endOfPart(bytes, from);
    yield plainText(decoder.decode(bytes.subarray(from, end), { stream: end < bytes.length }));
    from = end;
  }
}

/** Returns the text of a question file; throws a SyntaxProblem if it isn't UTF-8 text. */
export const decodeQuestionFile = (bytes: Uint8Array): string => [...decodedParts(bytes)].join('');

/** Returns the same as `decodeQuestionFile`, yielding to other work of the server in between. */
export async function decodeInTurns(bytes: Uint8Array): Promise<string> {
  const yieldIfDue = createYielder();
  const parts: string[] = [];
  for (const part of decodedParts(bytes)) {
    await yieldIfDue();
    parts.push(part);
  }
  return parts.join('');
}

const problems: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read',
};

/**
 * Returns the text of the question file at `path`; throws NOT_FOUND, PAYLOAD_TOO_LARGE or BAD_USER_INPUT if
 * it can't be read.
 */
export function readQuestionFile(path: string): string {
  try {
    const file = statSync(path);
    if (!file.isFile()) throw new AppError('BAD_USER_INPUT', `${path} is not a file.`);
    if (file.size > largestFile)
      throw new AppError('PAYLOAD_TOO_LARGE', 'The file is larger than 20 MB. Split it into several files.');
    return decodeQuestionFile(readFileSync(path));
  } catch (error) {
    const problem = problems[(error as NodeJS.ErrnoException).code ?? ''];
    if (problem) throw new AppError('NOT_FOUND', `The file ${path} ${problem}.`);
    if (error instanceof SyntaxProblem) throw new AppError('BAD_USER_INPUT', error.message);
    throw error;
  }
}
