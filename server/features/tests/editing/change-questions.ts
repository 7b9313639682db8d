import { edit } from '#server/features/modules/editing/edit';
import { differences, laterUpdate, refuseOlder } from '#server/features/modules/editing/edited-fields';
import { mayEdit } from '#server/features/modules/editing/editing.policy';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { checkQuestion } from './check-question';
import { lockQuestion, type QuestionContent } from './edited-question.queries';
import type { EditedQuestion } from './edited-question.types';
import { holdTest, readChanged, record } from './question-edit';
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
];

/** Adds a question behind those of a test; audited. Learners meet it once the test is published. */
export async function createQuestion(
  viewer: Viewer,
  testId: string,
  input: QuestionInput,
): Promise<EditedQuestion> {
  mayEdit(viewer);
  const of = requireId(testId);
  const content = checkQuestion(input, []);
  const id = await edit(viewer, async (manager, editor) => {
    await holdTest(manager, of);
    const [made]: { id: string; position: number }[] = await manager.query(
      `insert into question (test_id, position, kind, text, options, accepted, code, feedback, weight, credit, enabled,
         tags, created_at, updated_at)
       values ($1, (select coalesce(max(position), 0) + 1 from question where test_id = $1), $2, $3, $4, $5, $6, $7,
         $8, $9, $10, $11, $12, $12) returning id, position`,
      [of, ...valuesOf(content), now()],
    );
    const { id: questionId, position } = made!;
    await record(manager, editor, 'add', questionId, differences(null, { testId: of, position, ...content }));
    return questionId;
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
    const content = checkQuestion(
      input,
      stored.content.options.map((option) => option.id),
    );
    const changes = differences(stored.content, content);
    if (Object.keys(changes).length === 0) return;
    await manager.query(
      `update question set kind = $2, text = $3, options = $4, accepted = $5, code = $6, feedback = $7, weight = $8,
         credit = $9, enabled = $10, tags = $11, updated_at = ${laterUpdate('$12')} where id = $1`,
      [id, ...valuesOf(content), now()],
    );
    await record(manager, editor, 'edit', id, changes);
  });
  return readChanged(viewer, id);
}
