import type { Result } from '#server/features/attempts/results/result.types';
import { ofEach } from '#server/platform/database/read-together';
import { selectPreviousMarks } from './regrade-history.queries';
import type { PreviousMark } from './regrade.types';

const previousMarks = ofEach(selectPreviousMarks);

/** Returns the marks of a result that regrades replaced, newest first. */
export const previousMarksOf = async (result: Result): Promise<PreviousMark[]> =>
  (await previousMarks(result)) ?? [];
