import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { editOnce } from '#server/features/editing/edit';
import { assertCanEdit } from '#server/features/editing/editing.policy';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { releaseAsset } from '#server/features/uploads/assets/use-asset';
import { throwFieldError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { lockTest } from '../test/admin-test.queries';
import { AdminQuestion } from './admin-question.entity';
import { validateQuestion } from './validate-question';
import { lockPlace, placeAt, renumber } from './order-questions';
import { choosePicture, usedAs } from './question-picture';

/** Returns the position of a new question after the others of its test, whose order is locked. */
async function positionOf(
  manager: EntityManager,
  { values: { testId }, before }: Change<AdminQuestion>,
): Promise<Partial<AdminQuestion>> {
  if (before) return {};
  await lockTest(manager, testId);
  return { position: ((await manager.maximum(AdminQuestion, 'position', { testId })) ?? 0) + 1 };
}

/** Deletes a question and renumbers the others. Published versions and attempts retain it. */
async function erase(manager: EntityManager, id: string, { testId }: AdminQuestion): Promise<void> {
  await manager.delete(AdminQuestion, id);
  await releaseAsset(manager, { kind: usedAs, id });
  await renumber(manager, testId);
}

/** Actions of administrators on questions. Learners see changes once the test is published. */
export const adminQuestions = resourceService(AdminQuestion, {
  order: 'position',
  // Correct answers are only for callers who can write them.
  scopes: { read: 'write_modules', write: 'write_modules' },
  fit: validateQuestion,
  hold: async (manager, id, action) => action === 'delete' && lockPlace(manager, id),
  before: async (manager, editor: Person | ApiClient, change) => ({
    ...(await positionOf(manager, change)),
    ...(await choosePicture(manager, editor, change)),
  }),
  erase,
});

/** Moves a question to `position`, or to the end; audited. Throws BAD_USER_INPUT for a position below 1. */
export async function moveQuestion(
  viewer: Viewer,
  questionId: string,
  position: number,
): Promise<AdminQuestion> {
  assertCanEdit(viewer, 'write_modules');
  const id = requireId(questionId);
  if (position < 1) throwFieldError('position', 'Positions begin at 1.');
  await editOnce(
    viewer,
    async (manager, editor) => {
      const [before, after] = await placeAt(manager, id, position);
      if (after === before) return;
      const changes: Record<string, [unknown, unknown]> = { position: [before, after] };
      const target = { targetKind: 'question', targetId: id };
      await appendAudit(manager, { action: 'edit', actor: actorOf(editor), ...target, changes });
    },
    'write_modules',
  );
  return adminQuestions.changed(viewer, id);
}
