type Cell = HTMLTableCellElement;
type Row = HTMLTableRowElement;

/** What in a cell takes the focus by itself; the field of a cell that is changed keeps its own keys. */
export const widgets = 'a[href], button, input, select, textarea';
const apart = '[data-cell-editor] *, [data-pencil], :disabled';

const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** Where the keys stop in a cell: at each thing that can be used, or at the cell itself. */
export function stopsOf(cell: Cell): HTMLElement[] {
  if (!isVisible(cell)) return [];
  const found = [...cell.querySelectorAll<HTMLElement>(widgets)].filter(
    (each) => !each.matches(apart) && isVisible(each),
  );
  return found.length > 0 ? found : [cell];
}

const rowsOf = (table: HTMLTableElement): Row[] => [...(table.tBodies[0]?.rows ?? [])];
const stopsIn = (row: Row): HTMLElement[] => [...row.cells].flatMap(stopsOf);

/** The cell of a list that an element is in; null for a heading, or for what is elsewhere. */
export function cellAt(table: HTMLTableElement, target: EventTarget | null): Cell | null {
  const cell = target instanceof Element ? target.closest<Cell>('td') : null;
  return cell && table.contains(cell) ? cell : null;
}

/** Makes a stop the one to which the Tab key leads. */
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

/** How many rows the page keys pass. */
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

/** Where a key leads from a cell; undefined for a key that leads nowhere. */
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
