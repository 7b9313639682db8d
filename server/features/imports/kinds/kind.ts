import type { EntityManager } from 'typeorm';
import type { AuditActor } from '#server/features/audit/audit.types';
import type { DataImportRowEntity } from '../data-import-row.entity';
import type { Viewer } from '#server/platform/access/viewer';
import type { ImportUndo } from '../import.types';
import type { Reason } from '../checking/reasons';

/** Some rows of an import, by their lines, both included. */
export interface Rows {
  importId: string;
  from: number;
  to: number;
  /** SQL over row `r` of which of them; all where left out. */
  of?: string;
}

/** Who does it. */
export type Context = { importId: string; actor: AuditActor; invites: boolean };

export type RowDone = Pick<DataImportRowEntity, 'line' | 'values' | 'changes' | 'refs'> & {
  outcome: 'add' | 'change';
  targetId: string;
};

/** What undoing makes of a row: what stays, with the reasons. */
export interface RowUndone {
  line: number;
  /** Whether what it had added is gone, or former values are back. */
  result: 'removed' | 'restored' | 'nothing';
  kept: Reason[];
}

/** What is done with the rows of one kind of files: sets of them at a time. */
export interface KindOfImport {
  /**
   * SQL of a query over `asked (line, v)`, v being the values as JSON: line, target (uuid or null), changes and refs (JSON
   * objects) and reasons (a JSON array) of each. Its parameters from $4 on are the actor's kind and id.
   */
  evaluated: string;
  /** SQL over row `r` of what only one row of a file may say, by field; a row that says it again is a duplicate. */
  keys: Readonly<Record<string, string>>;
  /** SQL over row `r` of those that build upon others: they are evaluated and done after these, and undone before. */
  later?: string;
  /** SQL over row `r` of whether it is evaluated anew once row `c`, which was corrected, is in. */
  dependsOn?: string;
  /** Holds what rows are about before they are evaluated for good, until the transaction ends. */
  hold(manager: EntityManager, rows: Rows): Promise<void>;
  /** Does what rows say; audited. It may still reject some, and then writes so. */
  apply(manager: EntityManager, rows: readonly RowDone[], context: Context): Promise<void>;
  /** Takes back what rows did, as far as nothing came after it; audited. */
  undo(manager: EntityManager, rows: readonly RowDone[], context: Context): Promise<RowUndone[]>;
  /** What undoing would do, as `undo` counts it, without doing it. */
  undoCounts(importId: string, viewer: Viewer): Promise<ImportUndo>;
  /** What is said of rows only when all are evaluated. */
  afterAll?(manager: EntityManager, importId: string): Promise<void>;
}
