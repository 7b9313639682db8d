import { pipeline, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/log';
import { largestPage } from '#server/platform/paging';
import type { Viewer } from '#server/platform/viewer';
import type { Edited } from '../edited';
import type { ListArgs, Things } from '../things.types';
import type { Values } from '../values';
import { type Column, csvColumns } from './columns';

/** What a list is asked for, but for its page. */
export type Listing = Pick<ListArgs, 'search' | 'filter' | 'orderBy'>;

/** Counts requests against a caller's ceiling; RATE_LIMITED, with the seconds to wait, above it. */
export type Spend = (requests: number) => Promise<void>;

/** Counts a page as a request. A file that has begun waits for its caller's ceiling rather than break off. */
async function spendPage(spend: Spend): Promise<void> {
  for (;;) {
    try {
      return await spend(1);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
      await pause(Number(error.details['retryAfterSeconds']) * 1000);
    }
  }
}

type Pages = AsyncGenerator<readonly Edited[], void>;

/** Everything that a list finds, page by page as they are asked for. The first is counted by who calls. */
async function* pagesOf(things: Things<Edited>, viewer: Viewer, listing: Listing, spend: Spend): Pages {
  let after: string | null = null;
  for (;;) {
    const { nodes, pageInfo } = await things.list(viewer, { ...listing, first: largestPage, after });
    yield nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
    await spendPage(spend);
  }
}

async function* recordsOf(columns: readonly Column[], first: readonly Edited[], others: Pages) {
  const record = (thing: Edited) => columns.map(({ cell }) => cell(thing as unknown as Values));
  for (const thing of first) yield record(thing);
  for await (const page of others) for (const thing of page) yield record(thing);
}

const wentAway = (error: NodeJS.ErrnoException): boolean => error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Everything that a list finds, as CSV that spreadsheets open: read a page at a time as it is taken. What refuses the
 * list refuses the file before it begins; what fails later ends the stream with an error.
 */
export async function csvOf(
  things: Things<Edited>,
  viewer: Viewer,
  listing: Listing,
  spend: Spend,
): Promise<Readable> {
  const columns = csvColumns(things.description);
  const pages = pagesOf(things, viewer, listing, spend);
  const first = await pages.next();
  const records = Readable.from(recordsOf(columns, first.value ?? [], pages));
  const csv = stringify({
    header: true,
    columns: columns.map(({ header }) => header),
    // Without it spreadsheets take accents for something else.
    bom: true,
    record_delimiter: 'windows',
    // With lines that end so it would leave a cell of two lines without quotes.
    quote_record_delimiter: true,
    escape_formulas: true,
  });
  return pipeline(records, csv, (error) => {
    if (error && !wentAway(error)) log.error({ err: error }, 'a CSV file broke off');
  });
}
