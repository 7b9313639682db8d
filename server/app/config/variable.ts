import type { Kind } from './kinds';

interface Told {
  /** Its purpose, in Markdown. */
  meaning: string;
  /** Describes what applies without the variable, in Markdown, if `fallback` doesn't show it. */
  otherwise?: string;
  /** True if the value can come from a file and must never be logged. */
  secret?: boolean;
}

/** An environment variable. */
export interface Variable<Value> extends Told {
  readonly name: string;
  readonly kind: Kind<Value>;
  /** The default value. Without one, the variable is required. */
  readonly fallback?: Value | null;
}

/** Variables that must be set together or not at all. */
export interface Group<Members> {
  readonly together: Members;
}

export type Members = Readonly<Record<string, Variable<unknown>>>;
export type Table = Readonly<Record<string, Variable<unknown> | Group<Members>>>;

/** The type of the value read from a variable or a group. */
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

/** Returns every variable of a table, including those in groups. */
export const variablesOf = (table: Table): Variable<unknown>[] =>
  Object.values(table).flatMap((entry) => ('together' in entry ? Object.values(entry.together) : [entry]));
