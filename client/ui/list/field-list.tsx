import { Link } from 'react-router-dom';
import { storedValue, type ListFields } from '../editor/described/field';
import { useWords } from '../editor/described/use-words';
import type { ListView } from './list-address';
import type { ListColumn, ListFilter } from './list-parts';

/** The columns of the fields that lists show; a title leads to the thing, below `path`. */
export function useFieldColumns<Row extends { id: string }>(
  fields: ListFields,
  path: string,
): readonly ListColumn<Row>[] {
  const words = useWords();
  return Object.entries(fields).flatMap(([name, { label, cell, cellKind, filter }]) => {
    if (!cell) return [];
    const value = (row: Row) => cell(storedValue(fields, name, row), words);
    return {
      key: name,
      title: words.text(label),
      sort: name,
      ...(cellKind ? { kind: cellKind } : {}),
      // Days and choices are a few words.
      ...(filter && filter !== 'range' ? { whole: true } : {}),
      cell: (row: Row) =>
        cellKind === 'title' ? <Link to={`${path}/${row.id}`}>{value(row)}</Link> : value(row),
    };
  });
}

/** What a list can be narrowed to by the fields. */
export function useFieldFilters(fields: ListFields): readonly ListFilter[] {
  const words = useWords();
  return Object.entries(fields).flatMap(([name, { label, filter, unit }]) => {
    if (!filter) return [];
    const named = { name, label: words.text(label) };
    if (filter === 'days') return { ...named, range: true as const, days: true as const };
    if (filter !== 'range') return { ...named, choices: filter(words) };
    return { ...named, range: true as const, ...(unit ? { unit: words.text(unit) } : {}) };
  });
}

const end = (typed: string | undefined): number | null => (typed ? Number(typed) : null);

/** When a day begins in the time zone of the browser, or the one after it. */
function beginning(day: string | undefined, after = 0): string | null {
  if (!day) return null;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + after).toISOString();
}

/** A filter as the server takes it. */
function asked(filter: ListFields[string]['filter'], values: readonly string[]): unknown {
  const [from, to] = values;
  if (filter === 'days') return { from: beginning(from), to: beginning(to, 1) };
  return filter === 'range' ? { from: end(from), to: end(to) } : values;
}

/** The same for the server, from what is chosen. */
export function filterOf<Filter>(fields: ListFields, chosen: ListView['filters']): Filter {
  const narrowed = Object.entries(fields).flatMap(([name, { filter }]) => {
    const values = chosen[name];
    return values ? [[name, asked(filter, values)] as const] : [];
  });
  return Object.fromEntries(narrowed) as Filter;
}
