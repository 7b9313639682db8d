import { type Description, listedFields } from './description';
import type { RowSort } from './rows/row-list';

/** Returns the fields that a list of resources can be sorted by. */
export function resourceSorts(description: Description): Record<string, RowSort> {
  const sorted = listedFields(description).flatMap(({ name, description: about, sort }) =>
    sort ? [[name, { ...sort, description: about }] as const] : [],
  );
  return {
    ...Object.fromEntries(sorted),
    createdAt: { sql: 't.created_at', type: 'timestamptz', description: 'Time of creation.' },
    updatedAt: { sql: 't.updated_at', type: 'timestamptz', description: 'Time of the last change.' },
  };
}
