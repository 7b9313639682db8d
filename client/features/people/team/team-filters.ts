import type { PersonFilter } from '#client/platform/generated/schema';
import { daysBefore } from '#client/platform/formats/site-calendar';

/** The views of a team: everyone, people close to PRO, and people without a visit for 14 days. */
export const teamViews = ['all', 'close', 'unseen'] as const;
export type TeamView = (typeof teamViews)[number];

/**
 * Returns the server's filter for each view. Rounded to the day, so that the query stays the same while the page is
 * open.
 */
export function teamFilters(today: Date): Record<TeamView, PersonFilter> {
  const all = { disabled: false };
  const notSeenSince = daysBefore(today, 14);
  return { all, close: { ...all, closeToPro: true }, unseen: { ...all, notSeenSince } };
}
