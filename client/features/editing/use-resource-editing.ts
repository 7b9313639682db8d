import type { Fields } from '#client/ui/editor/described/field';
import { useWords } from '#client/ui/editor/described/use-words';
import { inCells, type RowEditing } from '#client/ui/list/cells/row-editing';
import { useRowOperations } from '#client/ui/list/cells/use-row-operations';
import { nameOf, type DefineResource, type Stored } from './resource';

/** Returns how the list of a resource edits its records in place. */
export function useResourceEditing<F extends Fields, R extends Stored, W extends Stored>(
  of: DefineResource<F, R, W>,
): RowEditing<R> {
  // The whole record contains all fields of a row.
  const operations = useRowOperations({
    update: of.update,
    saved: ({ done }) => done.resource as unknown as R,
    one: of.one,
    found: ({ resource }) => resource as unknown as R | null,
  });
  const words = useWords();
  return {
    fields: inCells(of.fields),
    nameOf: (row) => nameOf(of, row, words),
    ...operations,
  };
}
