import { describe, expect, it } from '@jest/globals';
import { readView, writeView, type ListNames, type ListView } from './list-address';

const names: ListNames = {
  filters: [
    { name: 'kind', choices: [{ value: 'tire' }, { value: 'training' }] },
    { name: 'size', range: true },
    { name: 'day', range: true, days: true },
    { name: 'tag', choices: [{ value: 'snow, ice' }, { value: 'ice' }, { value: '100%' }, { value: '%2C' }] },
  ],
  sorts: ['name', 'updatedAt'],
  columns: ['kind', 'updated'],
};

const usual: ListView = { search: '', filters: {}, sort: null, hidden: [], after: null, from: 1 };
const read = (search: string): ListView => readView(new URLSearchParams(search), names);

describe('the address of a list', () => {
  it.each<[string, Partial<ListView>]>([
    ['', {}],
    ['q=winter', { search: 'winter' }],
    ['kind=tire%2Ctraining', { filters: { kind: ['tire', 'training'] } }],
    ['size=15%2C19', { filters: { size: ['15', '19'] } }],
    ['size=%2C19', { filters: { size: ['', '19'] } }],
    ['day=2026-11-30%2C', { filters: { day: ['2026-11-30', ''] } }],
    ['tag=snow%252C+ice%2Cice', { filters: { tag: ['snow, ice', 'ice'] } }],
    ['tag=100%2525%2C%25252C', { filters: { tag: ['100%', '%2C'] } }],
    ['sort=name', { sort: { field: 'name', descending: false } }],
    ['sort=-updatedAt', { sort: { field: 'updatedAt', descending: true } }],
    ['hide=updated', { hidden: ['updated'] }],
    ['after=c50&from=51', { after: 'c50', from: 51 }],
  ])('%j says what is shown, and is written alike', (address, part) => {
    expect(read(address)).toEqual({ ...usual, ...part });
    expect(writeView({ ...usual, ...part }).toString()).toBe(address);
  });

  it.each([
    'kind=boat',
    'kind=',
    'size=15',
    'size=a%2Cb',
    'size=%2C',
    'day=15%2C',
    'day=2026-13-01%2C',
    'sort=password',
    'sort=-',
    'hide=name',
    'from=51',
    'other=1',
  ])('leaves out what no list knows: %s', (address) => {
    expect(read(address)).toEqual(usual);
  });

  it.each(['-3', 'x', '1.5', '1e30'])('begins to count at 1 where the place is %j', (from) => {
    expect(read(`after=c50&from=${from}`)).toEqual({ ...usual, after: 'c50' });
  });
});
