import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { hold, transaction } from '#server/platform/database/database';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import { selectDueDealers, writeProgress } from './account-progress.queries';
import { writeActivity, writeMailHours, writeResultDay, writeResultWeek } from './day-figures.queries';
import { selectReach, takeDueDay, writeAllDays, writeDueDays, writeRefreshed } from './due-days.queries';
import { takeNextPeople, writeAway, writeHeldUp } from './stuck-people.queries';

/** Milliseconds per run for past days. The next run continues. */
const maxRun = 5_000;
const halfMinute = 30_000;
const peopleAtOnce = 1000;
const batchesInRun = 4;

/** Serializes refreshes. Other requests never wait, because refreshes write only their own tables. */
const lockFigures = (work: Parameters<typeof transaction>[0]) =>
  transaction(async (manager) => {
    await hold(manager, 'dashboard-figures');
    return work(manager);
  });

/** Refreshes the latest due day. Returns false if there is none. */
const readDueDay = (timezone: string): Promise<unknown> =>
  lockFigures(async (manager) => {
    const due = await takeDueDay(manager);
    if (!due) return false;
    const { day, week } = due;
    await writeResultDay(manager, day, timezone);
    await writeResultWeek(manager, week);
    await writeActivity(manager, week, timezone);
    await writeMailHours(manager, day, timezone);
    return true;
  });

/** Marks the changed days as due, and refreshes the changed people and their dealers. */
const readChanges = (at: Date, timezone: string): Promise<unknown> =>
  lockFigures(async (manager) => {
    const reach = await selectReach(manager);
    if (reach.from === null) await writeAllDays(manager, at, timezone);
    const changed = await writeDueDays(manager, reach, at, timezone);
    await writeHeldUp(manager, changed, at, await currentSettings());
    await writeAway(manager, at);
    await writeProgress(manager, await selectDueDealers(manager, changed), at);
  });

/** Checks the next people of the round, because people can get stuck without any change. */
const readNextPeople = (at: Date): Promise<unknown> =>
  lockFigures(async (manager) => {
    const ids = await takeNextPeople(manager, peopleAtOnce);
    await writeHeldUp(manager, ids, at, await currentSettings());
    return ids.length === peopleAtOnce;
  });

/** Refreshes the summaries of the dashboards with the changes since the last run. */
export async function refreshFigures(maxLength = maxRun): Promise<void> {
  const at = now();
  const { timezone } = await currentSettings();
  await readChanges(at, timezone);
  // Today is the latest due day.
  await readDueDay(timezone);
  await transaction((manager) => writeRefreshed(manager, at));
  for (let batch = 0; batch < batchesInRun && (await readNextPeople(at)); batch++);
  const end = performance.now() + maxLength;
  while (performance.now() < end && (await readDueDay(timezone)));
}

const name = 'refresh-figures';

/**
 * Runs twice a minute, so that figures are at most a minute old. Each scheduled run queues another one half a minute
 * later.
 */
export const refreshFiguresJob: Job = {
  name,
  schedule: '* * * * *',
  async run(payload) {
    const isBetween = (payload as { isBetween?: boolean } | null)?.isBetween === true;
    const next = new Date(Date.now() + halfMinute);
    if (!isBetween)
      await transaction((manager) => enqueueJob(manager, name, { isBetween: true }, name, 0, next));
    await refreshFigures();
  },
};
