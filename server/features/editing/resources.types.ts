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

/** A record before it is created or updated. */
export interface Change<T> {
  id: string;
  /** Its values after the change. */
  values: T;
  /** Its stored values; null for a new record. */
  before: T | null;
  sent: Sent;
}

/** Scopes by which API clients read and write a resource; null allows people only. */
export interface ResourceScopes {
  read: Scope | null;
  write: Scope | null;
}

/** Rules of a resource beyond its fields. */
export interface ResourceRules<T> {
  /** Scopes for API clients. By default they read with `read_results` and can't write. */
  scopes?: Partial<ResourceScopes>;
  /** Default sort field. */
  order: string;
  /** True if the default order is descending. */
  descending?: boolean;
  /** Name of the cache to evict after a change. */
  cache?: string;
  /** Returns the ids that a search finds, or null to list everything. Replaces the search in the fields. */
  find?: (search: string) => Promise<readonly string[] | null>;
  /**
   * Validates fields against each other and returns those to store with other values; throws BAD_USER_INPUT.
   */
  fit?: (change: Omit<Change<T>, 'id'>) => Partial<T>;
  /** Takes locks that have to come before that of the record. */
  hold?: (manager: EntityManager, id: string, action: 'update' | 'delete') => Promise<unknown>;
  /** Runs before the row is written: takes locks, rejects the change or returns further values to store. */
  before?: (manager: EntityManager, editor: Person | ApiClient, change: Change<T>) => Promise<Partial<T>>;
  /** Deletes the row and its dependent rows. Returns further values for the audit. */
  erase?: Erase<T>;
  /** Returns the audited values. Default: all fields. */
  audited?: (values: T) => Values;
}

export type Erase<T> = (manager: EntityManager, id: string, stored: T) => Promise<Values | void>;

/** Changes a locked record and returns the audited changes; empty if nothing changed. */
export type Work<T> = (
  manager: EntityManager,
  editor: Person | ApiClient,
  stored: T,
) => Promise<ReturnType<typeof differences>>;

/** Search and filters of a list, without order and page. */
export interface ListParams {
  search?: string | null | undefined;
  filter?: Record<string, unknown> | null | undefined;
  where?: Where | null | undefined;
}

export interface ListArgs extends ListParams {
  first: number;
  after?: string | null | undefined;
  /** True if the statement counts all rows as well. */
  withTotal?: boolean;
  orderBy?: SortOrder | null | undefined;
}

/** Writes within the caller's transaction, audited. The caller has checked the permission. */
export interface WithinTransaction<T> {
  /**
   * Updates a record by the input that `sentFor` makes of its stored values; null leaves it unchanged.
   * Returns the changes; throws NOT_FOUND if the record doesn't exist.
   */
  update: (
    manager: EntityManager,
    editor: Person | ApiClient,
    id: string,
    sentFor: (stored: Values) => Sent | null,
  ) => Promise<ReturnType<typeof differences>>;
  remove: (manager: EntityManager, editor: Person | ApiClient, id: string, erase?: Erase<T>) => Promise<void>;
  /** Evicts the cache. Call it after the commit. */
  committed: () => void;
}

export type ResourcePage<T> = Page<T> & Counted;

/** Queries and mutations of a resource. */
export interface ResourceService<T extends Edited> {
  description: Description;
  scopes: ResourceScopes;
  /** True if its list has a search. */
  searched: boolean;
  /** The row list behind its queries. */
  rows: RowList;
  list: (viewer: Viewer, args: ListArgs) => Promise<ResourcePage<T>>;
  byId: (viewer: Viewer, id: string) => Promise<T | null>;
  /** Returns the records by id, without those that don't exist. */
  byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
  /** Returns the records of an owner in the default order, batched for all owners of the same query. */
  ownedBy: (viewer: Viewer, owner: ReadTogether) => Promise<T[]>;
  /**
   * Returns the values to store; throws BAD_USER_INPUT if a field is invalid or fields contradict each other.
   */
  checked(sent: Sent, before?: T | null): T;
  create: (viewer: Viewer, sent: Sent) => Promise<T>;
  update: (viewer: Viewer, target: Target, sent: Sent) => Promise<T>;
  /** Changes dependent records together with the record's version; `work` returns the audited changes. */
  change: (viewer: Viewer, target: Target, work: Work<T>) => Promise<T>;
  /** Evicts the cache and returns the record after a change by other code. */
  changed: (viewer: Viewer, id: string) => Promise<T>;
  /** Deletes a record and returns its id; `erase` replaces the resource's own rule. */
  remove: (viewer: Viewer, target: Target, erase?: Erase<T>) => Promise<string>;
  /** Returns SQL conditions of the rows `t` that the list finds for the viewer. */
  conditions: (statement: Statement, viewer: Viewer, params: ListParams) => Promise<string[]>;
  within: WithinTransaction<T>;
}
