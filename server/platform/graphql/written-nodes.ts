import { randomUUID } from 'node:crypto';

/** Nodes of a list that PostgreSQL has serialized, for one field of the response. */
export interface WrittenNodes {
  field: string;
  /** The response key of the nodes. */
  nodes: string;
  text: string;
}

// Stored under a symbol of the response, which JSON ignores. Entries of an old WeakMap live until a full garbage
// collection, and all pages with them.
const place = Symbol('written nodes');

type Data = Record<string, unknown> & { [place]?: readonly WrittenNodes[] };

/** Records serialized nodes, which replace the empty lists of a response. */
export function noteWritten(data: object | null | undefined, written: readonly WrittenNodes[]): void {
  if (data && written.length > 0) (data as Data)[place] = written;
}

// A random marker can't occur in a text of the response.
const mark = randomUUID();

/** Serializes a response with its recorded nodes. */
export function answerText(answer: { data?: object | null }): string {
  const written = (answer.data as Data | null | undefined)?.[place];
  if (!written) return JSON.stringify(answer);
  written.forEach(({ field, nodes }, at) => {
    // An error in the list may have set the whole field to null.
    const page = (answer.data as Data)[field] as Data | null;
    if (page) page[nodes] = `${mark}${at}`;
  });
  return written.reduce(
    (text, { text: list }, at) => text.replace(`"${mark}${at}"`, () => list),
    JSON.stringify(answer),
  );
}
