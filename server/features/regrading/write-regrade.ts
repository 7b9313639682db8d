import type { EntityManager } from 'typeorm';
import { applyMarks } from '#server/features/attempts/marking/apply-marks';
import {
  incorrectQuestion,
  type IncorrectQuestionRow,
} from '#server/features/attempts/marking/incorrect-questions';
import { isFull } from '#server/features/attempts/marking/marking';
import type { WrittenAnswer } from '#server/features/attempts/marking/write-marks';
import type { ChangedPoints } from '#server/features/points/settle';
import type { Person } from '#server/platform/access/viewer';
import type { RegradedAttempt } from './regrade-marks';
import type { RegradePlan } from './regrade-plan';
import { notifyPeople, writeAudit } from './effects/regrade-traces';

/** The actor, time and digest of a regrade. */
export interface RegradeAction {
  admin: Person;
  at: Date;
  digest: string;
}

async function insertRegrade(
  manager: EntityManager,
  { question, choice }: RegradePlan,
  { admin, at, digest }: RegradeAction,
): Promise<string> {
  const [row]: { id: string }[] = await manager.query(
    `insert into regrade (test_id, question_id, mode, lowers_results, digest, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [question.testId, question.id, choice.mode, choice.lowersResults, digest, admin.profileId, at],
  );
  return row!.id;
}

/** Returns the question in the list of a result after the regrade; null with full credit. */
function incorrectEntry({ attempt, rightAnswers, credit }: RegradedAttempt): IncorrectQuestionRow | null {
  const earned = credit ?? attempt.credit;
  return earned === null || isFull(earned) ? null : incorrectQuestion({ ...attempt.question, rightAnswers });
}

const answerOf = (each: RegradedAttempt, questionId: string): WrittenAnswer => ({
  attemptId: each.attempt.id,
  questionId,
  rightAnswers: each.rightAnswers,
  credit: each.credit,
  entry: incorrectEntry(each),
});

/** Copies the marks that will be replaced. */
async function writePreviousMarks(
  manager: EntityManager,
  { marks }: RegradePlan,
  regradeId: string,
  at: Date,
): Promise<void> {
  await manager.query(
    `insert into previous_mark (attempt_id, regrade_id, status, score, correct_count, points_earned,
       incorrect_questions, replaced_at)
     select id, $2, status, score, coalesce(correct_count, 0), points_earned, coalesce(incorrect_questions, '[]'), $3
     from attempt where id = any($1::uuid[])`,
    [marks.map(({ attempt }) => attempt.id), regradeId, at],
  );
}

/** Applies a plan in the caller's transaction, under the locks with which it was made. */
export async function writeRegrade(
  manager: EntityManager,
  plan: RegradePlan,
  action: RegradeAction,
): Promise<{ id: string; points: ChangedPoints[] }> {
  const { admin, at } = action;
  const { set, question, marks: changes, effects } = plan;
  const id = await insertRegrade(manager, plan, action);
  await writePreviousMarks(manager, plan, id, at);
  const answers = set.map((each) => answerOf(each, question.id));
  const points = await applyMarks(
    manager,
    { changes, answers, effects },
    {
      at,
      reason: 'regrade',
      pointsKey: (attemptId) => `regrade:${id}:${attemptId}`,
      actorId: admin.profileId,
    },
  );
  await writeAudit(manager, plan, id, admin);
  await notifyPeople(manager, plan, id);
  return { id, points };
}
