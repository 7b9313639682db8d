import { randomUUID } from 'node:crypto';
import { edit } from '#server/features/editing/edit';
import { differences, laterUpdate, refuseOlder } from '#server/features/editing/differences';
import { mayEdit } from '#server/features/editing/editing.policy';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { checkQuestion } from './check-question';
import { lockQuestion, type QuestionContent } from './edited-question.queries';
import type { EditedQuestion } from './edited-question.types';
import { holdTest } from '../test/edited-test.queries';
import { readChanged, record } from './question-edit';
import { choosePicture, noPicture } from './question-picture';
import type { QuestionInput } from './question.input';

const valuesOf = (content: QuestionContent): unknown[] => [
  content.kind,
  content.text,
  JSON.stringify(content.options),
  content.accepted,
  content.code,
  content.feedback,
  content.weight,
  content.credit,
  content.enabled,
  content.tags,
  content.imageUrl,
  content.imageAlt,
];

/** Adds a question behind those of a test; audited. Learners meet it once the test is published. */
export async function createQuestion(
  viewer: Viewer,
  testId: string,
  input: QuestionInput,
): Promise<EditedQuestion> {
  mayEdit(viewer);
  const of = requireId(testId);
  const checked = checkQuestion(input, []);
  const id = randomUUID();
  await edit(viewer, async (manager, editor) => {
    await holdTest(manager, of);
    const { imageAssetId, ...picture } = await choosePicture(manager, editor, id, input, noPicture);
    const content = { ...checked, ...picture };
    const [made]: { position: number }[] = await manager.query(
      `insert into question (id, test_id, position, kind, text, options, accepted, code, feedback, weight, credit,
         enabled, tags, image_url, image_alt, image_asset_id, created_at, updated_at)
       values ($1, $2, (select coalesce(max(position), 0) + 1 from question where test_id = $2), $3, $4, $5, $6, $7,
         $8, $9, $10, $11, $12, $13, $14, $15, $16, $16) returning position`,
      [id, of, ...valuesOf(content), imageAssetId, now()],
    );
    const { position } = made!;
    await record(manager, editor, 'add', id, differences(null, { testId: of, position, ...content }));
  });
  return readChanged(viewer, id);
}

/**
 * Changes a question; audited field by field. CONFLICT where it was changed since `updatedAt`. Learners meet it once
 * the test is published.
 */
export async function updateQuestion(
  viewer: Viewer,
  questionId: string,
  input: QuestionInput,
  updatedAt: Date,
): Promise<EditedQuestion> {
  mayEdit(viewer);
  const id = requireId(questionId);
  await edit(viewer, async (manager, editor) => {
    const stored = await lockQuestion(manager, id);
    if (!stored) throw new AppError('NOT_FOUND');
    refuseOlder(updatedAt, stored.updatedAt);
    const { imageUrl, imageAlt } = stored.content;
    const former = { imageUrl, imageAlt, imageAssetId: stored.imageAssetId };
    const { imageAssetId, ...picture } = await choosePicture(manager, editor, id, input, former);
    const known = stored.content.options.map((option) => option.id);
    const content = { ...checkQuestion(input, known), ...picture };
    const changes = differences(
      { ...stored.content, imageAssetId: stored.imageAssetId },
      { ...content, imageAssetId },
    );
    if (Object.keys(changes).length === 0) return;
    await manager.query(
      `update question set kind = $2, text = $3, options = $4, accepted = $5, code = $6, feedback = $7, weight = $8,
         credit = $9, enabled = $10, tags = $11, image_url = $12, image_alt = $13, image_asset_id = $14,
         updated_at = ${laterUpdate('$15')} where id = $1`,
      [id, ...valuesOf(content), imageAssetId, now()],
    );
    await record(manager, editor, 'edit', id, changes);
  });
  return readChanged(viewer, id);
}
