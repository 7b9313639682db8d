import { periodAt } from '#server/features/attempts/counting/periods';
import { currentSettings } from '#server/features/settings/settings.service';
import { testedCatalogue } from '#server/features/training/module/catalogue';
import { loadTestProgress } from '#server/features/training/progress/open-tests';
import { now } from '#server/platform/clock';
import type { Viewer } from '#server/platform/access/viewer';
import { readablePeople } from '../people.policy';
import { selectTeam, type TeamEventRow } from './team.queries';
import { maxEvents, type Team, type TeamEventValues } from './team.types';

/** Returns the starts of this week and the previous one in the site's time zone. */
async function weeks(): Promise<{ thisWeek: Date; lastWeek: Date }> {
  const { timezone } = await currentSettings();
  const { start } = periodAt('weekly', timezone, now());
  return { thisWeek: start, lastWeek: periodAt('weekly', timezone, new Date(start.getTime() - 1)).start };
}

async function withModules(events: readonly TeamEventRow[]): Promise<TeamEventValues[]> {
  const { byId } = await testedCatalogue();
  return events.map(({ moduleId, ...event }) => ({
    ...event,
    moduleNameTranslations: (moduleId !== null && byId.get(moduleId)?.nameTranslations) || null,
  }));
}

/**
 * Returns the figures of a manager's team; null for a manager without an account and for viewers who can read everyone.
 */
export async function teamOf(viewer: Viewer): Promise<Team | null> {
  const { accountIds, but } = readablePeople(viewer);
  if (accountIds.length === 0 || but === null) return null;
  const found = await selectTeam(accountIds, but, await weeks(), maxEvents);
  if (!found) return null;
  const { people, events, ...counts } = found;
  const open = [...(await loadTestProgress(people)).values()].map((progress) => progress.open.length);
  return {
    ...counts,
    openTests: open.reduce((sum, count) => sum + count, 0),
    peopleWithOpenTests: open.filter((count) => count > 0).length,
    events: await withModules(events),
  };
}
