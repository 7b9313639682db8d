import { Link } from 'react-router-dom';
import { storedValue, type Fields } from '../editor/described/field';
import { useWords } from '../editor/described/use-words';
import type { ListView } from './list-address';
import type { ListColumn, ListFilter } from './list-parts';

/** The columns of the fields that lists show; a title leads to the thing, below `path`. */
export function useFieldColumns<Row extends { id: string }>(
  fields: Fields,
  path: string,
): readonly ListColumn<Row>[] {
  const words = useWords();
  return Object.entries(fields).flatMap(([name, { label, cell, cellKind }]) => {
    if (!cell) return [];
    const value = (row: Row) => cell(storedValue(fields, name, row), words);
    return {
      key: name,
      title: words.text(label),
      sort: name,
      ...(cellKind ? { kind: cellKind } : {}),
      cell: (row: Row) =>
        cellKind === 'title' ? <Link to={`${path}/${row.id}`}>{value(row)}</Link> : value(row),
    };
  });
}

/** What a list can be narrowed to by the fields. */
export function useFieldFilters(fields: Fields): readonly ListFilter[] {
  const words = useWords();
  return Object.entries(fields).flatMap(([name, { label, filter, unit }]) => {
    if (!filter) return [];
    const named = { name, label: words.text(label) };
    if (filter !== 'range') return { ...named, choices: filter(words) };
    return { ...named, range: true as const, ...(unit ? { unit: words.text(unit) } : {}) };
  });
}

const end = (typed: string | undefined): number | null => (typed ? Number(typed) : null);

/** The same for the server, from what is chosen. */
export function filterOf<Filter>(fields: Fields, chosen: ListView['filters']): Filter {
  const asked = Object.keys(fields).flatMap((name) => {
    const values = chosen[name];
    if (!values) return [];
    const [from, to] = values;
    return [[name, fields[name]!.filter === 'range' ? { from: end(from), to: end(to) } : values] as const];
  });
  return Object.fromEntries(asked) as Filter;
}
