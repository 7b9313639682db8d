import type { ReactNode } from 'react';
import type { Language } from '#client/platform/i18n/languages';
import type { Problem } from '#client/ui/editing/problem';
import { changesIn } from '../merge';

/** Formatters with which fields display their values. */
export type Words = {
  text: (id: string, values?: Record<string, string | number>) => string;
  number: (value: number) => string;
  date: (iso: string) => string;
  language: Language;
};

/** The props of a field's input. */
export type InputProps<Draft> = {
  /** The localized label. */
  label: string;
  /** The localized help text. */
  hint: string | undefined;
  value: Draft;
  /** The drafts of all fields, for values that depend on others. */
  draft: Readonly<Record<string, unknown>>;
  /** Returns the error message, or that of one language of a localized text. */
  problem: (language?: Language) => string | undefined;
  onChange(value: Draft): void;
  /** Called with a problem while something is pending that saving must wait for, and with undefined afterwards. */
  onWait(problem: Problem | undefined): void;
};

/** A heading above the fields of a row, and content below them. */
export type FieldPart = {
  /** Message id. */
  title: string;
  Foot?(props: Pick<InputProps<never>, 'draft'>): ReactNode;
};

/** The filter of a list for a field: a range of numbers or days, a text search, or a choice of values. */
type FieldFilter =
  | 'range'
  | 'days'
  | 'text'
  | ((words: Words) => readonly { value: string; label: string }[]);

/**
 * A field of a resource that administrators edit: its draft, its input, its display value and its list column. Methods
 * instead of function properties allow fields of different types in one record.
 */
export type Field<Draft, Stored, Sent> = {
  /** The message id of the label. */
  label: string;
  /** The message id of the help text. */
  hint?: string;
  /** Returns the property of the stored record, if it isn't the field's own name. */
  property?: (name: string) => string;
  /** The draft of a new record. */
  initial: Draft;
  draftOf(stored: Stored): Draft;
  inputOf(draft: Draft): Sent;
  /**
   * Returns the problem that prevents saving. `before` is the stored record's draft, undefined for a new record; `all`
   * contains the drafts of all fields.
   */
  problem?(draft: Draft, before?: Draft, all?: Readonly<Record<string, unknown>>): Problem | undefined;
  /** The message id for a value that the server rejects, if there is a specific one. */
  rejected?: string;
  Input(props: InputProps<Draft>): ReactNode;
  /** Returns the display value of a draft that isn't plain text. */
  said?(draft: Draft, words: Words): ReactNode;
  /** The message id of the number's unit. */
  unit?: string;
  /** Consecutive fields with the same row appear side by side. */
  row?: string;
  /** The heading and the content around the row. */
  part?: FieldPart;
  /** Renders the list cell. Fields without it don't appear in lists. */
  cell?(stored: Stored, words: Words): ReactNode;
  /** Returns true if the cell of this record can be edited in place. By default, all can. */
  inlineEditable?(resource: object): boolean;
  /** `title` if the cell links to the record, `number` if it contains a number. */
  cellKind?: 'title' | 'number' | 'labelled';
  /** True if phones omit the column. */
  desk?: boolean;
  /** The filter that lists offer. */
  filter?: FieldFilter;
  /** The columns of exported files, if they don't have the field's name. */
  file?: readonly string[];
  /** True if lists can filter for records without a value. */
  canBeEmpty?: boolean;
};

/** The fields of a resource by their names in inputs, in form order. */
export type Fields = Record<string, Field<unknown, unknown, unknown>>;

/** A record while it is edited. */
export type DraftOf<F extends Fields> = { [Name in keyof F]: F[Name]['initial'] };

/** A record as input of a mutation. */
export type InputOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['inputOf']> };

/** The columns and filters of a list, from form fields or computed values. */
export type ListFields = Record<
  string,
  Pick<
    Fields[string],
    'label' | 'property' | 'unit' | 'cell' | 'cellKind' | 'desk' | 'filter' | 'canBeEmpty' | 'file'
  > & {
    /** True if the column is hidden unless a person adds it. */
    extra?: true;
    /** True if the server filters it by conditions only, without an argument of its own. */
    byCondition?: true;
  }
>;

/** Returns the value of a field in a stored record. */
export const storedValue = (fields: ListFields, name: string, resource: object): unknown =>
  (resource as Record<string, unknown>)[fields[name]!.property?.(name) ?? name];

const mapped = <T>(fields: Fields, value: (field: Fields[string], name: string) => unknown): T =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)])) as T;

/** Returns the draft of a new record. */
export const newDraft = <F extends Fields>(fields: F): DraftOf<F> => mapped(fields, ({ initial }) => initial);

/** Returns the draft of a stored record. */
export const draftOf = <F extends Fields>(fields: F, resource: object): DraftOf<F> =>
  mapped(fields, (field, name) => field.draftOf(storedValue(fields, name, resource)));

/** Returns the input for all fields of a draft. */
export const inputOf = <F extends Fields>(fields: F, draft: DraftOf<F>): InputOf<F> =>
  mapped(fields, (field, name) => field.inputOf(draft[name]));

/** Returns the input for the changed fields of a draft. */
export function changesOf<F extends Fields>(
  fields: F,
  draft: DraftOf<F>,
  changed: readonly (keyof DraftOf<F>)[],
): Partial<InputOf<F>> {
  return changesIn(inputOf(fields, draft), changed);
}

/** Returns the problems that prevent saving, by field. `before` is the draft of the stored record. */
export function problemsOf<F extends Fields>(
  fields: F,
  draft: DraftOf<F>,
  before?: DraftOf<F>,
): Record<string, Problem | undefined> {
  const found = Object.entries(fields).flatMap(([name, { problem }]) => {
    const wrong = problem?.(draft[name], before?.[name], draft);
    return wrong ? [[name, wrong] as const] : [];
  });
  return Object.fromEntries(found);
}
