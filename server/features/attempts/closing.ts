/** The ways to close an attempt. */
export type Closing = 'mark' | 'abandon' | 'void';

const abandonedAfter = 14 * 86_400_000;

/** Returns the latest time of the last saved answer at which an attempt without a time limit counts as abandoned. */
export const abandonedBefore = (at: Date): Date => new Date(at.getTime() - abandonedAfter);

/**
 * Returns how an attempt in progress must be closed now; null if it stays open. A disabled module voids it, a passed
 * deadline scores the saved answers, and 14 days without a saved answer abandon an attempt without a deadline. Both
 * times include the current maintenance.
 */
export function dueClosing(
  attempt: { moduleEnabled: boolean; deadlineAt: Date | null; lastSavedAt: Date },
  at: Date,
): Closing | null {
  if (!attempt.moduleEnabled) return 'void';
  if (attempt.deadlineAt) return attempt.deadlineAt <= at ? 'mark' : null;
  return attempt.lastSavedAt <= abandonedBefore(at) ? 'abandon' : null;
}
