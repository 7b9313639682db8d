import isEqual from 'fast-deep-equal';
import { useEffect, useRef, useState } from 'react';
import { errorCode } from '#client/platform/requests/error-code';
import type { Problem } from '#client/ui/editing/problem';
import { cellDraft, isEditable, meeting, rowDraft, type RowEditing } from './row-editing';
import type { ChangeToasts } from './use-change-toasts';

/** A cell while it is changed. */
export type EditedCell<Row> = {
  /** The row as it was read, which the change is compared with. */
  row: Row;
  key: string;
  draft: unknown;
  saving: boolean;
  /** Why it is not saved. */
  error?: unknown;
  /** What has to be mended before it can be. */
  problem?: Problem | undefined;
  /** The row as somebody else saved it, where only one of both values can stay. */
  theirs?: Row | undefined;
};

/** What was changed last, and what it was before. */
type CellChange<Row> = { row: Row; key: string; before: unknown };

/** How often a change is sent again that went along with what others saved. */
const maxTries = 3;

type Sent<Row> = { saved: Row } | { theirs: Row };

/** Saves one field of a row; where somebody else changed the row meanwhile, along with that, unless the same field. */
async function send<Row extends object>(
  of: RowEditing<Row>,
  { row, key, draft }: Pick<EditedCell<Row>, 'row' | 'key' | 'draft'>,
): Promise<Sent<Row>> {
  let [read, value] = [row, draft];
  for (let tries = 1; ; tries += 1) {
    try {
      return { saved: await of.save(read, { [key]: of.fields[key]!.inputOf(value) }) };
    } catch (rejection) {
      if (errorCode(rejection) !== 'CONFLICT' || tries === maxTries) throw rejection;
      const now = await of.reload(read);
      if (!now) throw rejection;
      const met = meeting(of, key, read, value, now);
      if (met.clash) return { theirs: now };
      if (met.isSaved) return { saved: now };
      [read, value] = [now, met.draft];
    }
  }
}

/** The one cell of a list that is being changed, and the last change, which can be undone. */
export function useCells<Row extends { id: string }>(
  of: RowEditing<Row> | undefined,
  toasts: ChangeToasts<Row>,
) {
  const [cell, setCell] = useState<EditedCell<Row> | null>(null);
  const last = useRef<CellChange<Row> | null>(null);
  // Keys follow one another faster than pages are drawn.
  const current = useRef(cell);
  const saving = useRef<Promise<Row | null> | null>(null);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  const show = (next: EditedCell<Row> | null) => {
    current.current = next;
    setCell(next);
  };
  const isChanged = ({ row, key, draft }: EditedCell<Row>): boolean =>
    !isEqual(draft, cellDraft(of!, row, key));
  const undo = async (): Promise<void> => {
    const { current: change } = last;
    if (!change) return;
    last.current = null;
    try {
      const sent = await send(of!, { ...change, draft: change.before });
      if ('theirs' in sent) toasts.notUndone(change);
      else toasts.undone(change);
    } catch (error) {
      // What was not undone can be tried again.
      last.current = change;
      toasts.failed(change, error);
    }
  };
  const sendCell = async (edited: EditedCell<Row>): Promise<Row | null> => {
    const { row, key, draft } = edited;
    const before = cellDraft(of!, row, key);
    show({ row, key, draft, saving: true });
    try {
      const sent = await send(of!, edited);
      if ('theirs' in sent) {
        show({ row, key, draft, saving: false, theirs: sent.theirs });
        return null;
      }
      last.current = { row: sent.saved, key, before };
      show(null);
      toasts.saved(last.current, () => void undo());
      return sent.saved;
    } catch (error) {
      show({ row, key, draft, saving: false, error });
      // Whoever has gone to another page meanwhile is told there.
      if (!isThere.current) toasts.failed(edited, error);
      return null;
    }
  };
  /** Saves what is typed, if anything; gives the row as it is then, or null where the cell is not done with. */
  const save = async (): Promise<Row | null> => {
    if (saving.current) return saving.current;
    const { current: edited } = current;
    if (!edited) return null;
    if (!isChanged(edited)) {
      show(null);
      return edited.row;
    }
    const { row, key, draft } = edited;
    const all = { ...rowDraft(of!, row), [key]: draft };
    const problem = of!.fields[key]!.problem?.(draft, cellDraft(of!, row, key), all);
    if (problem) {
      show({ row, key, draft, saving: false, problem });
      return null;
    }
    saving.current = sendCell(edited);
    return saving.current.finally(() => (saving.current = null));
  };
  return {
    cell,
    /** Whether something is typed that is not saved. */
    dirty: cell !== null && isChanged(cell),
    /** Begins to change a cell, once the one before is saved. */
    open: async (row: Row, key: string): Promise<void> => {
      const { current: edited } = current;
      if (!of || !isEditable(of, row, key) || (edited?.row.id === row.id && edited.key === key)) return;
      const done = edited ? await save() : row;
      if (!done) return;
      const now = done.id === row.id ? done : row;
      show({ row: now, key, draft: cellDraft(of, now, key), saving: false });
    },
    type: (draft: unknown) => {
      const { current: edited } = current;
      if (edited && !edited.saving)
        show({ row: edited.row, key: edited.key, draft, saving: false, theirs: edited.theirs });
    },
    leave: () => show(null),
    save,
    /** Saves what is typed over what somebody else saved. */
    keepMine: (): void => {
      const { current: edited } = current;
      if (!edited?.theirs) return;
      show({ ...edited, row: edited.theirs, theirs: undefined });
      void save();
    },
    /** Gives back what the cell that was changed last held before. */
    undo,
    canUndo: (): boolean => last.current !== null,
  };
}

export type Cells<Row extends { id: string }> = ReturnType<typeof useCells<Row>>;
