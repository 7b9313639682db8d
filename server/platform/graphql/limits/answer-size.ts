import { errorCodes } from '../../errors';
import { answerText } from '../written-nodes';

/** Maximum bytes of a response. */
export const largestAnswer = 2 * 1024 * 1024;

/** Returns true if a value may fit into a number of bytes as JSON, estimated without serializing it. */
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

/** Marks the response to a document that isn't the client's own. Aliases can repeat one long text many times. */
export function countBeforeWriting(data: object | null | undefined): void {
  if (data) foreign.add(data);
}

const code = 'ANSWER_TOO_LARGE';
// The query has run, so the response has an entry for its data, even if it is null.
const rejection = { errors: [{ message: errorCodes[code].reason, extensions: { code } }], data: null };
const rejectionText = `${JSON.stringify(rejection)}\n`;

/** Serializes a response. Returns ANSWER_TOO_LARGE if it exceeds the maximum, if possible before serializing it. */
export function writeAnswer(answer: { data?: object | null }): string {
  if (answer.data && foreign.has(answer.data) && !canFit(answer, largestAnswer)) return rejectionText;
  const text = `${answerText(answer)}\n`;
  // A UTF-16 code unit has at most three bytes in UTF-8.
  if (text.length * 3 > largestAnswer && Buffer.byteLength(text) > largestAnswer) return rejectionText;
  return text;
}
