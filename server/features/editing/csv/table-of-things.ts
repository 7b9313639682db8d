import { fromReplica } from '#server/platform/replica';
import type { Table } from '#server/platform/sheets/write/table';
import type { Viewer } from '#server/platform/viewer';
import type { Edited } from '../edited';
import type { ListArgs, Things } from '../things.types';
import type { Values } from '../values';
import type { Column, FurtherColumns } from './columns';
import { type Spend, tableOfPages } from './table-of-pages';

/** What a list is asked for, but for its page. */
export type Listing = Pick<ListArgs, 'search' | 'filter' | 'where' | 'orderBy'>;

/** Everything that a list of things finds, as `tableOfPages` gives it. */
export const tableOf = (
  things: Things<Edited>,
  columns: readonly Column[],
  viewer: Viewer,
  listing: Listing,
  spend: Spend,
  further?: FurtherColumns<Edited>,
): Promise<Table> => {
  const rowsOf = async (page: readonly Edited[]): Promise<Values[]> => {
    if (!further) return page as unknown as Values[];
    return Promise.all(page.map(async (thing) => ({ ...thing, ...(await further.read(viewer, thing)) })));
  };
  return tableOfPages(
    columns,
    (first, after) =>
      fromReplica(async () => {
        const { nodes, pageInfo } = await things.list(viewer, { ...listing, first, after });
        return { nodes: await rowsOf(nodes), pageInfo };
      }),
    spend,
  );
};
