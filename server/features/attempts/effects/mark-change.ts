export type MarkStatus = 'passed' | 'failed';

/** An attempt that is scored for the first time or again. */
export interface MarkedAttempt {
  id: string;
  testId: string;
  profileId: string;
  category: string;
  /** In progress if it had no mark before. */
  status: MarkStatus | 'in_progress';
}

/** The new mark of an attempt. */
export interface MarkChange<Attempt extends MarkedAttempt = MarkedAttempt> {
  attempt: Attempt;
  /** Whole percent. */
  score: number;
  status: MarkStatus;
  correctCount: number;
}

export const isNewlyPassed = ({ attempt, status }: MarkChange): boolean =>
  status === 'passed' && attempt.status !== 'passed';

/** Returns true if a pass is lost, which requires an earlier mark. */
export const isNewlyFailed = ({ attempt, status }: MarkChange): boolean =>
  status === 'failed' && attempt.status === 'passed';
