import type { ReactNode } from 'react';
import type { Language } from '#client/platform/i18n/languages';
import type { Problem } from '#client/ui/editing/problem';
import { changesIn } from '../merge';

/** What fields need to put their values into words. */
export type Words = {
  text: (id: string, values?: Record<string, string | number>) => string;
  number: (value: number) => string;
  date: (iso: string) => string;
  language: Language;
};

/** What the input of a field gets. */
export type InputProps<Draft> = {
  /** Its name in the language of the page. */
  label: string;
  /** What it is for, in that language. */
  hint: string | undefined;
  value: Draft;
  /** What the form holds of every field, for what follows from another. */
  draft: Readonly<Record<string, unknown>>;
  /** What is wrong with it in words; of a text, with one language of it. */
  problem: (language?: Language) => string | undefined;
  onChange(value: Draft): void;
  /** Told what is on its way, which saving waits for, and that nothing is any more. */
  onWait(problem: Problem | undefined): void;
};

/** A heading over fields of one row, and what is said of them all below. */
export type FieldPart = {
  /** Message id. */
  title: string;
  Foot?(props: Pick<InputProps<never>, 'draft'>): ReactNode;
};

/** What a list can be narrowed to by a field: numbers or days between two ends, words in a text, or any of its values. */
type FieldFilter =
  | 'range'
  | 'days'
  | 'text'
  | ((words: Words) => readonly { value: string; label: string }[]);

/**
 * One field of what administrators edit: as a draft, in a form, in words and in a list. It takes its values by methods,
 * so that fields of any values stand side by side.
 */
export type Field<Draft, Stored, Sent> = {
  /** Message id of what it is called. */
  label: string;
  /** Message id of what it is for. */
  hint?: string;
  /** Where the stored thing has it, if not under the field's own name. */
  property?: (name: string) => string;
  /** What a new thing has. */
  initial: Draft;
  draftOf(stored: Stored): Draft;
  inputOf(draft: Draft): Sent;
  /**
   * What has to be mended before it can be saved. `before` is what a stored thing has, undefined for a new one; `all` is
   * the whole form, for what follows from another field.
   */
  problem?(draft: Draft, before?: Draft, all?: Readonly<Record<string, unknown>>): Problem | undefined;
  /** The message id of why the server refuses a value, where it can say more than that it does. */
  rejected?: string;
  Input(props: InputProps<Draft>): ReactNode;
  /** How a value reads that is not plain. */
  said?(draft: Draft, words: Words): ReactNode;
  /** The message id of what its number counts. */
  unit?: string;
  /** Fields of one row that follow one another stand side by side. */
  row?: string;
  /** What stands around the row. */
  part?: FieldPart;
  /** How a list shows it; without it lists do not. */
  cell?(stored: Stored, words: Words): ReactNode;
  /** Whether the cell of a thing may be changed in its place, where not that of every one. */
  inlineEditable?(resource: object): boolean;
  /** Whether its cell leads to the thing, or holds a number. */
  cellKind?: 'title' | 'number' | 'labelled';
  /** Whether the list of a phone leaves it out. */
  desk?: boolean;
  /** What lists can be narrowed to. */
  filter?: FieldFilter;
  /** The columns that files of a list have of it, where that is not the one of its name. */
  file?: readonly string[];
  /** Whether lists can be narrowed to those without one. */
  canBeEmpty?: boolean;
};

/** The fields of a kind of things by the names that inputs give them, in the order of the form. */
export type Fields = Record<string, Field<unknown, unknown, unknown>>;

/** A thing as it is being edited. */
export type DraftOf<F extends Fields> = { [Name in keyof F]: F[Name]['initial'] };

/** A thing as it is sent. */
export type InputOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['inputOf']> };

/** What lists show and are narrowed to: of the fields of a form, or of what is only counted. */
export type ListFields = Record<
  string,
  Pick<
    Fields[string],
    'label' | 'property' | 'unit' | 'cell' | 'cellKind' | 'desk' | 'filter' | 'canBeEmpty' | 'file'
  > & {
    /** Whether it is shown to those alone who choose it. */
    extra?: true;
    /** Whether the server is asked for it by conditions alone, having no filter of that name. */
    byCondition?: true;
  }
>;

/** The value that a stored thing has of a field. */
export const storedValue = (fields: ListFields, name: string, resource: object): unknown =>
  (resource as Record<string, unknown>)[fields[name]!.property?.(name) ?? name];

const mapped = <T>(fields: Fields, value: (field: Fields[string], name: string) => unknown): T =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)])) as T;

/** A thing that is not there yet. */
export const newDraft = <F extends Fields>(fields: F): DraftOf<F> => mapped(fields, ({ initial }) => initial);

/** A stored thing as it is edited. */
export const draftOf = <F extends Fields>(fields: F, resource: object): DraftOf<F> =>
  mapped(fields, (field, name) => field.draftOf(storedValue(fields, name, resource)));

/** All of a draft as it is sent. */
export const inputOf = <F extends Fields>(fields: F, draft: DraftOf<F>): InputOf<F> =>
  mapped(fields, (field, name) => field.inputOf(draft[name]));

/** The fields of a draft that were changed, as they are sent. */
export function changesOf<F extends Fields>(
  fields: F,
  draft: DraftOf<F>,
  changed: readonly (keyof DraftOf<F>)[],
): Partial<InputOf<F>> {
  return changesIn(inputOf(fields, draft), changed);
}

/** What has to be mended before a draft can be saved, by field; `before` is the draft of what is stored. */
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
