import type { Readable } from 'node:stream';
import { fromReplica } from '#server/platform/replica';
import type { Viewer } from '#server/platform/viewer';
import type { Edited } from '../edited';
import type { ListArgs, Things } from '../things.types';
import type { Values } from '../values';
import { csvColumns } from './columns';
import { csvOfPages, type Spend } from './csv-of-pages';

/** What a list is asked for, but for its page. */
export type Listing = Pick<ListArgs, 'search' | 'filter' | 'where' | 'orderBy'>;

/** Everything that a list of things finds, as `csvOfPages` gives it. */
export const csvOf = (
  things: Things<Edited>,
  viewer: Viewer,
  listing: Listing,
  spend: Spend,
): Promise<Readable> =>
  csvOfPages(
    csvColumns(things.description),
    async (first, after) => {
      const { nodes, pageInfo } = await fromReplica(() => things.list(viewer, { ...listing, first, after }));
      return { nodes: nodes as unknown as Values[], pageInfo };
    },
    spend,
  );
