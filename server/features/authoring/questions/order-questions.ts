import { edit } from '#server/features/editing/edit';
import { differences } from '#server/features/editing/differences';
import { mayEdit } from '#server/features/editing/editing.policy';
import { refuseField } from '#server/features/editing/check-text';
import { releaseAsset } from '#server/features/uploads/assets/use-asset';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { lockQuestion, readPlace, renumber } from './edited-question.queries';
import type { EditedQuestion } from './edited-question.types';
import { holdPlace, readChanged, record } from './question-edit';
import { usedAs } from './question-picture';

/** Deletes a question from what is edited; audited. Published versions and attempts keep it. Gives its id. */
export async function deleteQuestion(viewer: Viewer, questionId: string): Promise<string> {
  mayEdit(viewer);
  const id = requireId(questionId);
  await edit(viewer, async (manager, editor) => {
    const { testId, position } = await holdPlace(manager, id);
    const stored = await lockQuestion(manager, id);
    if (!stored) throw new AppError('NOT_FOUND');
    await manager.query('delete from question where id = $1', [id]);
    await releaseAsset(manager, { kind: usedAs, id });
    await renumber(manager, testId);
    await record(manager, editor, 'delete', id, differences({ testId, position, ...stored.content }, null));
  });
  return id;
}

/**
 * Moves a question to the place of the one at `position`, or behind the last; audited. BAD_USER_INPUT for a position
 * below 1.
 */
export async function moveQuestion(
  viewer: Viewer,
  questionId: string,
  position: number,
): Promise<EditedQuestion> {
  mayEdit(viewer);
  const id = requireId(questionId);
  if (position < 1) refuseField('position', 'Positions begin at 1.');
  await edit(viewer, async (manager, editor) => {
    const before = await holdPlace(manager, id);
    await renumber(manager, before.testId, { id, from: before.position, to: position });
    const after = await readPlace(manager, id);
    if (!after || after.position === before.position) return;
    await record(manager, editor, 'edit', id, { position: [before.position, after.position] });
  });
  return readChanged(viewer, id);
}
