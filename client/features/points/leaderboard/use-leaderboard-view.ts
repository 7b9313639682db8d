import { useSearchParams } from 'react-router-dom';
import { userTypeNames } from '#client/platform/user-types';
import type { LeaderboardPeriod, UserType } from '#client/platform/generated/schema';

export const periods = ['month', 'quarter', 'year'] as const satisfies readonly LeaderboardPeriod[];
export type Period = (typeof periods)[number];

/** The message ids of each period: name, description and own rank. */
export const periodTexts: Record<Period, { name: string; lead: string; own: string }> = {
  month: { name: 'leaderboard.month', lead: 'leaderboard.lead.month', own: 'leaderboard.own.month' },
  quarter: { name: 'leaderboard.quarter', lead: 'leaderboard.lead.quarter', own: 'leaderboard.own.quarter' },
  year: { name: 'leaderboard.year', lead: 'leaderboard.lead.year', own: 'leaderboard.own.year' },
};

export const userTypes = Object.keys(userTypeNames) as UserType[];

/** Everyone, the person's own account, or a user type. */
export type Among = 'all' | 'account' | UserType;

/** Returns the view of the leaderboard, which is stored in the URL, and functions that change it. */
export function useLeaderboardView() {
  const [params, setParams] = useSearchParams();
  const period = periods.find((each) => each === params.get('period')) ?? 'quarter';
  const requested = params.get('among');
  const among: Among =
    requested === 'account' ? requested : (userTypes.find((each) => each === requested) ?? 'all');
  const change = (part: { period?: Period; among?: Among }) => {
    const next = { period, among, ...part };
    const said = { period: next.period, ...(next.among === 'all' ? {} : { among: next.among }) };
    setParams(said, { replace: true });
  };
  return { period, among, change };
}
