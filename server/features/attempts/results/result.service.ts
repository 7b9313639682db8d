import { readableProfiles } from '#server/features/profile/profile.policy';
import { partOf } from '#server/features/profile/profile-parts';
import type { Profile } from '#server/features/profile/profile.types';
import { AppError } from '#server/platform/errors';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { ofEach, readTogether } from '#server/platform/database/read-together';
import { isId, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { closeSubmitted } from '../close-attempt';
import { assertCanUseAttempts } from '../attempt.policy';
import { selectCertificatesOf } from '../certificates/certificate.queries';
import type { CertificateValues } from '../certificates/certificate.types';
import type { IncorrectQuestionRow } from '../marking/incorrect-questions';
import {
  countResults,
  type ResultRow,
  selectIncorrectQuestions,
  selectPartlyCorrect,
  selectResult,
  selectResults,
} from './result.queries';
import { resultsPart } from './results.part';
import type {
  IncorrectQuestion,
  IncorrectQuestionValues,
  Result,
  ResultConnection,
  ResultFilter,
} from './result.types';

const resultOf = (row: ResultRow): Result => ({ ...row, readWith: [row.id] });

/** Returns a result; null if it doesn't exist or isn't readable. */
export async function resultById(viewer: Viewer, id: string): Promise<Result | null> {
  const scope = readableProfiles(viewer);
  const row = isId(id) ? await selectResult(id, scope) : null;
  return row && resultOf(row);
}

/** Returns a page of a person's results, newest first; empty if the person isn't readable. */
export async function resultsOfProfile(
  viewer: Viewer,
  profile: Pick<Profile, 'id' | 'parts'>,
  first: number,
  after?: string | null,
  filter: ResultFilter = {},
): Promise<ResultConnection> {
  const scope = readableProfiles(viewer);
  const size = pageSize(first);
  const key = decodeTimeCursor(after);
  const read = partOf(profile, resultsPart, { first, after, filter }) as ResultRow[] | undefined;
  const rows = read ?? (await selectResults(profile.id, scope, filter, key, size + 1));
  return Object.assign(
    page(readTogether(rows), size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countResults(profile.id, scope, filter) },
  );
}

/**
 * Submits an attempt of the viewer once: score, points, promotion and audit entry are one transaction, and a repeat
 * returns the same result. Throws NOT_FOUND for another person's attempt.
 */
export async function submitTest(viewer: Viewer, attemptId: string): Promise<Result> {
  const { profileId } = assertCanUseAttempts(viewer);
  const id = requireId(attemptId);
  const closed = await closeSubmitted(id, profileId);
  const result = closed ? resultOf(closed) : await resultById(viewer, id);
  if (!result) throw new AppError('NOT_FOUND');
  return result;
}

/** Returns a question without full credit in the format of the API. */
const incorrectValues = (result: Result, row: IncorrectQuestionRow): IncorrectQuestionValues => ({
  id: row.id,
  position: row.position,
  nameTranslations: row.name,
  selectedNameTranslations: row.selectedName,
  feedbackTranslations: row.feedback,
  rightName: row.correctName ?? null,
  remark: row.explanation ?? null,
  result,
});

const incorrect = ofEach(selectIncorrectQuestions);
const partlyCorrect = ofEach(selectPartlyCorrect);
const certificates = ofEach(selectCertificatesOf);

/** Returns the questions without full credit of a readable result, in order. */
export const incorrectQuestionsOf = async (result: Result): Promise<IncorrectQuestionValues[]> =>
  ((await incorrect(result)) ?? []).map((row) => incorrectValues(result, row));

/** Returns the number of questions with partial credit. */
export const countPartlyCorrect = async (result: Result): Promise<number> =>
  ((await partlyCorrect(result)) ?? []).length;

/** Returns true if the question has partial credit. */
export const isPartlyCorrect = async ({
  id,
  result,
}: Pick<IncorrectQuestion, 'id' | 'result'>): Promise<boolean> =>
  ((await partlyCorrect(result)) ?? []).includes(id);

/** Returns its valid certificate; null if there is none. */
export const certificateOf = async (result: Result): Promise<CertificateValues | null> =>
  (await certificates(result)) ?? null;
