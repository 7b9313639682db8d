import { describe, expect, it } from '@jest/globals';
import { beginning, whereOf } from './conditions';
import type { ListFilter } from './list-parts';

const filters: ListFilter[] = [
  {
    name: 'kinds',
    field: 'kind',
    label: 'Kind',
    choices: [{ value: 'tire', label: 'Tire' }],
    operators: ['not'],
  },
  { name: 'size', label: 'Size', range: true, byCondition: true, operators: ['atLeast', 'atMost', 'is'] },
  { name: 'day', label: 'Day', range: true, days: true, operators: ['before', 'after', 'empty'] },
  { name: 'title', label: 'Title', text: true, operators: ['is'] },
];
const ask = (selected: object, conditions: object = {}) =>
  whereOf(filters, { filters: selected as never, conditions: conditions as never });

describe('the conditions of a list query', () => {
  it('leave out what the list’s filters cover, and use the server’s field names', () => {
    expect(ask({ kinds: ['tire'], day: ['2026-11-30', ''] })).toBeNull();
    expect(ask({}, { kinds: { operator: 'not', values: ['tire'] } })).toEqual([
      { field: 'kind', operator: 'IS_NOT', values: ['tire'] },
    ]);
  });

  it('cover texts and fields without a filter of their own', () => {
    expect(ask({ title: ['snow'], size: ['', '17'] })).toEqual([
      { field: 'size', operator: 'BETWEEN', values: ['', '17'] },
      { field: 'title', operator: 'CONTAINS', values: ['snow'] },
    ]);
    expect(ask({}, { title: { operator: 'is', values: ['snow'] } })).toEqual([
      { field: 'title', operator: 'IS', values: ['snow'] },
    ]);
  });

  it('convert at least and at most to a range with one open end', () => {
    expect(ask({}, { size: { operator: 'atLeast', values: ['17'] } })).toEqual([
      { field: 'size', operator: 'BETWEEN', values: ['17', ''] },
    ]);
    expect(ask({}, { size: { operator: 'atMost', values: ['17'] } })).toEqual([
      { field: 'size', operator: 'BETWEEN', values: ['', '17'] },
    ]);
  });

  it('convert days to local moments from start to end', () => {
    const [day, next] = [beginning('2026-11-30')!, beginning('2026-11-30', 1)!];
    expect(Date.parse(next) - Date.parse(day)).toBe(24 * 60 * 60_000);
    expect(ask({}, { day: { operator: 'before', values: ['2026-11-30'] } })).toEqual([
      { field: 'day', operator: 'BEFORE', values: [day] },
    ]);
    expect(ask({}, { day: { operator: 'after', values: ['2026-11-30'] } })).toEqual([
      { field: 'day', operator: 'AFTER', values: [next] },
    ]);
    expect(ask({}, { day: { operator: 'empty', values: [] } })).toEqual([
      { field: 'day', operator: 'EMPTY' },
    ]);
  });
});
