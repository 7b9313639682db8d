import { setTimeout as pause } from 'node:timers/promises';
import { currentSettings } from '#server/features/settings/settings.service';
import { isoIn } from '#server/platform/calendar';
import { AppError } from '#server/platform/errors';
import { largestPage } from '#server/platform/paging';
import type { Row as Cells, Table } from '#server/platform/sheets/write/table';
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

// Between two pages others have their turn: as long as a caller's ceiling, 30 pages a second, makes them wait at length.
const breather = 25;

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
    await pause(breather);
  }
}

async function* cellsOf<Row>(
  columns: readonly Column<Row>[],
  timezone: string,
  first: readonly Row[],
  others: Pages<Row>,
): AsyncGenerator<readonly Cells[], void> {
  const inZone = (moment: string | number) => (moment === '' ? '' : isoIn(timezone, new Date(moment)));
  const cells = (rows: readonly Row[]) =>
    rows.map((row) => columns.map(({ cell, isMoment }) => (isMoment ? inZone(cell(row)) : cell(row))));
  yield cells(first);
  for await (const page of others) yield cells(page);
}

/**
 * Everything that a list finds as a table, read a page at a time as it is taken. What refuses the list refuses the table;
 * what fails later ends its rows with an error.
 */
export async function tableOfPages<Row>(
  columns: readonly Column<Row>[],
  pageOf: PageOf<Row>,
  spend: Spend,
): Promise<Table> {
  const { timezone } = await currentSettings();
  const pages = pagesOf(pageOf, spend);
  const first = await pages.next();
  return {
    columns: columns.map(({ header, isMoment }) => ({ heading: header, isMoment })),
    rows: cellsOf(columns, timezone, first.value ?? [], pages),
  };
}
