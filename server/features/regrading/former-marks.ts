import type { Result } from '#server/features/attempts/results/result.types';
import { ofEach } from '#server/platform/read-together';
import { selectFormerMarks } from './regrade-history.queries';
import type { FormerMark } from './regrade.types';

const formerMarks = ofEach(selectFormerMarks);

/** The marks of a result that regrades replaced, newest first. */
export const formerMarksOf = async (result: Result): Promise<FormerMark[]> =>
  (await formerMarks(result)) ?? [];
