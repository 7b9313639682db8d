import { pipeline, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/log';
import { largestPage } from '#server/platform/paging';
import type { Column } from './columns';

/** Counts requests against a caller's ceiling; RATE_LIMITED, with the seconds to wait, above it. */
export type Spend = (requests: number) => Promise<void>;

/** Counts a page as a request. A file that has begun waits for its caller's ceiling rather than break off. */
export async function spendPage(spend: Spend): Promise<void> {
  for (;;) {
    try {
      return await spend(1);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
      await pause(Number(error.details['retryAfterSeconds']) * 1000);
    }
  }
}

/** Gives a page of a list, whatever it is asked for beside. */
export type PageOf<Row> = (
  first: number,
  after: string | null,
) => Promise<{ nodes: readonly Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }>;

type Pages<Row> = AsyncGenerator<readonly Row[], void>;

/** Everything that a list finds, page by page as they are asked for. The first is counted by who calls. */
async function* pagesOf<Row>(pageOf: PageOf<Row>, spend: Spend): Pages<Row> {
  let after: string | null = null;
  for (;;) {
    const { nodes, pageInfo } = await pageOf(largestPage, after);
    yield nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
    await spendPage(spend);
  }
}

async function* recordsOf<Row>(columns: readonly Column<Row>[], first: readonly Row[], others: Pages<Row>) {
  const record = (row: Row) => columns.map(({ cell }) => cell(row));
  for (const row of first) yield record(row);
  for await (const page of others) for (const row of page) yield record(row);
}

const wentAway = (error: NodeJS.ErrnoException): boolean => error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Everything that a list finds, as CSV that spreadsheets open: read a page at a time as it is taken. What refuses the
 * list refuses the file before it begins; what fails later ends the stream with an error.
 */
export async function csvOfPages<Row>(
  columns: readonly Column<Row>[],
  pageOf: PageOf<Row>,
  spend: Spend,
): Promise<Readable> {
  const pages = pagesOf(pageOf, spend);
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
