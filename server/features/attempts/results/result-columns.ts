import { type Column, moments } from '#server/features/editing/csv/columns';
import type { Result } from './result.types';

/** The values of a result in files. */
export interface ResultCells extends Pick<
  Result,
  | 'status'
  | 'score'
  | 'passMark'
  | 'correctCount'
  | 'questionCount'
  | 'pointsEarned'
  | 'startedAt'
  | 'closedAt'
> {
  /** The name of the test in the caller's language. */
  test: string;
  /** The number of the valid certificate; null if there is none. */
  certificateNumber: string | null;
}

export const resultColumns: readonly Column<ResultCells>[] = [
  { header: 'test', cell: ({ test }) => test },
  { header: 'status', cell: ({ status }) => status },
  { header: 'score', cell: ({ score }) => score ?? '' },
  { header: 'passMark', cell: ({ passMark }) => passMark },
  { header: 'correct', cell: ({ correctCount }) => correctCount },
  { header: 'questions', cell: ({ questionCount }) => questionCount },
  { header: 'points', cell: ({ pointsEarned }) => pointsEarned },
  moments('startedAt', ({ startedAt }) => startedAt),
  moments('closedAt', ({ closedAt }) => closedAt),
  { header: 'certificate', cell: ({ certificateNumber }) => certificateNumber ?? '' },
];
