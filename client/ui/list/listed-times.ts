import type { ListFields } from '../editor/described/field';

const time = (label: string): ListFields[string] => ({
  label,
  cellKind: 'labelled',
  filter: 'days',
  byCondition: true,
  extra: true,
  cell: (stored, { date }) => date(stored as string),
});

/** When a thing was added and last changed: what the list of any kind of things can show, is sorted by and narrowed to. */
export const listedTimes = {
  createdAt: time('admin.added'),
  updatedAt: time('admin.updated'),
} satisfies ListFields;
