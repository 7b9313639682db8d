import { describe, expect, it } from '@jest/globals';
import { readView, writeView, type ListNames, type ListView } from './list-address';

const names: ListNames = {
  filters: [
    { name: 'kind', choices: [{ value: 'tire' }, { value: 'training' }], operators: ['not'] },
    { name: 'size', range: true, operators: ['not', 'empty'] },
    { name: 'change', range: true, signed: true },
    { name: 'day', range: true, days: true, operators: ['before', 'within'] },
    { name: 'title', text: true, operators: ['is'] },
    { name: 'tag', choices: [{ value: 'snow, ice' }, { value: 'ice' }, { value: '100%' }, { value: '%2C' }] },
    // The options of this filter are still loading.
    { name: 'place', choices: [] },
  ],
  sorts: ['name', 'updatedAt'],
  columns: ['kind', 'updated'],
};

const defaultView: ListView = {
  search: '',
  filters: {},
  conditions: {},
  sort: null,
  hidden: [],
  order: [],
  after: null,
  from: 1,
  rows: 50,
};
const read = (search: string): ListView => readView(new URLSearchParams(search), names);

describe('the address of a list', () => {
  it.each<[string, Partial<ListView>]>([
    ['', {}],
    ['q=winter', { search: 'winter' }],
    ['kind=tire%2Ctraining', { filters: { kind: ['tire', 'training'] } }],
    ['size=15%2C19', { filters: { size: ['15', '19'] } }],
    ['size=%2C19', { filters: { size: ['', '19'] } }],
    ['change=-20%2C-1', { filters: { change: ['-20', '-1'] } }],
    ['day=2026-11-30%2C', { filters: { day: ['2026-11-30', ''] } }],
    ['tag=snow%252C+ice%2Cice', { filters: { tag: ['snow, ice', 'ice'] } }],
    ['tag=100%2525%2C%25252C', { filters: { tag: ['100%', '%2C'] } }],
    ['place=CA%2CUS', { filters: { place: ['CA', 'US'] } }],
    ['title=snow+%25252C', { filters: { title: ['snow %2C'] } }],
    ['kind.not=tire', { conditions: { kind: { operator: 'not', values: ['tire'] } } }],
    ['size.not=999999999999', { conditions: { size: { operator: 'not', values: ['999999999999'] } } }],
    ['size.not=15', { conditions: { size: { operator: 'not', values: ['15'] } } }],
    ['size.empty=', { conditions: { size: { operator: 'empty', values: [] } } }],
    ['day.before=2026-11-30', { conditions: { day: { operator: 'before', values: ['2026-11-30'] } } }],
    ['day.within=90', { conditions: { day: { operator: 'within', values: ['90'] } } }],
    ['title.is=snow', { conditions: { title: { operator: 'is', values: ['snow'] } } }],
    ['order=updated%2Ckind', { order: ['updated', 'kind'] }],
    ['sort=name', { sort: { field: 'name', descending: false } }],
    ['sort=-updatedAt', { sort: { field: 'updatedAt', descending: true } }],
    [
      'sort=-updatedAt%2Cname',
      { sort: { field: 'updatedAt', descending: true, second: { field: 'name', descending: false } } },
    ],
    ['hide=updated', { hidden: ['updated'] }],
    ['after=c50&from=51', { after: 'c50', from: 51 }],
    ['rows=80&after=c80&from=81', { rows: 80, after: 'c80', from: 81 }],
  ])('parses %j and formats it in the same way', (address, part) => {
    expect(read(address)).toEqual({ ...defaultView, ...part });
    expect(writeView({ ...defaultView, ...part }).toString()).toBe(address);
  });

  it('names optional columns only if they are shown', () => {
    const more = { ...names, columns: [...names.columns, 'email', 'added'], extras: ['email', 'added'] };
    const readMore = (search: string) => readView(new URLSearchParams(search), more);
    expect(readMore('').hidden).toEqual(['email', 'added']);
    expect(writeView(readMore(''), more.extras).toString()).toBe('');
    const selected = 'hide=kind&show=added';
    expect(readMore(selected).hidden).toEqual(['kind', 'email']);
    expect(writeView(readMore(selected), more.extras).toString()).toBe(selected);
    expect(readMore('hide=email&show=kind').hidden).toEqual(['email', 'added']);
  });

  it.each([
    'kind=boat',
    'kind=',
    'size=15',
    'size=-15%2C19',
    'size=a%2Cb',
    'size=%2C',
    'day=15%2C',
    'day=2026-13-01%2C',
    'sort=password',
    'sort=password,-',
    'sort=-',
    'hide=name',
    'order=name',
    'kind.not=boat',
    'kind.contains=tire',
    'size.not=15%2C16',
    'day.before=15',
    'day.within=x',
    'title.is=',
    'kind.constructor=tire',
    'from=51',
    'other=1',
  ])('ignores unknown values: %s', (address) => {
    expect(read(address)).toEqual(defaultView);
  });

  it.each(['-3', 'x', '1.5', '1e30'])('starts counting at 1 if the position is %j', (from) => {
    expect(read(`after=c50&from=${from}`)).toEqual({ ...defaultView, after: 'c50' });
  });
});
