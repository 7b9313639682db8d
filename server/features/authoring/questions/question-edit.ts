import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit, type AuditAction } from '#server/features/audit/audit.service';
import { AppError } from '#server/platform/errors';
import type { Person, Viewer } from '#server/platform/viewer';
import { readPlace } from './edited-question.queries';
import { editedQuestion } from './edited-question.service';
import type { EditedQuestion } from './edited-question.types';
import { holdTest } from '../test/edited-test.queries';

/** Appends what became of a question to the audit. */
export async function record(
  manager: EntityManager,
  editor: Person,
  action: AuditAction,
  id: string,
  changes: Record<string, [unknown, unknown]>,
): Promise<void> {
  const target = { targetKind: 'question', targetId: id };
  await appendAudit(manager, { action, actor: actorOf(editor), ...target, changes });
}

/** Holds the test of a question, so that its order stays, and gives the question's place in it. */
export async function holdPlace(
  manager: EntityManager,
  id: string,
): Promise<{ testId: string; position: number }> {
  const found = await readPlace(manager, id);
  if (!found) throw new AppError('NOT_FOUND');
  await holdTest(manager, found.testId);
  // Read again: another edit may have moved or deleted it before the test was held.
  const place = await readPlace(manager, id);
  if (!place) throw new AppError('NOT_FOUND');
  return place;
}

/** The question after an edit. */
export async function readChanged(viewer: Viewer, id: string): Promise<EditedQuestion> {
  const question = await editedQuestion(viewer, id);
  if (!question) throw new AppError('NOT_FOUND');
  return question;
}
