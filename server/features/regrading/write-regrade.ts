import type { EntityManager } from 'typeorm';
import { type ChangedPoints, changePoints } from '#server/features/points/change-points';
import { changeUserTypes } from '#server/features/profile/change-user-types';
import type { Person } from '#server/platform/viewer';
import {
  issueCertificates,
  withdrawCertificates,
} from '#server/features/attempts/certificates/issue-certificate';
import { incorrectQuestion } from '#server/features/attempts/marking/incorrect-questions';
import { isFull } from '#server/features/attempts/marking/marking';
import {
  forgetPromotions,
  rewriteAnswers,
  rewriteMarks,
  rewritePoints,
} from '#server/features/attempts/marking/rewrite-marks';
import { isNewlyFailed, isNewlyPassed, type NewMark, type RegradedAttempt } from './regrade-marks';
import type { RegradePlan } from './regrade-plan';
import { tellPeople, writeAudit } from './effects/regrade-traces';

/** Who makes a regrade, and when. */
export interface RegradeDeed {
  admin: Person;
  at: Date;
  digest: string;
}

async function insertRegrade(
  manager: EntityManager,
  { question, choice }: RegradePlan,
  { admin, at, digest }: RegradeDeed,
): Promise<string> {
  const [row]: { id: string }[] = await manager.query(
    `insert into regrade (test_id, question_id, mode, takes_away, digest, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [question.testId, question.id, choice.mode, choice.takesAway, digest, admin.profileId, at],
  );
  return row!.id;
}

/** The question as a result lists it once the right answers are set; null where it earns full credit. */
function incorrectEntry({ attempt, rightAnswers, credit }: RegradedAttempt): unknown {
  const earned = credit ?? attempt.credit;
  return earned === null || isFull(earned) ? null : incorrectQuestion({ ...attempt.question, rightAnswers });
}

/** Sets what is right and what the answers earn, and how results list the question. */
async function writeAnswers(manager: EntityManager, plan: RegradePlan): Promise<void> {
  const rows = plan.set.map((each) => ({
    id: each.attempt.id,
    answers: each.rightAnswers,
    numerator: each.credit && Number(each.credit.numerator),
    denominator: each.credit && Number(each.credit.denominator),
    entry: incorrectEntry(each),
  }));
  await rewriteAnswers(manager, plan.question.id, rows);
}

/** Keeps the marks that stand and writes the new ones. */
async function writeMarks(
  manager: EntityManager,
  plan: RegradePlan,
  regradeId: string,
  at: Date,
): Promise<void> {
  const { marks, pro } = plan;
  const promotedBy = new Set(pro.promoted.map(({ attemptId }) => attemptId));
  const rows = marks.map(({ attempt, status, score, correctCount }) => ({
    id: attempt.id,
    status,
    score,
    correctCount,
    promoted: promotedBy.has(attempt.id),
  }));
  await manager.query(
    `insert into former_mark (attempt_id, regrade_id, status, score, correct_count, points_earned,
       incorrect_questions, replaced_at)
     select id, $2, status, score, coalesce(correct_count, 0), points_earned, coalesce(incorrect_questions, '[]'), $3
     from attempt where id = any($1::uuid[])`,
    [rows.map(({ id }) => id), regradeId, at],
  );
  await rewriteMarks(manager, rows);
}

async function writePoints(
  manager: EntityManager,
  { points }: RegradePlan,
  regradeId: string,
  admin: Person,
): Promise<ChangedPoints[]> {
  const moves = points.filter(({ difference }) => difference !== 0);
  await rewritePoints(manager, moves);
  return changePoints(
    manager,
    moves.map(({ attemptId, profileId, difference }) => ({
      profileId,
      amount: difference,
      reason: 'regrade',
      sourceId: attemptId,
      actorId: admin.profileId,
      idempotencyKey: `regrade:${regradeId}:${attemptId}`,
    })),
  );
}

/** Certificates follow passes: issued or given back with one, withdrawn with its loss. */
async function writeCertificates(manager: EntityManager, marks: readonly NewMark[], at: Date): Promise<void> {
  const idsOf = (some: NewMark[]) => some.map(({ attempt }) => attempt.id);
  await issueCertificates(manager, idsOf(marks.filter(isNewlyPassed)));
  await withdrawCertificates(manager, idsOf(marks.filter(isNewlyFailed)), at);
}

async function writePro(manager: EntityManager, { pro }: RegradePlan): Promise<void> {
  const promoted = pro.promoted.map(({ profileId }) => profileId);
  await changeUserTypes(manager, promoted, ['standard', 'pro'], 'edit');
  const demoted = pro.demoted.map(({ profileId }) => profileId);
  await changeUserTypes(manager, demoted, ['pro', 'standard'], 'user_update');
  await forgetPromotions(manager, demoted);
}

/** Does what a plan says in the caller's transaction, under the locks it was made with. */
export async function writeRegrade(
  manager: EntityManager,
  plan: RegradePlan,
  deed: RegradeDeed,
): Promise<{ id: string; points: ChangedPoints[] }> {
  const { admin, at } = deed;
  const id = await insertRegrade(manager, plan, deed);
  await writeMarks(manager, plan, id, at);
  await writeAnswers(manager, plan);
  const points = await writePoints(manager, plan, id, admin);
  await writeCertificates(manager, plan.marks, at);
  await writePro(manager, plan);
  await writeAudit(manager, plan, id, admin);
  await tellPeople(manager, plan, id);
  return { id, points };
}
