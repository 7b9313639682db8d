import type { Kind } from './kinds';

interface Told {
  /** What it is for, in Markdown. */
  meaning: string;
  /** What holds where nothing is said, in Markdown, where `fallback` does not tell. */
  otherwise?: string;
  /** May come from a file, and is never told to anybody. */
  secret?: boolean;
}

/** One variable of the environment. */
export interface Variable<Value> extends Told {
  readonly name: string;
  readonly kind: Kind<Value>;
  /** Its value where nothing is said; a variable without one is needed. */
  readonly fallback?: Value | null;
}

/** Variables that say something together or not at all. */
export interface Group<Members> {
  readonly together: Members;
}

export type Members = Readonly<Record<string, Variable<unknown>>>;
export type Table = Readonly<Record<string, Variable<unknown> | Group<Members>>>;

/** What a variable, or a group of them, is read as. */
export type Read<Entry> =
  Entry extends Variable<infer Value>
    ? Value
    : Entry extends Group<infer Its>
      ? { [Key in keyof Its]: Read<Its[Key]> } | null
      : never;

export function variable<Value>(
  name: string,
  kind: Kind<Value>,
  told: Told & { fallback: null },
): Variable<Value | null>;
export function variable<Value>(
  name: string,
  kind: Kind<Value>,
  told: Told & { fallback?: NoInfer<Value> },
): Variable<Value>;
export function variable<Value>(
  name: string,
  kind: Kind<Value>,
  told: Told & { fallback?: Value | null },
): Variable<Value> {
  return { name, kind, ...told };
}

export const together = <Its extends Members>(members: Its): Group<Its> => ({ together: members });

/** Every variable of a table. */
export const variablesOf = (table: Table): Variable<unknown>[] =>
  Object.values(table).flatMap((entry) => ('together' in entry ? Object.values(entry.together) : [entry]));
