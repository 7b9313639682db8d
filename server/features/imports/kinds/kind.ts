import type { EntityManager } from 'typeorm';
import type { AuditActor } from '#server/features/audit/audit.types';
import type { DataImportRowEntity } from '../data-import-row.entity';
import type { Viewer } from '#server/platform/access/viewer';
import type { ImportUndo } from '../import.types';
import type { Reason } from '../checking/reasons';

/** A range of rows of an import, by inclusive lines. */
export interface Rows {
  importId: string;
  from: number;
  to: number;
  /** SQL over row `r` that selects some of them. All if left out. */
  of?: string;
}

/** The actor and options of a run. */
export type Context = { importId: string; actor: AuditActor; invites: boolean };

export type RowDone = Pick<DataImportRowEntity, 'line' | 'values' | 'changes' | 'refs'> & {
  outcome: 'add' | 'change';
  targetId: string;
};

/** The result of undoing a row: what stays, with the reasons. */
export interface RowUndone {
  line: number;
  /** Shows if the added record was deleted or previous values were restored. */
  result: 'removed' | 'restored' | 'nothing';
  kept: Reason[];
}

/** The SQL and functions for one kind of file. Rows are processed in batches. */
export interface KindOfImport {
  /**
   * SQL of a query over `asked (line, v)`, where v has the values as JSON. Returns line, target (uuid or null), changes
   * and refs (JSON objects) and reasons (a JSON array). Its parameters from $4 on are the actor's kind and id.
   */
  evaluated: string;
  /** SQL over row `r` of the unique keys of a file, by field. A row with the key of another one is a duplicate. */
  keys: Readonly<Record<string, string>>;
  /**
   * SQL over row `r` that is true for rows that depend on others. They are evaluated and applied after them, and undone
   * before.
   */
  later?: string;
  /** SQL over row `r` that is true if it must be evaluated again after row `c` was corrected. */
  dependsOn?: string;
  /** Locks the records of rows before their final evaluation, until the transaction ends. */
  hold(manager: EntityManager, rows: Rows): Promise<void>;
  /** Applies rows; audited. Can still reject some, and then stores the reasons. */
  apply(manager: EntityManager, rows: readonly RowDone[], context: Context): Promise<void>;
  /** Undoes rows as far as nothing has changed since then; audited. */
  undo(manager: EntityManager, rows: readonly RowDone[], context: Context): Promise<RowUndone[]>;
  /** Returns the effects of `undo` without applying them. */
  undoCounts(importId: string, viewer: Viewer): Promise<ImportUndo>;
  /** Evaluates what depends on all rows. */
  afterAll?(manager: EntityManager, importId: string): Promise<void>;
}
