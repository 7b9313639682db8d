import { errorCodes } from '../errors';
import { answerText } from './written-nodes';

/** Bytes that an answer may have. */
export const largestAnswer = 2 * 1024 * 1024;

/** Whether a value written as JSON may fit into so many bytes: counted without writing it. */
function canFit(value: unknown, bytes: number): boolean {
  let left = bytes;
  const waiting = [value];
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    if (typeof next === 'string') left -= next.length + 2;
    else if (Array.isArray(next)) for (const entry of next) waiting.push(entry);
    else if (typeof next === 'object' && next !== null) {
      for (const [key, entry] of Object.entries(next)) {
        left -= key.length + 3;
        waiting.push(entry);
      }
    } else left -= 1;
  }
  return left >= 0;
}

const foreign = new WeakSet<object>();

/** Notes an answer to a document that is not the client's: aliases may have it name one long text many times. */
export function countBeforeWriting(data: object | null | undefined): void {
  if (data) foreign.add(data);
}

const code = 'ANSWER_TOO_LARGE';
// The query has run, so that there is an entry for its data, if an empty one.
const rejection = { errors: [{ message: errorCodes[code].reason, extensions: { code } }], data: null };
const rejectionText = `${JSON.stringify(rejection)}\n`;

/** An answer as it is sent; ANSWER_TOO_LARGE where it is larger than any may be, before it is written where possible. */
export function writeAnswer(answer: { data?: object | null }): string {
  if (answer.data && foreign.has(answer.data) && !canFit(answer, largestAnswer)) return rejectionText;
  const text = `${answerText(answer)}\n`;
  // No character has more than three bytes for each of its units.
  if (text.length * 3 > largestAnswer && Buffer.byteLength(text) > largestAnswer) return rejectionText;
  return text;
}
