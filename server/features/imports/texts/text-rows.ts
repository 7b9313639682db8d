import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import type { TextRow } from './text-kind';

/** Returns the rows of an import that satisfy an SQL condition on row `r`, by line. */
export const selectTextRows = (
  importId: string,
  condition: string,
  limit: number,
  manager?: EntityManager,
): Promise<TextRow[]> =>
  select<TextRow>(
    null,
    `select r.line, r.translation, r.changes -> 'translation' as change from data_import_row r
     where r.import_id = $1 and ${condition} order by r.line limit ${limit}`,
    [importId],
    manager,
  );

/** SQL that is true for rows to write, and for rows that can be undone. */
export const toWrite = `r.outcome = 'change' and not r.done`;
export const toUndo = `r.outcome = 'change' and r.done and r.undone is null`;
