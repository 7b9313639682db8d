import { IconPencil } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#client/ui/button';
import { saysNothing } from '#client/ui/editing/data-table';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import type { ListColumn } from '../list-parts';
import { CellEditor } from './cell-editor';
import styles from './cells.module.css';
import { isEditable, type RowEditing } from './row-editing';
import { useCells, type EditedCell } from './use-cells';
import { useChangeToasts } from './use-change-toasts';
import type { GridActions } from './use-grid-keys';

type Row = { id: string };

type Parts<R extends Row> = {
  of: RowEditing<R> | undefined;
  columns: readonly ListColumn<R>[];
  rows: readonly R[];
  table: RefObject<HTMLTableElement | null>;
  /** The number of columns before them. */
  before: number;
};

/** Returns the focus to the cell after editing, unless it has moved elsewhere. */
function useFocusAfter<R extends Row>(
  cell: EditedCell<R> | null,
  { columns, rows, table, before }: Parts<R>,
) {
  const last = useRef(cell);
  useLayoutEffect(() => {
    const { current: done } = last;
    last.current = cell;
    if (!done || cell || document.activeElement !== document.body) return;
    const row = rows.findIndex(({ id }) => id === done.row.id);
    const at = columns.findIndex(({ key }) => key === done.key);
    const place = table.current?.tBodies[0]?.rows[row]?.cells[at + before];
    (place?.querySelector<HTMLElement>('[data-stop]') ?? place)?.focus();
  });
}

function Pencil({ isAlone, onEdit }: { isAlone: boolean; onEdit: () => void }) {
  return (
    // Only for the pointer. Keyboard and screen reader users edit the cell itself.
    <Button
      type="button"
      variant="text"
      size="sm"
      square
      className={styles.pencil}
      tabIndex={-1}
      aria-hidden
      data-pencil={isAlone ? 'alone' : ''}
      onClick={onEdit}
    >
      <IconPencil size={16} stroke={1.9} aria-hidden />
    </Button>
  );
}

/** Returns the columns of a list with editable cells, and handles their keys. */
export function useEditableColumns<R extends Row>(parts: Parts<R>) {
  const { of, columns, rows, before } = parts;
  const cells = useCells(of, useChangeToasts(of));
  const { cell } = cells;
  useFocusAfter(cell, parts);
  // The edited row stays visible even if it has left the list.
  const visible = cell && rows.every(({ id }) => id !== cell.row.id) ? [...rows, cell.row] : rows;
  const editable = of
    ? visible.flatMap((row) =>
        columns.filter(({ key }) => isEditable(of, row, key)).map(({ key }) => ({ row, key })),
      )
    : [];
  const goOn = (from: EditedCell<R>, back: boolean) => {
    const at = editable.findIndex(({ row, key }) => row.id === from.row.id && key === from.key);
    const next = editable[at + (back ? -1 : 1)];
    if (next) void cells.open(next.row, next.key);
    else void cells.save();
  };
  const content = (column: ListColumn<R>, row: R): ReactNode => {
    const visibleContent = column.cell(row);
    if (!of || !isEditable(of, row, column.key)) return visibleContent;
    return (
      <>
        {visibleContent}
        {cell?.row.id === row.id && cell.key === column.key ? (
          <CellEditor of={of} cells={cells} cell={cell} onGoOn={(back) => goOn(cell, back)} />
        ) : (
          <Pencil isAlone={saysNothing(visibleContent)} onEdit={() => void cells.open(row, column.key)} />
        )}
      </>
    );
  };
  const edit: GridActions['edit'] = (rowAt, cellAt) => {
    const [row, column] = [visible[rowAt], columns[cellAt - before]];
    if (!of || !row || !column || !isEditable(of, row, column.key)) return false;
    void cells.open(row, column.key);
    return true;
  };
  return {
    columns: columns.map((column) => ({ ...column, cell: (row: R) => content(column, row) })),
    rows: visible,
    edit,
    undo: () => {
      if (!of || !cells.canUndo()) return false;
      void cells.undo();
      return true;
    },
    guard: of && <LeaveGuard when={cells.dirty && !cell?.saving} />,
  };
}
