import type { EntityManager } from 'typeorm';
import type { Counted } from '#server/platform/graphql/total-count';
import type { Page } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/database/read-together';
import type { Statement } from '#server/platform/database/statement';
import type { Scope } from '#server/platform/access/scopes';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { Where } from './where/where-fields';
import type { Description } from './description';
import type { differences } from './differences';
import type { Edited } from './edited';
import type { Sent, Target } from './inputs';
import type { RowList } from './rows/row-list';
import type { SortOrder } from './sort-keys';
import type { Values } from './values';

/** A new thing, or a change of one, before it is written. */
export interface Change<T> {
  id: string;
  /** Its fields as they shall be stored. */
  values: T;
  /** As it is stored; null for a new one. */
  before: T | null;
  sent: Sent;
}

/** The scopes by which programs read and write a kind of things; null leaves it to people. */
export interface ResourceScopes {
  read: Scope | null;
  write: Scope | null;
}

/** What the description of a thing cannot say. */
export interface ResourceRules<T> {
  /** What programs do with it; they read it with `read_results` where nothing is said. */
  scopes?: Partial<ResourceScopes>;
  /** What a list is sorted by where nothing else is asked for. */
  order: string;
  /** Whether that goes from the highest, as years do. */
  descending?: boolean;
  /** The cache that holds something of it. */
  cache?: string;
  /** The ids that a search finds, by rules of the thing's own; null where it asks for nothing. */
  find?: (search: string) => Promise<readonly string[] | null>;
  /** Refuses what does not fit together, by the rules of several fields; gives what is stored otherwise than sent. */
  fit?: (change: Omit<Change<T>, 'id'>) => Partial<T>;
  /** Holds what has to be held before a thing that is there. */
  hold?: (manager: EntityManager, id: string, action: 'update' | 'delete') => Promise<unknown>;
  /** Runs before the row is written: holds what that needs, or refuses; gives what else is stored. */
  before?: (manager: EntityManager, editor: Person | ApiClient, change: Change<T>) => Promise<Partial<T>>;
  /** Removes the row with what goes with it; gives what of that is audited beside the fields. */
  erase?: Erase<T>;
  /** What the audit says of a thing; its fields otherwise. */
  audited?: (values: T) => Values;
}

export type Erase<T> = (manager: EntityManager, id: string, stored: T) => Promise<Values | void>;

/** A change of a thing that is held as it was read; gives what is audited, nothing where nothing changed. */
export type Work<T> = (
  manager: EntityManager,
  editor: Person | ApiClient,
  stored: T,
) => Promise<ReturnType<typeof differences>>;

/** What a list is asked for, but for its order and pages. */
export interface ListParams {
  search?: string | null | undefined;
  filter?: Record<string, unknown> | null | undefined;
  where?: Where | null | undefined;
}

export interface ListArgs extends ListParams {
  first: number;
  after?: string | null | undefined;
  /** Whether all are to be counted in the same statement. */
  withTotal?: boolean;
  orderBy?: SortOrder | null | undefined;
}

/** Actions in a transaction of the caller's, who has asked whether they may be done; each is audited. */
export interface WithinTransaction<T> {
  /**
   * Changes a thing by the fields to be sent, which are worked out of its stored ones, by name; null leaves it as it is.
   * Gives what was changed. NOT_FOUND where it is gone.
   */
  update: (
    manager: EntityManager,
    editor: Person | ApiClient,
    id: string,
    sentFor: (stored: Values) => Sent | null,
  ) => Promise<ReturnType<typeof differences>>;
  remove: (manager: EntityManager, editor: Person | ApiClient, id: string, erase?: Erase<T>) => Promise<void>;
  /** To be called once the transaction is committed. */
  committed: () => void;
}

export type ResourcePage<T> = Page<T> & Counted;

/** What administrators do with things of a kind. */
export interface ResourceService<T extends Edited> {
  description: Description;
  scopes: ResourceScopes;
  /** Whether a list can be searched. */
  searched: boolean;
  /** Their list, for statements. */
  rows: RowList;
  list: (viewer: Viewer, args: ListArgs) => Promise<ResourcePage<T>>;
  byId: (viewer: Viewer, id: string) => Promise<T | null>;
  /** These, by id; what is absent is left out. */
  byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
  /** Those that belong to an owner, in the usual order; read for all owners that were read with it. */
  ownedBy: (viewer: Viewer, owner: ReadTogether) => Promise<T[]>;
  /** The fields as they would be stored; BAD_USER_INPUT where they are out of range or do not fit together. */
  checked(sent: Sent, before?: T | null): T;
  create: (viewer: Viewer, sent: Sent) => Promise<T>;
  update: (viewer: Viewer, target: Target, sent: Sent) => Promise<T>;
  /** Changes what belongs to a thing, with its version; `work` gives what of it is audited. */
  change: (viewer: Viewer, target: Target, work: Work<T>) => Promise<T>;
  /** A thing as it is after a change that was made in another way; what is kept of its kind for learners is read anew. */
  changed: (viewer: Viewer, id: string) => Promise<T>;
  /** Deletes a thing and gives its id; by `erase` in place of the thing's own where a later room knows of more. */
  remove: (viewer: Viewer, target: Target, erase?: Erase<T>) => Promise<string>;
  /** SQL of what the row `t` has that a list finds for the viewer. */
  conditions: (statement: Statement, viewer: Viewer, params: ListParams) => Promise<string[]>;
  within: WithinTransaction<T>;
}
