import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { queueOfJobs } from '#server/platform/jobs/queue';
import { requireAdmin } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { checkWeeks } from './check-weeks';
import { selectDashboard, selectMailHours } from './dashboard.queries';
import type { Dashboard, DashboardHealth, PassFigureFilter } from './dashboard.types';
import { type DealerKind, StuckKindEnum } from './dashboard.enums';
import { selectDealers, selectHardQuestions, selectPassFigures, selectStuckLongest } from './figures.queries';
import {
  type DealerProgress,
  type HardQuestionValues,
  maxVisible,
  maxWorst,
  type PassFigure,
  type StuckPerson,
} from './figures.types';

/** Returns the current time and the portal's time zone. */
export const present = async () => ({ at: now(), timezone: (await currentSettings()).timezone });

/** Live data instead of summaries, because a job writes those and this shows whether jobs run. */
async function health(at: Date, timezone: string): Promise<DashboardHealth> {
  const [queue, mail] = await Promise.all([queueOfJobs(), selectMailHours(at, timezone)]);
  const sum = (of: 'waiting' | 'retrying' | 'givenUp', jobs = queue) =>
    jobs.reduce((total, job) => total + job[of], 0);
  return {
    ...mail!,
    waiting: sum('waiting'),
    oldestWait: Math.max(0, ...queue.map(({ age }) => age)),
    retrying: sum('retrying'),
    givenUp: sum('givenUp'),
    mailsWaiting: sum(
      'waiting',
      queue.filter(({ job }) => job === 'send-mail'),
    ),
  };
}

/** Returns the figures of the dashboard from summaries; for administrators. */
export async function dashboard(viewer: Viewer, weeks: number): Promise<Dashboard> {
  requireAdmin(viewer);
  checkWeeks(weeks);
  const { at, timezone } = await present();
  const [figures, its] = await Promise.all([selectDashboard(at, timezone, weeks), health(at, timezone)]);
  return { ...figures!, health: its };
}

/** Returns passed and failed attempts by group, most failures first; for administrators. */
export async function passFigures(viewer: Viewer, { by, weeks }: PassFigureFilter): Promise<PassFigure[]> {
  requireAdmin(viewer);
  checkWeeks(weeks);
  const { at, timezone } = await present();
  return (await selectPassFigures(by, { worst: maxVisible }, at, timezone, weeks)) ?? [];
}

/** Returns the gold dealers with the least progress; for administrators. */
export async function dealersBehind(viewer: Viewer, kind: DealerKind): Promise<DealerProgress[]> {
  requireAdmin(viewer);
  return (await selectDealers(kind, { worst: maxWorst })) ?? [];
}

/** Returns the questions with the most incorrect answers; for administrators. */
export async function hardestQuestions(viewer: Viewer, weeks: number): Promise<HardQuestionValues[]> {
  requireAdmin(viewer);
  checkWeeks(weeks);
  const { at, timezone } = await present();
  return (await selectHardQuestions({ worst: maxWorst }, at, timezone, weeks)) ?? [];
}

/** Returns people who are stuck, the longest of each kind first; for administrators. */
export async function stuckPeople(viewer: Viewer): Promise<StuckPerson[]> {
  requireAdmin(viewer);
  return (await selectStuckLongest(Object.values(StuckKindEnum), maxWorst)) ?? [];
}
