import type { ProgramStateFragment } from './programs.generated';

/** How a program stands for the person. Administrators see what is in it without an entry. */
export type EntryStatus = 'entered' | 'free' | 'closed' | 'notEntered';

export function entryStatusOf({ enabled, entry }: ProgramStateFragment, isAdmin: boolean): EntryStatus {
  if (isAdmin) return 'free';
  if (!enabled) return 'closed';
  return entry ? 'entered' : 'notEntered';
}

const day = 86_400_000;

/** Days of an entry that have not passed, the one under way with them. */
export const daysLeft = (expiresAt: string, now = Date.now()): number =>
  Math.min(7, Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / day)));
