import { fromReplica } from '#server/platform/database/replica';
import type { Table } from '#server/platform/sheets/write/table';
import type { Viewer } from '#server/platform/access/viewer';
import type { Edited } from '../edited';
import type { ListArgs, ResourceService } from '../resources.types';
import type { Values } from '../values';
import type { Column, FurtherColumns } from './columns';
import { type Spend, tableOfPages } from './table-of-pages';

/** Arguments of a list without its page. */
export type Listing = Pick<ListArgs, 'search' | 'filter' | 'where' | 'orderBy'>;

/** Returns all records that a resource's list finds as a table; see `tableOfPages`. */
export const tableOf = (
  resources: ResourceService<Edited>,
  columns: readonly Column[],
  viewer: Viewer,
  listing: Listing,
  spend: Spend,
  further?: FurtherColumns<Edited>,
): Promise<Table> => {
  const rowsOf = async (page: readonly Edited[]): Promise<Values[]> => {
    if (!further) return page as unknown as Values[];
    return Promise.all(
      page.map(async (resource) => ({ ...resource, ...(await further.read(viewer, resource)) })),
    );
  };
  return tableOfPages(
    columns,
    (first, after) =>
      fromReplica(async () => {
        const { nodes, pageInfo } = await resources.list(viewer, { ...listing, first, after });
        return { nodes: await rowsOf(nodes), pageInfo };
      }),
    spend,
  );
};
