import { setTimeout as pause } from 'node:timers/promises';
import { currentSettings } from '#server/features/settings/settings.service';
import { isoIn } from '#server/platform/calendar';
import { AppError } from '#server/platform/errors';
import { largestPage } from '#server/platform/paging';
import type { Row as Cells, Table } from '#server/platform/sheets/write/table';
import type { Column } from './columns';

/** Counts requests against the caller's rate limit; throws RATE_LIMITED with the seconds to wait above it. */
export type Spend = (requests: number) => Promise<void>;

/** Counts a page as a request. Waits at the rate limit, so that a file that has started isn't cut off. */
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

/** Loads a page of a list. */
export type PageOf<Row> = (
  first: number,
  after: string | null,
) => Promise<{ nodes: readonly Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }>;

// At the rate limit of 30 requests a second a file would block the caller's other requests, so there is a
// pause between pages.
const breather = 25;

type Pages<Row> = AsyncGenerator<readonly Row[], void>;

/** Yields all pages of a list. The caller counts the first as a request. */
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
 * Returns all rows of a list as a table, read page by page. Throws the errors of the first page; later errors
 * end the iteration of the rows.
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
