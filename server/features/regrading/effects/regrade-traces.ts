import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit, appendAudits } from '#server/features/audit/audit.service';
import type { QueuedMail } from '#server/features/notifications/mail.types';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { Person } from '#server/platform/access/viewer';
import type { RegradePlan } from '../regrade-plan';

/** Adds the audit entries of a regrade: one for it, and one for each changed result. */
export async function writeAudit(
  manager: EntityManager,
  { question, choice, marks, effects }: RegradePlan,
  regradeId: string,
  admin: Person,
): Promise<void> {
  const actor = actorOf(admin);
  await appendAudit(manager, {
    action: 'edit',
    actor,
    targetKind: 'regrade',
    targetId: regradeId,
    changes: {
      question: [null, question.id],
      mode: [null, choice.mode],
      lowersResults: [null, choice.lowersResults],
      results: [null, marks.length],
    },
  });
  const earns = new Map(effects.points.map((move) => [move.attemptId, move.earns]));
  await appendAudits(
    manager,
    marks.map(({ attempt, status, score, correctCount }) => ({
      action: 'edit',
      actor,
      targetKind: 'attempt',
      targetId: attempt.id,
      outcome: 'regraded',
      changes: {
        status: [attempt.status, status],
        score: [attempt.score, score],
        correctCount: [attempt.correctCount, correctCount],
        pointsEarned: [attempt.pointsEarned, earns.get(attempt.id) ?? attempt.pointsEarned],
      },
    })),
  );
}

/** Notifies everyone whose score or status has changed. */
export async function notifyPeople(
  manager: EntityManager,
  { question, marks }: RegradePlan,
  regradeId: string,
): Promise<void> {
  const [module]: { name: LocalizedText }[] = await manager.query('select name from module where id = $1', [
    question.moduleId,
  ]);
  const mails = marks.flatMap(({ attempt, status, score }): QueuedMail[] => {
    const { id, profileId, status: oldStatus, score: oldScore } = attempt;
    if (oldStatus === 'in_progress' || (oldStatus === status && oldScore === score)) return [];
    const before = { status: oldStatus, score: oldScore ?? 0 };
    const values = { attemptId: id, moduleName: module!.name, before, after: { status, score } };
    return [{ template: 'result_changed', profileId, key: `regrade:${regradeId}:${id}`, values }];
  });
  await enqueueMails(manager, mails);
}
