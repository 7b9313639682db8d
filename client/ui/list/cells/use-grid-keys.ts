import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { hasShortcutKeys, isInDialog, isWriting } from '#client/ui/shortcuts/keys';
import { cellAt, placeBy, rove, widgets } from './grid-places';
import { handToRow } from './row-shortcuts';

export type GridActions = {
  /** Opens a cell by its indexes. Returns false if it can't be edited. */
  edit: (row: number, cell: number) => boolean;
  /** Undoes the last change. Returns false if there is none. */
  undo: () => boolean;
  /** Selects all found rows. Undefined if that isn't possible. */
  chooseAll?: (() => void) | undefined;
  /**
   * True if rows are selected. Shortcuts then don't apply to the focused row, because they could be mistaken for bulk
   * actions.
   */
  hasSelected?: boolean | undefined;
};

type Cell = HTMLTableCellElement;

const rowOf = (cell: Cell) => cell.parentElement as HTMLTableRowElement;
const edit = (cell: Cell, actions: GridActions): boolean =>
  actions.edit(rowOf(cell).sectionRowIndex, cell.cellIndex);

/** Toggles the selection of the row. Returns false if rows can't be selected. */
function choose(cell: Cell): boolean {
  const box = rowOf(cell).querySelector<HTMLElement>('[data-kind="choice"] input');
  box?.click();
  return box !== null;
}

/** Opens the page of the row. Returns false if it has none. */
function open(cell: Cell): boolean {
  const link = rowOf(cell).querySelector<HTMLElement>('[data-kind="title"] a');
  link?.click();
  return link !== null;
}

/** Runs the action of a key in a cell. Returns false if there is none. */
function requestedBy({ key, target }: KeyboardEvent, cell: Cell, actions: GridActions): boolean {
  // Links and buttons in the cell keep their own keys.
  const isCell = target === cell;
  if (key === 'F2' || key === 'e') return edit(cell, actions);
  if (key === 'x' || (key === ' ' && isCell)) return choose(cell);
  if (key === 'Enter' && isCell) return edit(cell, actions) || open(cell);
  return !actions.hasSelected && handToRow(rowOf(cell), key);
}

/** Returns true if a key press is meant for the list. Letters count only if shortcuts are enabled. */
function isForList(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.isComposing || altKey || shiftKey) return false;
  if (isInDialog() || isWriting(target)) return false;
  if (target instanceof Element && target.closest('[data-cell-editor]')) return false;
  return !/^[a-z]$/.test(key) || event.ctrlKey || event.metaKey || hasShortcutKeys();
}

/** Runs the action of a key in a list. Returns true if it had an effect. */
function act(event: KeyboardEvent, table: HTMLTableElement, actions: GridActions): boolean {
  const { key, ctrlKey, metaKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key === 'z') return actions.undo();
  const cell = cellAt(table, event.target);
  if (isCommand && key === 'a' && cell && actions.chooseAll) {
    actions.chooseAll();
    return true;
  }
  // Outside the list, these letters move the focus into it.
  const to = cell ? placeBy(table, cell, event) : 'jk'.includes(key) ? rove(table) : undefined;
  if (to) {
    rove(table, to);
    to.focus();
    return true;
  }
  return cell !== null && !isCommand && requestedBy(event, cell, actions);
}

/**
 * Registers the keys of a list: arrows, J, K, Home, End and page keys move, X and Space select a row, Ctrl+A selects
 * all found rows, and Enter opens a row or edits a cell, like F2, E and a double click. Other letters are shortcuts of
 * the row while none is selected. The list is a single tab stop.
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
    // A click moves the tab stop.
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
