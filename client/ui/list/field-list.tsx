import { Link } from 'react-router-dom';
import { storedValue, type ListFields } from '../editor/described/field';
import { useWords } from '../editor/described/use-words';
import { beginning } from './where';
import type { ListView } from './list-address';
import type { ListColumn, ListFilter, Operator } from './list-parts';

/** Returns the columns of a resource's fields. A title links to the record below `path`. */
export function useFieldColumns<Row extends { id: string }>(
  fields: ListFields,
  path: string,
): readonly ListColumn<Row>[] {
  const words = useWords();
  return Object.entries(fields).flatMap(([name, { label, cell, cellKind, desk, filter, file, extra }]) => {
    if (!cell) return [];
    const value = (row: Row) => cell(storedValue(fields, name, row), words);
    return {
      key: name,
      title: words.text(label),
      sort: name,
      ...(file ? { file } : {}),
      ...(cellKind ? { kind: cellKind } : {}),
      ...(desk ? { desk } : {}),
      ...(extra ? { extra } : {}),
      // Days and choices are short and don't wrap.
      ...(filter && filter !== 'range' && filter !== 'text' ? { whole: true } : {}),
      cell: (row: Row) =>
        cellKind === 'title' ? <Link to={`${path}/${row.id}`}>{value(row)}</Link> : value(row),
    };
  });
}

const beside = {
  choice: ['not'],
  number: ['atLeast', 'atMost', 'is', 'not'],
  days: ['before', 'after', 'within'],
  text: ['is', 'not'],
} satisfies Record<string, readonly Operator[]>;

/** Returns the filters of a resource's fields. */
export function useFieldFilters(fields: ListFields): readonly ListFilter[] {
  const words = useWords();
  return Object.entries(fields).flatMap(([name, { label, filter, unit, canBeEmpty, byCondition }]) => {
    if (!filter) return [];
    const none: readonly Operator[] = canBeEmpty ? ['empty', 'filled'] : [];
    const named = (operators: readonly Operator[]) => ({
      name,
      label: words.text(label),
      operators: [...operators, ...none],
      ...(byCondition ? { byCondition } : {}),
    });
    if (filter === 'text') return { ...named(beside.text), text: true as const };
    if (filter === 'days') return { ...named(beside.days), range: true as const, days: true as const };
    if (filter !== 'range') return { ...named(beside.choice), choices: filter(words) };
    const counts = unit ? { unit: words.text(unit) } : {};
    return { ...named(beside.number), range: true as const, ...counts };
  });
}

const end = (typed: string | undefined): number | null => (typed ? Number(typed) : null);

/** Converts the values of a filter to the server's format. */
function toFilterValue(filter: ListFields[string]['filter'], values: readonly string[]): unknown {
  const [from, to] = values;
  if (filter === 'days') return { from: beginning(from), to: beginning(to, 1) };
  return filter === 'range' ? { from: end(from), to: end(to) } : values;
}

/** Converts the selected filters to the server's filter. */
export function filterOf<Filter>(fields: ListFields, selected: ListView['filters']): Filter {
  const filtered = Object.entries(fields).flatMap(([name, { filter, byCondition }]) => {
    const values = selected[name];
    return values && filter !== 'text' && !byCondition
      ? [[name, toFilterValue(filter, values)] as const]
      : [];
  });
  return Object.fromEntries(filtered) as Filter;
}
