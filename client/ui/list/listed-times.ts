import type { ListFields } from '../editor/described/field';

const time = (label: string): ListFields[string] => ({
  label,
  cellKind: 'labelled',
  filter: 'days',
  byCondition: true,
  extra: true,
  cell: (stored, { date }) => date(stored as string),
});

/** The times of creation and last change, for the lists of all resources. */
export const listedTimes = {
  createdAt: time('admin.added'),
  updatedAt: time('admin.updated'),
} satisfies ListFields;
