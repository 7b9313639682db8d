export type MarkStatus = 'passed' | 'failed';

/** An attempt that is marked: for the first time, or anew. */
export interface MarkedAttempt {
  id: string;
  testId: string;
  profileId: string;
  category: string;
  /** In progress where it had no mark before. */
  status: MarkStatus | 'in_progress';
}

/** The mark that an attempt gets, in place of another or of none. */
export interface MarkChange<Attempt extends MarkedAttempt = MarkedAttempt> {
  attempt: Attempt;
  /** Whole percent. */
  score: number;
  status: MarkStatus;
  correctCount: number;
}

export const isNewlyPassed = ({ attempt, status }: MarkChange): boolean =>
  status === 'passed' && attempt.status !== 'passed';

/** Whether a pass is lost; an attempt that had no mark before loses none. */
export const isNewlyFailed = ({ attempt, status }: MarkChange): boolean =>
  status === 'failed' && attempt.status === 'passed';
