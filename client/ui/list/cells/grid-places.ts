type Cell = HTMLTableCellElement;
type Row = HTMLTableRowElement;

/** Matches focusable elements in a cell. The cell editor handles its own keys. */
export const widgets = 'a[href], button, input, select, textarea';
const apart = '[data-cell-editor] *, [data-pencil], :disabled';

const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** Returns the stops of the keyboard in a cell: its controls, or the cell itself. */
export function stopsOf(cell: Cell): HTMLElement[] {
  if (!isVisible(cell)) return [];
  const found = [...cell.querySelectorAll<HTMLElement>(widgets)].filter(
    (each) => !each.matches(apart) && isVisible(each),
  );
  return found.length > 0 ? found : [cell];
}

const rowsOf = (table: HTMLTableElement): Row[] => [...(table.tBodies[0]?.rows ?? [])];
const stopsIn = (row: Row): HTMLElement[] => [...row.cells].flatMap(stopsOf);

/** Returns the cell of a list that contains the element, or null. */
export function cellAt(table: HTMLTableElement, target: EventTarget | null): Cell | null {
  const cell = target instanceof Element ? target.closest<Cell>('td') : null;
  return cell && table.contains(cell) ? cell : null;
}

/** Makes a stop the tab stop of the list (roving tabindex). */
export function rove(table: HTMLTableElement, to?: HTMLElement): HTMLElement | undefined {
  const all = rowsOf(table).flatMap(stopsIn);
  const stop = to ?? all.find(({ tabIndex, dataset }) => tabIndex === 0 && 'stop' in dataset) ?? all[0];
  for (const each of all) {
    each.tabIndex = each === stop ? 0 : -1;
    if (each === stop) each.dataset['stop'] = '';
    else delete each.dataset['stop'];
  }
  return stop;
}

/** The number of rows that Page Up and Page Down move. */
const pageOfRows = 10;

const steps: Record<string, number> = {
  ArrowUp: -1,
  k: -1,
  ArrowDown: 1,
  j: 1,
  PageUp: -pageOfRows,
  PageDown: pageOfRows,
};

function withinRow(row: Row, target: Element, key: string): HTMLElement | undefined {
  const all = stopsIn(row);
  const at = all.findIndex((each) => each === target || each.contains(target));
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  return all[Math.min(Math.max(at + (key === 'ArrowRight' ? 1 : -1), 0), all.length - 1)];
}

/** Returns the target of a key press in a cell, or undefined. */
export function placeBy(
  table: HTMLTableElement,
  cell: Cell,
  { key, target, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey'>,
): HTMLElement | undefined {
  const rows = rowsOf(table);
  const row = cell.parentElement as Row;
  if (key === 'Home' || key === 'End') {
    const end = key === 'Home' ? rows[0]! : rows.at(-1)!;
    return withinRow(ctrlKey || metaKey ? end : row, target as Element, key);
  }
  if (ctrlKey || metaKey) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return withinRow(row, target as Element, key);
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = rows[Math.min(Math.max(rows.indexOf(row) + step, 0), rows.length - 1)]!;
  return stopsOf(to.cells[cell.cellIndex]!)[0] ?? stopsIn(to)[0];
}
