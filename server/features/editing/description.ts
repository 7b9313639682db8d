import { Int } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { ApiClient, Person } from '#server/platform/access/viewer';
import type { CleanedText } from './cleaned-text';
import type { WhereFields } from './where/where-fields';
import type { Edited } from './edited';
import type { Sorting } from './sort-keys';

/** Returns a type of the API: a class, an enumeration, a scalar, or an array of one for a list. */
export type TypeGiver = () => object;

/**
 * How a list is filtered by a field: by values, a boolean, a range of numbers or times, the owner, words, or
 * elements of an array.
 */
export type FilterKind = 'choice' | 'flag' | 'number' | 'time' | 'owner' | 'words' | 'some';

/** A change of a field's stored value. Null stands for no value, for example before the record exists. */
export interface FieldChange {
  manager: EntityManager;
  editor: Person | ApiClient;
  resource: { kind: string; id: string };
  /** Path of the field in the input. */
  path: string;
  before: unknown;
  after: unknown;
}

export interface ResourceField {
  /** Name in the inputs, in the audit log and in error messages. */
  name: string;
  /** Property of the class and field of the API type. */
  property: string;
  column: string;
  description: string;
  /** Description in the inputs, if it differs from `description`. */
  sentAs?: string;
  /** Type in the inputs. */
  input: TypeGiver;
  /** True if null is rejected. */
  required: boolean;
  /** True if null is rejected in inputs although existing rows may have it. */
  needed?: boolean;
  /** Default of a new record. Without it a required field must be sent. */
  initial?: unknown;
  /**
   * Restricts the field to creation (`once`) or updates (`later`), or leaves it out of the inputs (`never`).
   */
  sent?: 'once' | 'later' | 'never';
  /** Returns the value to store for an input that isn't null; throws BAD_USER_INPUT with `path`. */
  check: (sent: never, path: string) => unknown;
  /** True if the value is unique. The name of the table's constraint must contain that of the column. */
  unique?: boolean;
  filter?: FilterKind;
  /** Sort key in SQL for the row `t`. */
  sort?: Sorting;
  /** SQL of the searchable text of the row `t`. */
  search?: string;
  /** Further filters derived from the field, for the row `t`. */
  conditions?: WhereFields;
  /** Returns the formatting that sanitizing removes from the input. */
  cleaned?: (sent: never, path: string) => CleanedText[];
  /** Removes the markup of a text. */
  plain?: (text: string) => string;
  /** SQL of its JSON for the row `t`. Default: the column. */
  json?: string;
  /** Field of the API type that shows it, if it isn't `property`. */
  read?: string;
  /** Column of files, if it differs from the input. */
  file?: { header: string; cell: (resource: Record<string, unknown>) => string };
  /** Type in the learners' API. Left out if learners can't read it. */
  visible?: TypeGiver;
  /** Returns SQL of the condition on the column under which learners see the record at the time `at`. */
  visibleWhenSql?: (column: string, at: string) => string;
  /** Runs in the transaction that stores another value. */
  onChange?: (change: FieldChange) => Promise<void>;
  /** SQL of the stored value for the row `t`, if `json` differs from it. */
  stored?: string;
  /** Columns of the group of rows in which this field is the position. */
  among?: readonly string[];
}

/** A computed field of a resource without a column of its own. */
export interface DerivedField {
  property: string;
  description: string;
  /** SQL of its JSON for the row `t`. */
  json: string;
  /** True if it is a number that lists can be filtered and sorted by. */
  listed: boolean;
  /** Returns SQL of the condition under which learners see the record of the alias. */
  visibleWhenSql?: (alias: string) => string;
}

/** Metadata of a resource, collected by the decorators of its class. */
export interface Description {
  /** Name in the audit log and the code. */
  kind: string;
  /** Singular in the API: `Module` makes `createModule`, `AdminModule` and so on. */
  name: string;
  /** Plural in the API: `Modules` makes `adminModules`. */
  plural: string;
  table: string;
  type: new () => Edited;
  fields: readonly ResourceField[];
  derived: readonly DerivedField[];
}

/** A field that lists can be filtered and sorted by. */
export type ListedField = Pick<ResourceField, 'name' | 'description' | 'filter' | 'sort' | 'search'> & {
  /** Type in the inputs. */
  input: TypeGiver;
  /** SQL of the compared value for the row `t`. */
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

/** Returns the fields and derived fields that lists can be filtered and sorted by. */
export const listedFields = ({ fields: own, derived: others }: Description): ListedField[] => [
  ...own.map((field) => ({ ...field, sql: `t."${field.column}"` })),
  ...others.filter(({ listed }) => listed).map(listedField),
];

const derived = new Map<object, DerivedField[]>();
const fields = new Map<object, ResourceField[]>();
const descriptions = new Map<new () => Edited, Description>();

/** Registers a field of the class with the given prototype. */
export function noteField(prototype: object, field: ResourceField): void {
  fields.set(prototype, [...(fields.get(prototype) ?? []), field]);
}

/** Registers a derived field of the class with the given prototype. */
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

/** Returns the metadata of a decorated class; throws an error if it has none. */
export function descriptionOf(type: new () => Edited): Description {
  const description = descriptions.get(type);
  if (!description) throw new Error(`${type.name} is not described as an edited thing.`);
  return description;
}
