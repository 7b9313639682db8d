import { randomUUID } from 'node:crypto';

/** The nodes of a list as PostgreSQL has written them, for a field of the answer. */
export interface WrittenNodes {
  field: string;
  /** What the nodes are called in the answer. */
  nodes: string;
  /** A JSON array. */
  text: string;
}

// On the answer itself, where JSON does not look: a WeakMap that has become old keeps what it holds until the whole heap is
// gone through, and the texts of all pages with it.
const place = Symbol('written nodes');

type Data = Record<string, unknown> & { [place]?: readonly WrittenNodes[] };

/** Notes what goes into an answer as it is, in place of empty lists. */
export function noteWritten(data: object | null | undefined, written: readonly WrittenNodes[]): void {
  if (data && written.length > 0) (data as Data)[place] = written;
}

// No text of an answer has it by chance or by anybody's doing.
const mark = randomUUID();

/** An answer as JSON, with what was noted of it. */
export function answerText(answer: { data?: object | null }): string {
  const written = (answer.data as Data | null | undefined)?.[place];
  if (!written) return JSON.stringify(answer);
  written.forEach(({ field, nodes }, at) => {
    // An error in the list has taken the whole of it.
    const page = (answer.data as Data)[field] as Data | null;
    if (page) page[nodes] = `${mark}${at}`;
  });
  return written.reduce(
    (text, { text: list }, at) => text.replace(`"${mark}${at}"`, () => list),
    JSON.stringify(answer),
  );
}
