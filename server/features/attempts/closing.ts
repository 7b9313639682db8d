/** How an attempt is closed without being submitted. */
export type Closing = 'mark' | 'abandon' | 'void';

const abandonedAfter = 14 * 86_400_000;

/** The latest instant of a last saved answer at which an attempt without a time limit counts as abandoned. */
export const abandonedBefore = (at: Date): Date => new Date(at.getTime() - abandonedAfter);

/**
 * Whether an attempt in progress has to be closed now, and how: a disabled module voids it, a passed deadline has
 * it marked with the answers it has, and 14 days without a saved answer abandon one without a deadline. Both times
 * are meant with what a maintenance under way has taken of them.
 */
export function dueClosing(
  attempt: { moduleEnabled: boolean; deadlineAt: Date | null; lastSavedAt: Date },
  at: Date,
): Closing | null {
  if (!attempt.moduleEnabled) return 'void';
  if (attempt.deadlineAt) return attempt.deadlineAt <= at ? 'mark' : null;
  return attempt.lastSavedAt <= abandonedBefore(at) ? 'abandon' : null;
}
