import type { EntityManager } from 'typeorm';
import type { Credit } from '#server/features/authoring/question-types/credit';
import type { QuestionSnapshot } from '#server/features/authoring/question.types';
import type { AttemptWithQuestion, WeightedCredit } from './regrade-marks';

/** A question as draft and in the published version. */
export interface CorrectedQuestion {
  id: string;
  testId: string;
  moduleId: string;
  position: number;
  enabled: boolean;
  resetPeriod: 'yearly' | 'quarterly' | 'monthly' | 'weekly' | null;
  draft: QuestionSnapshot;
  /** Null if the published version doesn't contain it. */
  published: QuestionSnapshot | null;
  /** True if the draft differs from the published version. */
  unpublished: boolean;
}

export async function readCorrectedQuestion(
  manager: EntityManager,
  id: string,
): Promise<CorrectedQuestion | null> {
  const [row]: CorrectedQuestion[] = await manager.query(
    `select q.id, q.test_id as "testId", t.module_id as "moduleId", q.position, q.enabled,
       v.reset_period as "resetPeriod", question_content(q) as draft, p.content as published,
       coalesce(p.content <> question_content(q) or p.tags <> q.tags or not q.enabled, false) as unpublished
     from question q join test t on t.id = q.test_id
     left join test_version v on v.id = t.version_id
     left join test_version_question p on p.test_version_id = v.id and p.question_id = q.id
     where q.id = $1`,
    [id],
  );
  return row ?? null;
}

/**
 * Locks, in id order, the counted and open attempts at the test of everyone who was asked the question. Attempts
 * without the question are included, because points depend on all attempts of a person.
 */
export async function lockAttemptsOf(manager: EntityManager, question: CorrectedQuestion): Promise<void> {
  await manager.query(
    `select a.id from attempt a
     where a.test_id = $1 and a.status in ('in_progress', 'passed', 'failed') and a.profile_id in (
       select b.profile_id from attempt_question q join attempt b on b.id = q.attempt_id where q.question_id = $2)
     order by a.id for no key update of a`,
    [question.testId, question.id],
  );
}

type RequestedRow = Omit<AttemptWithQuestion, 'credit'> & {
  numerator: number | null;
  denominator: number | null;
};

const exact = (numerator: number, denominator: number): Credit => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

/** Returns the open and scored attempts that contain the question, by id. */
export async function readAttemptsWithQuestion(
  manager: EntityManager,
  questionId: string,
): Promise<AttemptWithQuestion[]> {
  const rows: RequestedRow[] = await manager.query(
    `select a.id, a.test_id as "testId", a.profile_id as "profileId", p.name, p.email, a.status, a.score,
       a.correct_count as "correctCount", a.pass_mark as "passMark", a.points_earned as "pointsEarned", a.category,
       jsonb_build_object('id', q.question_id, 'position', q.position, 'snapshot', q.snapshot,
         'rightAnswers', q.right_answers, 'answer', case when w.question_id is not null then
           jsonb_build_object('optionIds', w.option_ids, 'text', w.text) end) as question,
       case when a.closed_at is not null then coalesce(q.credit_numerator, 0) end as numerator,
       coalesce(q.credit_denominator, 1) as denominator
     from attempt_question q join attempt a on a.id = q.attempt_id join profile p on p.id = a.profile_id
     left join attempt_answer w on w.attempt_id = q.attempt_id and w.question_id = q.question_id
     where q.question_id = $1 and a.status in ('in_progress', 'passed', 'failed') order by a.id`,
    [questionId],
  );
  return rows.map(({ numerator, denominator, ...row }) => ({
    ...row,
    credit: numerator === null || denominator === null ? null : exact(numerator, denominator),
  }));
}

/** Returns the credit of all other questions of these attempts by attempt id. */
export async function readOtherCredits(
  manager: EntityManager,
  attemptIds: readonly string[],
  questionId: string,
): Promise<Map<string, WeightedCredit[]>> {
  const rows: { id: string; credits: [number, number, number][] }[] = await manager.query(
    `select attempt_id as id, json_agg(json_build_array(weight, coalesce(credit_numerator, 0),
       coalesce(credit_denominator, 1))) as credits
     from attempt_question where attempt_id = any($1::uuid[]) and question_id <> $2 group by attempt_id`,
    [attemptIds, questionId],
  );
  return new Map(
    rows.map(({ id, credits }) => [
      id,
      credits.map(([weight, numerator, denominator]) => ({ weight, credit: exact(numerator, denominator) })),
    ]),
  );
}
