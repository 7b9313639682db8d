import { describe, expect, it } from '@jest/globals';
import { beginning, whereOf } from './where';
import { readView } from './list-address';
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
const toWhere = (selected: object, conditions: object = {}) =>
  whereOf(filters, { filters: selected as never, conditions: conditions as never });

describe('the filter of a list query', () => {
  it('leave out what the list’s filters cover, and use the server’s field names', () => {
    expect(toWhere({ kinds: ['tire'], day: ['2026-11-30', ''] })).toBeNull();
    expect(toWhere({}, { kinds: { operator: 'not', values: ['tire'] } })).toEqual({
      kind: { noneOf: ['tire'] },
    });
  });

  it('cover texts and fields without a filter of their own', () => {
    expect(toWhere({ title: ['snow'], size: ['', '17'] })).toEqual({
      size: { max: 17 },
      title: { contains: 'snow' },
    });
    expect(toWhere({}, { title: { operator: 'is', values: ['snow'] } })).toEqual({
      title: { oneOf: ['snow'] },
    });
  });

  it('convert at least and at most to a range with one open end', () => {
    expect(toWhere({}, { size: { operator: 'atLeast', values: ['17'] } })).toEqual({ size: { min: 17 } });
    expect(toWhere({}, { size: { operator: 'atMost', values: ['17'] } })).toEqual({ size: { max: 17 } });
  });

  it('compare numbers and yes or no by their values', () => {
    const flag = {
      name: 'done',
      label: 'Done',
      choices: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
      byCondition: true,
    } as const;
    const both = (values: string[]) => whereOf([flag], { filters: { done: values }, conditions: {} });
    expect([both(['false']), both(['true', 'false'])]).toEqual([{ done: { equals: false } }, null]);
    expect(toWhere({}, { size: { operator: 'is', values: ['17'] } })).toEqual({ size: { oneOf: [17] } });
    expect(toWhere({ size: ['15', '17'] })).toEqual({ size: { min: 15, max: 17 } });
  });

  it('keep numbers of old addresses within the range of the API', () => {
    expect(toWhere({}, { size: { operator: 'atLeast', values: ['999999999999'] } })).toEqual({
      size: { min: 2147483647 },
    });
  });

  it('come from addresses and saved views of before', () => {
    const address = 'kinds.not=tire&size=,17&day.empty=&title=snow%2520';
    const view = readView(new URLSearchParams(address), { filters, sorts: [], columns: [] });
    expect(whereOf(filters, view)).toEqual({
      kind: { noneOf: ['tire'] },
      size: { max: 17 },
      day: { isNull: true },
      title: { contains: 'snow%20' },
    });
  });

  it('convert days to local moments from start to end', () => {
    const [day, next] = [beginning('2026-11-30')!, beginning('2026-11-30', 1)!];
    expect(Date.parse(next) - Date.parse(day)).toBe(24 * 60 * 60_000);
    expect(toWhere({}, { day: { operator: 'before', values: ['2026-11-30'] } })).toEqual({
      day: { before: day },
    });
    expect(toWhere({}, { day: { operator: 'after', values: ['2026-11-30'] } })).toEqual({
      day: { after: next },
    });
    expect(toWhere({}, { day: { operator: 'empty', values: [] } })).toEqual({ day: { isNull: true } });
  });
});
