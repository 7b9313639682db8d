import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { AppError } from '#server/platform/errors';
import { plainText } from '#server/platform/text/plain-text';
import { createYielder } from '#server/platform/yielder';
import { type FilePiece } from './file-pieces';
import { giftPieces } from '../gift/gift';
import { type FileProblem, SyntaxProblem } from './import-notes';
import { moodleXmlPieces } from '../moodle/moodle-xml';

/** Bytes that a question file may have. */
export const largestFile = 20 * 1024 * 1024;

export type FileFormat = 'gift' | 'moodle_xml';

/** The format of a file, told from its beginning. */
export const formatOf = (text: string): FileFormat =>
  /^\uFEFF?\s*<(?:\?xml\b|quiz\b|!DOCTYPE\b|!--)/i.test(text) ? 'moodle_xml' : 'gift';

/** Characters by which the format is told. */
const sampleLength = 200_000;

const aikenAnswer = /^[ \t]*ANSWER:[ \t]*[A-Z][ \t]*$/m;
const aikenOption = /^[ \t]*[A-Z][.)] /m;

/** Returns why a file in Moodle's Aiken format is not read; null if it is in another. GIFT has its answers in braces. */
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

/** Reads a question bank of either format piece by piece. */
export function readPieces(text: string): Iterable<FilePiece> {
  if (formatOf(text) === 'moodle_xml') return moodleXmlPieces(text);
  const problem = aikenProblem(text);
  return problem ? [{ problem }] : giftPieces(text);
}

const isText = (bytes: Uint8Array): boolean => isUtf8(bytes) && !bytes.includes(0);

/** Where the first line begins that is not text in UTF-8; null where all are. */
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

/** Bytes that are decoded at a time, up to the end of a line. */
const partLength = 262_144;

/** Returns where the part that begins at `from` ends: behind a line, as letters and marks belong together in one. */
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

/** The text of a question file. Throws a SyntaxProblem with one sentence for bytes that cannot be one. */
export const decodeQuestionFile = (bytes: Uint8Array): string => [...decodedParts(bytes)].join('');

/** As `decodeQuestionFile`, with other work of the server in between. */
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

/** The text of the question file at `path`. Throws an AppError with one sentence when there is none. */
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
