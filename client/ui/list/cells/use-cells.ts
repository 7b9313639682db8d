import isEqual from 'fast-deep-equal';
import { useEffect, useRef, useState } from 'react';
import { errorCode } from '#client/platform/requests/error-code';
import type { Problem } from '#client/ui/editing/problem';
import { cellDraft, isEditable, meeting, rowDraft, type RowEditing } from './row-editing';
import type { ChangeToasts } from './use-change-toasts';

/** A cell while it is edited. */
export type EditedCell<Row> = {
  /** The row as it was read, for comparison. */
  row: Row;
  key: string;
  draft: unknown;
  saving: boolean;
  /** The error of the last save. */
  error?: unknown;
  /** The problem that prevents saving. */
  problem?: Problem | undefined;
  /** The row that someone else has saved, if the values conflict. */
  theirs?: Row | undefined;
};

/** The last change and the previous value. */
type CellChange<Row> = { row: Row; key: string; before: unknown };

/** The maximum number of retries after changes by others that don't conflict. */
const maxTries = 3;

type Sent<Row> = { saved: Row } | { theirs: Row };

/** Saves a field of a row. After a change by others, retries on top of it unless the same field has changed. */
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

/** Manages the edited cell of a list and the last change, which can be undone. */
export function useCells<Row extends { id: string }>(
  of: RowEditing<Row> | undefined,
  toasts: ChangeToasts<Row>,
) {
  const [cell, setCell] = useState<EditedCell<Row> | null>(null);
  const last = useRef<CellChange<Row> | null>(null);
  // Keys can follow each other faster than React renders.
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
      // A failed undo can be repeated.
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
      // A person who has left the page sees the error in a toast.
      if (!isThere.current) toasts.failed(edited, error);
      return null;
    }
  };
  /** Saves the current draft, if any. Resolves to the row, or to null if the cell stays open. */
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
    /** True while the edited cell has unsaved changes. */
    dirty: cell !== null && isChanged(cell),
    /** Opens a cell after the previous one is saved. */
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
    /** Overwrites the value that someone else has saved. */
    keepMine: (): void => {
      const { current: edited } = current;
      if (!edited?.theirs) return;
      show({ ...edited, row: edited.theirs, theirs: undefined });
      void save();
    },
    /** Restores the previous value of the last changed cell. */
    undo,
    canUndo: (): boolean => last.current !== null,
  };
}

export type Cells<Row extends { id: string }> = ReturnType<typeof useCells<Row>>;
