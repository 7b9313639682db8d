import { throwFieldError } from '#server/platform/errors';
import { decodeCursor, encodeCursor, foreignCursor, page } from '#server/platform/paging';
import { requireAdmin } from '#server/platform/access/policy';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { checkWeeks } from './check-weeks';
import { selectMailHours } from './dashboard.queries';
import { dashboard, present } from './dashboard.service';
import type { PassFigureFilter, WeeksFilter } from './dashboard.types';
import {
  type Part,
  selectDealers,
  selectHardQuestions,
  selectPassFigures,
  selectStuck,
} from './figures.queries';
import type { DealerFilter } from './figures.types';

interface FigureFileParams<Filter> {
  filter: Filter | null;
}

function required<Filter>({ filter }: FigureFileParams<Filter>): Filter {
  if (!filter) throwFieldError('filter', 'The parameter filter is missing.');
  return filter;
}

const partOf = (first: number, after: string | null): Part => ({
  after: decodeCursor(after, 1)?.[0] ?? '',
  limit: first + 1,
});

/** Returns a page of passed and failed attempts by group for the file; for administrators. */
export async function passFigurePage(
  viewer: Viewer,
  params: FigureFileParams<PassFigureFilter>,
  first: number,
  after: string | null,
) {
  requireAdmin(viewer);
  const { by, weeks } = required(params);
  const { at, timezone } = await present();
  const rows = await selectPassFigures(by, partOf(first, after), at, timezone, checkWeeks(weeks));
  return page(rows ?? [], first, ({ key }) => encodeCursor(key), after);
}

/** Returns a page of all gold dealers of a kind; for administrators. */
export async function dealerPage(
  viewer: Viewer,
  params: FigureFileParams<DealerFilter>,
  first: number,
  after: string | null,
) {
  requireAdmin(viewer);
  const rows = await selectDealers(required(params).kind, partOf(first, after));
  return page(rows ?? [], first, ({ id }) => encodeCursor(id), after);
}

/** Returns a page of all questions with incorrect answers; for administrators. */
export async function hardQuestionPage(
  viewer: Viewer,
  params: FigureFileParams<WeeksFilter>,
  first: number,
  after: string | null,
) {
  requireAdmin(viewer);
  const { at, timezone } = await present();
  const weeks = checkWeeks(required(params).weeks);
  const rows = await selectHardQuestions(partOf(first, after), at, timezone, weeks);
  return page(rows ?? [], first, ({ id }) => encodeCursor(id), after);
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Returns a page of people who are stuck; for administrators. */
export async function stuckPage(viewer: Viewer, _requested: object, first: number, after: string | null) {
  requireAdmin(viewer);
  const [kind = '', id = beforeAll] = decodeCursor(after, 2) ?? [];
  if (!isId(id)) throw foreignCursor();
  const rows = await selectStuck([kind, id], first + 1);
  return page(rows ?? [], first, (row) => encodeCursor(row.kind, row.id), after);
}

/** Returns today's messages by hour; for administrators. */
export async function mailHourPage(viewer: Viewer, _requested: object, first: number, after: string | null) {
  requireAdmin(viewer);
  const { at, timezone } = await present();
  const { mailHours } = (await selectMailHours(at, timezone))!;
  return page(mailHours, first, ({ hour }) => encodeCursor(String(hour)), after);
}

/** Returns the activity by week on one page; for administrators. */
export async function weekPage(
  viewer: Viewer,
  params: FigureFileParams<WeeksFilter>,
  first: number,
  after: string | null,
) {
  requireAdmin(viewer);
  const { weeks } = await dashboard(viewer, required(params).weeks);
  return page(weeks, first, ({ monday }) => encodeCursor(monday), after);
}
