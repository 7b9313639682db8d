import type { EntityManager } from 'typeorm';
import { throwFieldError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import type { Statement } from '#server/platform/database/statement';
import type { Person, Viewer } from '#server/platform/access/viewer';
import type { Where } from '../where/where-fields';
import type { BulkActionName, BulkEffectKind, BulkReason } from './bulk.enums';

/** What is kept of the values that an action was begun with: texts by name. */
export type StoredValues = Readonly<Record<string, string | null>>;

/** The fields that an action wrote in a row: as they were, and as they are since. */
export type Written = readonly [before: Record<string, unknown>, after: Record<string, unknown>];

/** What came of a row: what was written, nothing where that cannot be undone, or why it is left as it is. */
export type Outcome = { written?: Written } | { reason: BulkReason; detail?: string };
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Who does it, and with which values. */
export interface BulkContext {
  actor: Person;
  values: StoredValues;
}

/** What an action finds in a row, as SQL. */
export interface Evaluation {
  /** Why it leaves the row as it is; null where it takes it. */
  reason: string;
  /** What the row has, as text, in place of which it gets something else; null where nothing is replaced. */
  before?: string;
}

/** What an action brings about beside the rows, as SQL over the ids of the rows that it takes, `taken`. */
export interface Effect {
  kind: BulkEffectKind;
  /** How many there are. */
  count: string;
  /** An array of what the first of them are called. */
  names?: string;
}

/** An action on many rows of a list. */
export interface BulkActionDefinition {
  name: BulkActionName;
  /** Refuses whoever may not: who calls, and before each batch that person as the database knows them then. */
  may: (viewer: Viewer) => Person;
  /** What is kept of the values that were sent; BAD_USER_INPUT names the one at fault. It takes none without this. */
  values?: (sent: StoredValues) => StoredValues | Promise<StoredValues>;
  evaluate: (statement: Statement, params: BulkContext) => Evaluation | Promise<Evaluation>;
  /** Why it leaves rows as they are that SQL would have it take; who is not in the answer is taken. For previews alone. */
  evaluateRows?: (params: BulkContext, ids: readonly string[]) => Promise<ReadonlyMap<string, BulkReason>>;
  /** What goes, stays or opens with the rows, for the preview. */
  effects?: (statement: Statement, params: BulkContext) => readonly Effect[] | Promise<readonly Effect[]>;
  /** Takes what has to be held before the rows. */
  hold?: (manager: EntityManager) => Promise<void>;
  /** Does it to rows that it takes, which are held; who is not in the answer was simply done. */
  run: (manager: EntityManager, params: BulkContext, ids: readonly string[]) => Promise<Outcomes>;
  /** Gives rows back what was written in them where that still stands. An action without it cannot be undone. */
  undo?: (
    manager: EntityManager,
    params: BulkContext,
    rows: readonly { id: string; written: Written }[],
  ) => Promise<Outcomes>;
  /** Runs after each batch is committed, as to forget what is kept in memory. */
  after?: () => void;
}

/** What a list is asked for, but for its order and pages. */
export interface BulkListing {
  search?: string | null | undefined;
  filter?: object | null | undefined;
  where?: Where | null | undefined;
}

/** A list on whose rows actions are done. */
export interface BulkList {
  /** Its name in the API. */
  name: string;
  /** The types of its query's inputs, by the names of the arguments. */
  inputs: { filter?: string; where: string };
  /** The table of its rows, and what a row is called in the SQL of the actions. */
  table: string;
  row: string;
  /** SQL of what a row is called in a language. */
  label: (statement: Statement, lang: Language) => string;
  /** SQL of what tells rows with the same label apart, such as an e-mail address. */
  distinction?: string;
  /** SQL of what all rows have that the list finds for a viewer. */
  conditions: (statement: Statement, viewer: Viewer, listing: BulkListing) => Promise<string[]>;
  actions: readonly BulkActionDefinition[];
}

let lists: readonly BulkList[] = [];

/** Names the lists whose rows are changed in bulk; they belong to later rooms. */
export function changeInBulk(given: readonly BulkList[]): void {
  lists = given;
}

/** A list by its name in the API. */
export function bulkListOf(name: string): BulkList {
  const list = lists.find((each) => each.name === name);
  return list ?? throwFieldError('list', `It is one of: ${lists.map((each) => each.name).join(', ')}.`);
}

/** A list and one of its actions. */
export function actionOf(
  listName: string,
  actionName: BulkActionName,
): { list: BulkList; action: BulkActionDefinition } {
  const list = bulkListOf(listName);
  const action = list.actions.find(({ name }) => name === actionName);
  const known = list.actions.map(({ name }) => name).join(', ');
  return { list, action: action ?? throwFieldError('action', `This list has: ${known}.`) };
}

/** The values that an action takes, as they are kept. */
export async function checkedValues(
  { values }: BulkActionDefinition,
  sent: StoredValues,
): Promise<StoredValues> {
  if (values) return values(sent);
  const [name] = Object.keys(sent);
  if (name !== undefined) throwFieldError(`values.${name}`, 'This action takes no values.');
  return {};
}
