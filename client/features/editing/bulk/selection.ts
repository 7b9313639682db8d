import type { BulkSelection } from '#client/platform/generated/schema';
import type { AllSelected } from '#client/ui/list/use-selected';

/** The variables of the list's query. */
type ListParams = { search?: string | null; filter?: object | null; where?: object | null };

/** Rows that are selected one by one, or all rows of a query. */
export type Selected = {
  rows: readonly { id: string }[];
  all: (AllSelected & { params: ListParams }) | null;
};

export const countOf = ({ rows, all }: Selected): number =>
  all ? all.total - all.except.length : rows.length;

/** Returns the selection as input of the API. */
export function selectionOf({ rows, all }: Selected): BulkSelection {
  if (!all) return { ids: rows.map(({ id }) => id) };
  const { search, filter, where } = all.params;
  return {
    all: true,
    search: search || null,
    filter: filter ? JSON.stringify(filter) : null,
    where: where ? JSON.stringify(where) : null,
    except: [...all.except],
  };
}
