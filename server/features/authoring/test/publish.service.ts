import type { EntityManager } from 'typeorm';
import { actorOf } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { editOnce } from '#server/features/editing/edit';
import { assertCanEdit } from '#server/features/editing/editing.policy';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { sqlByQuestionType } from '../question-types/question-types';
import { auditVersion, publishTest } from '../publish-test';
import type { AdminTest } from './admin-test.entity';
import { lockTest, isChanged } from './admin-test.queries';
import { adminTests } from './admin-tests';

/** Rejects a test with an enabled question that has no correct answer. */
async function rejectUnanswerable(manager: EntityManager, testId: string): Promise<void> {
  const [row]: { position: number }[] = await manager.query(
    `select position from question where test_id = $1 and enabled
       and ${sqlByQuestionType('kind', ({ unanswerableSql }) => unanswerableSql)}
     order by position limit 1`,
    [testId],
  );
  if (!row) return;
  throw new AppError('BAD_USER_INPUT', `Question ${row.position} has no right answer.`, row);
}

/**
 * Publishes a test locked by the caller, audited, unless nothing changed. Returns whether it did. Throws BAD_USER_INPUT
 * with `position` if an enabled question has no correct answer.
 */
export async function publishChanges(
  manager: EntityManager,
  testId: string,
  by: { actor: AuditActor; profileId: string | null },
): Promise<boolean> {
  if (!(await isChanged(manager, testId))) return false;
  await rejectUnanswerable(manager, testId);
  await auditVersion(manager, await publishTest(manager, testId, by.profileId, now()), by.actor);
  return true;
}

/**
 * Publishes the draft of a test, audited, unless nothing changed. Attempts in progress stay with their version. Throws
 * BAD_USER_INPUT with `position` if an enabled question has no correct answer.
 */
export async function publishEdited(viewer: Viewer, testId: string): Promise<AdminTest> {
  assertCanEdit(viewer, 'write_modules');
  const id = requireId(testId);
  await editOnce(
    viewer,
    async (manager, editor) => {
      await lockTest(manager, id);
      const profileId = editor.kind === 'person' ? editor.profileId : null;
      await publishChanges(manager, id, { actor: actorOf(editor), profileId });
    },
    'write_modules',
  );
  return adminTests.changed(viewer, id);
}
