import { Int } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { ApiClient, Person } from '#server/platform/access/viewer';
import type { CleanedText } from './cleaned-text';
import type { WhereFields } from './where/where-fields';
import type { Edited } from './edited';
import type { Sorting } from './sort-keys';

/** Gives a type of the API: a class, an enumeration, a scalar, or an array of one for a list. */
export type TypeGiver = () => object;

/**
 * How a list is filtered by a field: by some of its values, by yes or no, by a range of numbers or of time, by what it
 * belongs to, by words or values of which it holds some.
 */
export type FilterKind = 'choice' | 'flag' | 'number' | 'time' | 'owner' | 'words' | 'some';

/** A value of a field that is stored for another; null where there is none, as before a thing is made. */
export interface FieldChange {
  manager: EntityManager;
  editor: Person | ApiClient;
  resource: { kind: string; id: string };
  /** The field in the input. */
  path: string;
  before: unknown;
  after: unknown;
}

/** One field of a thing that administrators edit. */
export interface ResourceField {
  /** Its name in the inputs, in the audit and in messages about it. */
  name: string;
  /** The property of the class, which is the field of the API's type. */
  property: string;
  column: string;
  description: string;
  /** What the inputs say of it, where that is not what is said of it elsewhere. */
  sentAs?: string;
  /** The type in the inputs. */
  input: TypeGiver;
  /** Whether null is refused. */
  required: boolean;
  /** Whether null is refused though things of before may have none. */
  needed?: boolean;
  /** What a new thing has where nothing is sent; without one a required field has to be sent. */
  initial?: unknown;
  /** When it may be sent where that is not always: with a new thing alone, with a change alone, or never. */
  sent?: 'once' | 'later' | 'never';
  /** What is stored of what was sent, which is not null; BAD_USER_INPUT names the field by `path`. */
  check: (sent: never, path: string) => unknown;
  /** Whether no two things have the same, by a constraint of the table whose name holds that of the column. */
  unique?: boolean;
  filter?: FilterKind;
  /** How a list is sorted by it, for the row called `t`. */
  sort?: Sorting;
  /** SQL of the texts in which a search looks, for the row called `t`. */
  search?: string;
  /** What else lists are filtered by that follows from it, for the row called `t`. */
  conditions?: WhereFields;
  /** What is taken out of the texts that were sent in it. */
  cleaned?: (sent: never, path: string) => CleanedText[];
  /** What people read of a text of it, where that has marks in it. */
  plain?: (text: string) => string;
  /** SQL of its JSON for the row called `t`; that of its column by itself otherwise. */
  json?: string;
  /** The field of the API's type that shows it, where that is not its property. */
  read?: string;
  /** The column that files have of it, where that is not what it is sent as. */
  file?: { header: string; cell: (resource: Record<string, unknown>) => string };
  /** The type in which learners read it; left out where they do not. */
  visible?: TypeGiver;
  /** SQL of whether learners see the thing, as far as its column says so; `at` is SQL of the moment. */
  visibleWhenSql?: (column: string, at: string) => string;
  /** What else has to be done in the transaction that stores another value. */
  onChange?: (change: FieldChange) => Promise<void>;
  /** SQL of what is stored of it for the row called `t`, where its JSON for the API is another. */
  stored?: string;
  /** It is the place among the rows that have these columns in common, in which the rows stand one after the other. */
  among?: readonly string[];
}

/** What is read of a thing that no column holds. */
export interface DerivedField {
  property: string;
  description: string;
  /** SQL of its JSON for the row called `t`. */
  json: string;
  /** Whether it is a number that lists are filtered and sorted by. */
  listed: boolean;
  /** SQL of whether learners see the thing, as far as this says so, for the row of an alias. */
  visibleWhenSql?: (alias: string) => string;
}

/** A class of things that administrators edit, described by the decorators of its fields. */
export interface Description {
  /** Its word in the audit and in the code. */
  kind: string;
  /** What it is called in the API: `Module` gives `createModule`, `AdminModule` and so on. */
  name: string;
  /** What several are called: `Modules` gives `adminModules`. */
  plural: string;
  table: string;
  type: new () => Edited;
  fields: readonly ResourceField[];
  derived: readonly DerivedField[];
}

/** A field that lists may be filtered and sorted by. */
export type ListedField = Pick<ResourceField, 'name' | 'description' | 'filter' | 'sort' | 'search'> & {
  /** Its type in the inputs. */
  input: TypeGiver;
  /** SQL of what it is filtered by, for the row called `t`. */
  sql: string;
};

const listedField = ({ property: name, description, json }: DerivedField): ListedField => ({
  name,
  description,
  input: () => Int,
  sql: json,
  filter: 'number',
  sort: { sql: json, type: 'int' },
});

/** What lists may be filtered and sorted by: the fields, and what is worked out of them. */
export const listedFields = ({ fields: own, derived: others }: Description): ListedField[] => [
  ...own.map((field) => ({ ...field, sql: `t."${field.column}"` })),
  ...others.filter(({ listed }) => listed).map(listedField),
];

const derived = new Map<object, DerivedField[]>();
const fields = new Map<object, ResourceField[]>();
const descriptions = new Map<new () => Edited, Description>();

/** Notes a field of the class whose prototype is given. */
export function noteField(prototype: object, field: ResourceField): void {
  fields.set(prototype, [...(fields.get(prototype) ?? []), field]);
}

/** Notes what is read beside the fields of the class whose prototype is given. */
export function noteDerived(prototype: object, field: DerivedField): void {
  derived.set(prototype, [...(derived.get(prototype) ?? []), field]);
}

export function noteResource(of: Omit<Description, 'fields' | 'derived'>): void {
  const prototype = of.type.prototype as object;
  descriptions.set(of.type, {
    ...of,
    fields: fields.get(prototype) ?? [],
    derived: derived.get(prototype) ?? [],
  });
}

/** The description of a class that is decorated as an edited thing. */
export function descriptionOf(type: new () => Edited): Description {
  const description = descriptions.get(type);
  if (!description) throw new Error(`${type.name} is not described as an edited thing.`);
  return description;
}
