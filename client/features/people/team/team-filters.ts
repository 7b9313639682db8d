import type { PersonFilter } from '#client/platform/generated/schema';

const day = 24 * 60 * 60_000;

/** The views of a team: everybody, who is close to PRO, who was not here for 14 days. */
export const teamViews = ['all', 'close', 'unseen'] as const;
export type TeamView = (typeof teamViews)[number];

/** What each view asks the server for; by the day, so that the same is asked for while the page is shown. */
export function teamFilters(today: Date): Record<TeamView, PersonFilter> {
  const all = { disabled: false };
  const notSeenSince = new Date(Math.floor(today.getTime() / day) * day - 14 * day).toISOString();
  return { all, close: { ...all, closeToPro: true }, unseen: { ...all, notSeenSince } };
}
