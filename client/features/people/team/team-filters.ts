import type { PersonFilter } from '#client/platform/generated/schema';
import { daysBefore } from '#client/platform/site-calendar';

/** The views of a team: everybody, who is close to PRO, who was not here for 14 days. */
export const teamViews = ['all', 'close', 'unseen'] as const;
export type TeamView = (typeof teamViews)[number];

/** What each view asks the server for; by the day, so that the same is asked for while the page is shown. */
export function teamFilters(today: Date): Record<TeamView, PersonFilter> {
  const all = { disabled: false };
  const notSeenSince = daysBefore(today, 14);
  return { all, close: { ...all, closeToPro: true }, unseen: { ...all, notSeenSince } };
}
