import { fromReplica } from '#server/platform/replica';
import type { Table } from '#server/platform/sheets/write/table';
import type { Viewer } from '#server/platform/viewer';
import type { Edited } from '../edited';
import type { ListArgs, Things } from '../things.types';
import type { Values } from '../values';
import type { Column } from './columns';
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
): Promise<Table> =>
  tableOfPages(
    columns,
    async (first, after) => {
      const { nodes, pageInfo } = await fromReplica(() => things.list(viewer, { ...listing, first, after }));
      return { nodes: nodes as unknown as Values[], pageInfo };
    },
    spend,
  );
