import type { ProgramStateFragment } from './programs.generated';

/** The state of a program for the person. Administrators don't need access. */
export type EntryStatus = 'entered' | 'free' | 'closed' | 'notEntered';

export function entryStatusOf({ enabled, entry }: ProgramStateFragment, isAdmin: boolean): EntryStatus {
  if (isAdmin) return 'free';
  if (!enabled) return 'closed';
  return entry ? 'entered' : 'notEntered';
}

const day = 86_400_000;

/** Returns the remaining days of an access, including the current one. */
export const daysLeft = (expiresAt: string, now = Date.now()): number =>
  Math.min(7, Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / day)));
