import type { EntityManager } from 'typeorm';
import { actorOf } from '#server/features/audit/audit.service';
import { pointsChanges } from '#server/features/attempts/marking/apply-marks';
import { settle } from '#server/features/points/settle';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { currentSettings } from '#server/features/settings/settings.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { decodeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { isId, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { publishCorrection } from '#server/features/authoring/publish-correction';
import { compareKeys, countsOf, effectKey, effectsOf, nothingMore } from './effects/regrade-effects';
import { digestOf, planRegrade, type RegradeChoice, type RegradePlan } from './regrade-plan';
import { selectRegradedQuestion, selectRegrades } from './regrade-history.queries';
import type { RegradeQuestionInput } from './regrade.input';
import { assertCanReadMarks, assertCanRegrade } from './regrade.policy';
import { type CorrectedQuestion, lockAttemptsOf, readCorrectedQuestion } from './regrade.queries';
import type {
  RegradedQuestionValues,
  RegradedResultConnection,
  RegradePreview,
  RegradeQuestionPayload,
} from './regrade.types';
import { writeRegrade } from './write-regrade';

/** Returns a question with its versions for a regrade; null if it doesn't exist. */
export async function regradedQuestion(viewer: Viewer, id: string): Promise<RegradedQuestionValues | null> {
  assertCanReadMarks(viewer);
  return isId(id) ? selectRegradedQuestion(id) : null;
}

function previewOf(plan: RegradePlan): RegradePreview {
  const changes = pointsChanges(plan.effects, { reason: 'regrade', pointsKey: (id) => id });
  return {
    digest: digestOf(plan),
    hasWork: plan.question.unpublished || plan.set.length > 0,
    counts: countsOf(plan, settle(changes, plan.effects.balances)),
    changed: effectsOf(plan),
  };
}

/** Returns a page of the results that a regrade changes. */
export function changedResults(
  { changed }: RegradePreview,
  first: number,
  after?: string | null,
): RegradedResultConnection {
  const size = pageSize(first);
  const key = decodeCursor(after, 2);
  const rows = changed.filter((effect) => !key || compareKeys(effectKey(effect), key) > 0);
  return Object.assign(
    page(rows.slice(0, size + 1), size, (effect) => encodeCursor(...effectKey(effect)), after),
    { countAll: () => changed.length },
  );
}

/** Changes the draft of the question for a preview, or returns it unchanged. */
type Correct = (question: CorrectedQuestion) => CorrectedQuestion;

/** Previews a regrade. Throws NOT_FOUND if the question doesn't exist. */
export async function previewRegrade(
  viewer: Viewer,
  questionId: string,
  choice: RegradeChoice,
  correct: Correct = (question) => question,
): Promise<RegradePreview> {
  assertCanReadMarks(viewer);
  const id = requireId(questionId);
  const { timezone } = await currentSettings();
  return transaction(async (manager) => {
    const question = await readCorrectedQuestion(manager, id);
    if (!question) throw new AppError('NOT_FOUND');
    const plan = await planRegrade(manager, correct(question), choice, { timezone, holds: false });
    return previewOf(plan);
  });
}

/** Returns the last regrade of a question if it was made from this preview. */
async function madeBefore(
  manager: EntityManager,
  questionId: string,
  digest: string,
): Promise<string | null> {
  const [last]: { id: string; digest: string }[] = await manager.query(
    'select id, digest from regrade where question_id = $1 order by made_at desc limit 1',
    [questionId],
  );
  return last?.digest === digest ? last.id : null;
}

/** Locks the draft of the question and its test. Throws NOT_FOUND if the question doesn't exist. */
async function lockQuestion(manager: EntityManager, id: string): Promise<CorrectedQuestion> {
  await manager.query('select from test where id = (select test_id from question where id = $1) for update', [
    id,
  ]);
  await manager.query('select from question where id = $1 for update', [id]);
  const question = await readCorrectedQuestion(manager, id);
  if (!question) throw new AppError('NOT_FOUND');
  return question;
}

/** The regrade's id, null if nothing had to be done, with its counts. */
type Applied = { id: string | null; counts: RegradeQuestionPayload['counts'] };

/** Changes the draft of the question in the transaction and returns it. */
export type Prepare = (
  manager: EntityManager,
  question: CorrectedQuestion,
  admin: Person,
) => Promise<CorrectedQuestion>;

async function apply(
  manager: EntityManager,
  admin: Person,
  input: RegradeQuestionInput,
  timezone: string,
  prepare: Prepare,
): Promise<Applied> {
  const locked = await lockQuestion(manager, input.questionId);
  const before = await madeBefore(manager, locked.id, input.digest);
  if (before) return { id: before, counts: nothingMore() };
  const question = await prepare(manager, locked, admin);
  await lockAttemptsOf(manager, question);
  const { mode, lowersResults, digest } = input;
  const plan = await planRegrade(manager, question, { mode, lowersResults }, { timezone, holds: true });
  if (digestOf(plan) !== digest) throw new AppError('CONFLICT');
  const at = now();
  const published = await publishCorrection(manager, {
    testId: question.testId,
    questionId: question.id,
    actor: actorOf(admin),
    publishedBy: admin.profileId,
    at,
  });
  if (!published && plan.set.length === 0) return { id: null, counts: countsOf(plan, []) };
  const { id, points } = await writeRegrade(manager, plan, { admin, at, digest });
  return { id, counts: countsOf(plan, points) };
}

/**
 * Publishes the correction of a question and regrades its attempts in one transaction. `prepare` can correct the
 * question first. Throws CONFLICT if the question or the results differ from the preview. A repeat changes nothing.
 */
export async function regradeQuestion(
  viewer: Viewer,
  input: RegradeQuestionInput,
  prepare: Prepare = (_manager, question) => Promise.resolve(question),
): Promise<RegradeQuestionPayload> {
  const caller = assertCanRegrade(viewer);
  const questionId = requireId(input.questionId);
  // Read before the transaction, which must not wait for a second connection.
  const { timezone } = await currentSettings();
  const { id, counts } = await transaction(async (manager) => {
    const admin = assertCanRegrade(await freshViewer(manager, caller));
    return apply(manager, admin, { ...input, questionId }, timezone, prepare);
  });
  forget('modules');
  if (counts.newlyPro + counts.noLongerPro > 0) forget('viewers');
  const [made] = id === null ? [] : await selectRegrades(questionId, id);
  return { question: (await regradedQuestion(viewer, questionId))!, regrade: made ?? null, counts };
}
