import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { hasShortcutKeys, isInDialog, isWriting } from '#client/ui/shortcuts/keys';
import { cellAt, placeBy, rove, widgets } from './grid-places';
import { handToRow } from './row-shortcuts';

export type GridActions = {
  /** Begins to change the cell at these places; gives whether it may be changed. */
  edit: (row: number, cell: number) => boolean;
  /** Undoes the last change; gives whether there is one. */
  undo: () => boolean;
  /** Chooses all rows that are found; absent where that cannot be. */
  chooseAll?: (() => void) | undefined;
  /** Whether rows are chosen, of which a letter would seem to be meant, not of the one where the focus is. */
  hasSelected?: boolean | undefined;
};

type Cell = HTMLTableCellElement;

const rowOf = (cell: Cell) => cell.parentElement as HTMLTableRowElement;
const edit = (cell: Cell, actions: GridActions): boolean =>
  actions.edit(rowOf(cell).sectionRowIndex, cell.cellIndex);

/** Chooses the row, as its box does; gives whether rows are chosen here. */
function choose(cell: Cell): boolean {
  const box = rowOf(cell).querySelector<HTMLElement>('[data-kind="choice"] input');
  box?.click();
  return box !== null;
}

/** Goes to where the row leads; gives whether it leads anywhere. */
function open(cell: Cell): boolean {
  const link = rowOf(cell).querySelector<HTMLElement>('[data-kind="title"] a');
  link?.click();
  return link !== null;
}

/** What a key does in a cell beside moving; false where it does nothing. */
function requestedBy({ key, target }: KeyboardEvent, cell: Cell, actions: GridActions): boolean {
  // A link or a button in it does what it always does.
  const isCell = target === cell;
  if (key === 'F2' || key === 'e') return edit(cell, actions);
  if (key === 'x' || (key === ' ' && isCell)) return choose(cell);
  if (key === 'Enter' && isCell) return edit(cell, actions) || open(cell);
  return !actions.hasSelected && handToRow(rowOf(cell), key);
}

/** Whether a key is meant for the list; a letter where letters do something. */
function isForList(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.isComposing || altKey || shiftKey) return false;
  if (isInDialog() || isWriting(target)) return false;
  if (target instanceof Element && target.closest('[data-cell-editor]')) return false;
  return !/^[a-z]$/.test(key) || event.ctrlKey || event.metaKey || hasShortcutKeys();
}

/** What a key does in a list; gives whether it did something. */
function act(event: KeyboardEvent, table: HTMLTableElement, actions: GridActions): boolean {
  const { key, ctrlKey, metaKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key === 'z') return actions.undo();
  const cell = cellAt(table, event.target);
  if (isCommand && key === 'a' && cell && actions.chooseAll) {
    actions.chooseAll();
    return true;
  }
  // From elsewhere these letters lead into the list.
  const to = cell ? placeBy(table, cell, event) : 'jk'.includes(key) ? rove(table) : undefined;
  if (to) {
    rove(table, to);
    to.focus();
    return true;
  }
  return cell !== null && !isCommand && requestedBy(event, cell, actions);
}

/**
 * The keys of a list: arrows, J and K, Home, End and the page keys move, X and Space choose a row, Ctrl-A all that are
 * found, Enter opens it or changes a cell, as F2, E and a double click do; other letters are the row's, as long as none is
 * chosen. The Tab key leads to one place in it, the last one.
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, actions: GridActions): void {
  useLayoutEffect(() => {
    if (table.current) rove(table.current);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (table.current && isForList(event) && act(event, table.current, actions)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  useEffect(() => {
    const { current } = table;
    // What is clicked is where the keys go on.
    const onFocus = ({ target }: FocusEvent) => {
      const isStop = target instanceof HTMLElement && !target.closest('[data-cell-editor]');
      if (isStop && cellAt(current!, target)) rove(current!, target);
    };
    current?.addEventListener('focusin', onFocus);
    return () => current?.removeEventListener('focusin', onFocus);
  }, [table]);
  useEffect(() => {
    const { current } = table;
    const onDoubleClick = ({ target }: MouseEvent) => {
      const cell = cellAt(current!, target);
      const isApart = target instanceof Element && target.closest(`${widgets}, [data-cell-editor]`);
      if (cell && !isApart) edit(cell, actions);
    };
    current?.addEventListener('dblclick', onDoubleClick);
    return () => current?.removeEventListener('dblclick', onDoubleClick);
  });
}
