import { catalogueWith } from '#server/features/modules/catalogue';
import { learnerOf } from '#server/features/modules/learner';
import { moduleFor } from '#server/features/modules/modules.service';
import { readableProfiles } from '#server/features/profile/profile.policy';
import { AppError } from '#server/platform/errors';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { isId, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { selectCertificatesOf } from './certificates/certificate.queries';
import { closeSubmitted } from './close-attempt';
import type { IncorrectQuestionRow } from './incorrect-questions';
import {
  countResults,
  type ResultRow,
  selectIncorrectQuestions,
  selectPartlyCorrect,
  selectResult,
  selectResults,
} from './result.queries';
import type { IncorrectQuestionValues, Result, ResultConnection } from './result.types';
import { selectFormerMarks } from './regrade/regrade-history.queries';
import { tellsRightAnswers } from './tells-right-answers';
import { mayUseAttempts } from './test.policy';

const incorrectValues = (
  row: IncorrectQuestionRow,
  tellsRightAnswers: () => boolean | Promise<boolean>,
): IncorrectQuestionValues => ({
  id: row.id,
  position: row.position,
  nameTranslations: row.name,
  selectedNameTranslations: row.selectedName,
  feedbackTranslations: row.feedback,
  rightName: row.correctName ?? null,
  remark: row.explanation ?? null,
  tellsRightAnswers,
});

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => (loading ??= load());
}

/** The rows with their modules; what else belongs to them is read for all at once, when one of them asks for it. */
async function resultsOf(viewer: Viewer, rows: ResultRow[]): Promise<Result[]> {
  const learner = learnerOf(viewer);
  const { byId } = await catalogueWith(rows.map(({ moduleId }) => moduleId));
  const ids = rows.map(({ id }) => id);
  const questions = once(() => selectIncorrectQuestions(ids));
  const partlyCorrect = once(() => selectPartlyCorrect(ids));
  const certificates = once(() => selectCertificatesOf(ids));
  const formerMarks = once(() => selectFormerMarks(ids));
  return rows.flatMap((row) => {
    const module = byId.get(row.moduleId);
    if (!module) return [];
    const tells = () => tellsRightAnswers(module, learner);
    const incorrect = async () =>
      ((await questions()).get(row.id) ?? []).map((question) => incorrectValues(question, tells));
    const partly = async () => (await partlyCorrect()).get(row.id) ?? 0;
    const loadCertificate = async () => (await certificates()).get(row.id) ?? null;
    const former = async () => (await formerMarks()).get(row.id) ?? [];
    return [
      {
        ...row,
        module: moduleFor(learner, module),
        incorrect,
        partly,
        tellsRightAnswers: tells,
        loadCertificate,
        former,
      },
    ];
  });
}

/** A result by id; null where absent or not the viewer's to read. */
export async function resultById(viewer: Viewer, id: string): Promise<Result | null> {
  const scope = readableProfiles(viewer);
  const row = isId(id) ? await selectResult(id, scope) : null;
  const [result] = row ? await resultsOf(viewer, [row]) : [];
  return result ?? null;
}

/** A page of a person's results, newest first; empty where the person is not the viewer's to read. */
export async function resultsOfProfile(
  viewer: Viewer,
  profileId: string,
  first: number,
  after?: string | null,
): Promise<ResultConnection> {
  const scope = readableProfiles(viewer);
  const size = pageSize(first);
  const key = decodeTimeCursor(after);
  const rows = await selectResults(profileId, scope, key, size + 1);
  const results = await resultsOf(viewer, rows);
  return Object.assign(
    page(results, size, (result) => encodeCursor(result.sortKey, result.id), after),
    { profileId },
  );
}

/** How many results a person has. */
export const countResultsOf = async (viewer: Viewer, profileId: string): Promise<number> =>
  countResults(profileId, readableProfiles(viewer));

/**
 * Submits an attempt of the viewer's own, exactly once: marks, points, promotion and audit are one transaction, and
 * submitting again gives the same result. NOT_FOUND for another person's attempt.
 */
export async function submitTest(viewer: Viewer, attemptId: string): Promise<Result> {
  const { profileId } = mayUseAttempts(viewer);
  const id = requireId(attemptId);
  await closeSubmitted(id, profileId);
  const result = await resultById(viewer, id);
  if (!result) throw new AppError('NOT_FOUND');
  return result;
}
