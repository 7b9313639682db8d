import type { EntityManager } from 'typeorm';
import { throwFieldError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import type { Statement } from '#server/platform/database/statement';
import type { Person, Viewer } from '#server/platform/access/viewer';
import type { Where } from '../where/where-fields';
import type { BulkActionName, BulkEffectKind, BulkReason } from './bulk.enums';

/** The values of an action as they are stored, by name. */
export type StoredValues = Readonly<Record<string, string | null>>;

/** The fields that an action wrote in a row, with their values before and after. */
export type Written = readonly [before: Record<string, unknown>, after: Record<string, unknown>];

/**
 * The result for a row: the written fields, none if the change can't be undone, or the reason why it stays
 * unchanged.
 */
export type Outcome = { written?: Written } | { reason: BulkReason; detail?: string };
export type Outcomes = ReadonlyMap<string, Outcome>;

/** The person who runs the action, and its values. */
export interface BulkContext {
  actor: Person;
  values: StoredValues;
}

/** SQL that evaluates a row for an action. */
export interface Evaluation {
  /** SQL of the reason why the row stays unchanged; null if the action changes it. */
  reason: string;
  /** SQL of the value that the action replaces, as text. Left out if it replaces none. */
  before?: string;
}

/** An effect of an action on other records, as SQL over the rows of the CTE `taken` that it changes. */
export interface Effect {
  kind: BulkEffectKind;
  /** SQL of their number. */
  count: string;
  /** SQL of an array with the names of the first ones. */
  names?: string;
}

/** An action on many rows of a list. */
export interface BulkActionDefinition {
  name: BulkActionName;
  /**
   * Throws an error if the viewer can't run the action. Called at the start, and before each batch with the
   * current rights.
   */
  may: (viewer: Viewer) => Person;
  /**
   * Returns the values to store; throws BAD_USER_INPUT for an invalid one. Without it the action accepts no
   * values.
   */
  values?: (sent: StoredValues) => StoredValues | Promise<StoredValues>;
  evaluate: (statement: Statement, params: BulkContext) => Evaluation | Promise<Evaluation>;
  /**
   * Returns reasons that SQL can't evaluate, by row id. Used for previews only, as `run` rejects these rows
   * by itself.
   */
  evaluateRows?: (params: BulkContext, ids: readonly string[]) => Promise<ReadonlyMap<string, BulkReason>>;
  /** Returns the effects on other records, for the preview. */
  effects?: (statement: Statement, params: BulkContext) => readonly Effect[] | Promise<readonly Effect[]>;
  /** Takes locks that have to come before those of the rows. */
  hold?: (manager: EntityManager) => Promise<void>;
  /**
   * Runs the action on rows that the caller has locked. A row without an outcome in the result counts as
   * changed.
   */
  run: (manager: EntityManager, params: BulkContext, ids: readonly string[]) => Promise<Outcomes>;
  /** Restores the written fields of rows that haven't changed since. An action without it can't be undone. */
  undo?: (
    manager: EntityManager,
    params: BulkContext,
    rows: readonly { id: string; written: Written }[],
  ) => Promise<Outcomes>;
  /** Runs after the commit of each batch, for example to invalidate a cache. */
  after?: () => void;
}

/** Search and filters of a list, without order and page. */
export interface BulkListing {
  search?: string | null | undefined;
  filter?: object | null | undefined;
  where?: Where | null | undefined;
}

/** A list with bulk actions. */
export interface BulkList {
  /** Name of its query in the API. */
  name: string;
  /** Names of the input types of its query, by argument. */
  inputs: { filter?: string; where: string };
  /** The table, and its alias in the SQL of the actions. */
  table: string;
  row: string;
  /** Returns SQL of a row's name in the language. */
  label: (statement: Statement, lang: Language) => string;
  /** SQL of a value that tells rows with the same label apart, such as an e-mail address. */
  distinction?: string;
  /** Returns SQL conditions of the rows that the list finds for the viewer. */
  conditions: (statement: Statement, viewer: Viewer, listing: BulkListing) => Promise<string[]>;
  actions: readonly BulkActionDefinition[];
}

let lists: readonly BulkList[] = [];

/** Registers the lists with bulk actions. They belong to features that depend on this one. */
export function changeInBulk(given: readonly BulkList[]): void {
  lists = given;
}

/** Returns the list of that name in the API; throws BAD_USER_INPUT if there is none. */
export function bulkListOf(name: string): BulkList {
  const list = lists.find((each) => each.name === name);
  return list ?? throwFieldError('list', `It is one of: ${lists.map((each) => each.name).join(', ')}.`);
}

/** Returns a list and one of its actions; throws BAD_USER_INPUT if either is unknown. */
export function actionOf(
  listName: string,
  actionName: BulkActionName,
): { list: BulkList; action: BulkActionDefinition } {
  const list = bulkListOf(listName);
  const action = list.actions.find(({ name }) => name === actionName);
  const known = list.actions.map(({ name }) => name).join(', ');
  return { list, action: action ?? throwFieldError('action', `This list has: ${known}.`) };
}

/** Returns the values to store; throws BAD_USER_INPUT if the action doesn't accept them. */
export async function checkedValues(
  { values }: BulkActionDefinition,
  sent: StoredValues,
): Promise<StoredValues> {
  if (values) return values(sent);
  const [name] = Object.keys(sent);
  if (name !== undefined) throwFieldError(`values.${name}`, 'This action takes no values.');
  return {};
}
