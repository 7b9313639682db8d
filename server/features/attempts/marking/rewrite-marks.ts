import type { EntityManager } from 'typeorm';

/** What is right of one question of an attempt now, what its answer earns, and how the result lists it. */
export interface RewrittenAnswer {
  id: string;
  /** What is right, as `right_answers` keeps it. */
  answers: unknown;
  /** Null where the credit stays. */
  numerator: number | null;
  denominator: number | null;
  /** The entry among the questions below full credit; null at full credit. */
  entry: unknown;
}

/** Sets what is right of a question in these attempts and what their answers earn, and how results list it. */
export async function rewriteAnswers(
  manager: EntityManager,
  questionId: string,
  rows: readonly RewrittenAnswer[],
): Promise<void> {
  await manager.query(
    `with regraded as materialized (
       select * from jsonb_to_recordset($2::jsonb) as r (id uuid, answers jsonb, numerator int, denominator int,
         entry jsonb)
     ), earned as (
       update attempt_question q set right_answers = r.answers,
         credit_numerator = coalesce(r.numerator, q.credit_numerator),
         credit_denominator = coalesce(r.denominator, q.credit_denominator)
       from regraded r where q.attempt_id = r.id and q.question_id = $1
     ) update attempt a set incorrect_questions = (
         select coalesce(jsonb_agg(e.entry order by (e.entry->>'position')::int), '[]') from (
           select kept as entry from jsonb_array_elements(a.incorrect_questions) as other (kept)
           where kept->>'id' <> $1::text
           union all select r.entry where jsonb_typeof(r.entry) = 'object') e)
       from regraded r where a.id = r.id and a.closed_at is not null`,
    [questionId, JSON.stringify(rows)],
  );
}

/** The mark that replaces an attempt's. */
export interface RewrittenMark {
  id: string;
  status: 'passed' | 'failed';
  /** Whole percent. */
  score: number;
  correctCount: number;
  /** Whether it makes the person PRO. */
  promoted: boolean;
}

/** Gives closed attempts other marks. */
export async function rewriteMarks(manager: EntityManager, marks: readonly RewrittenMark[]): Promise<void> {
  await manager.query(
    `update attempt a set status = m.status, score = m.score, correct_count = m."correctCount",
       promoted_to_pro = a.promoted_to_pro or m.promoted
     from jsonb_to_recordset($1::jsonb) as m (id uuid, status text, score int, "correctCount" int, promoted boolean)
     where a.id = m.id`,
    [JSON.stringify(marks)],
  );
}

/** Sets what attempts have earned. */
export async function rewritePoints(
  manager: EntityManager,
  moves: readonly { attemptId: string; earns: number }[],
): Promise<void> {
  await manager.query(
    `update attempt a set points_earned = m.earns
     from unnest($1::uuid[], $2::int[]) as m (id, earns) where a.id = m.id`,
    [moves.map(({ attemptId }) => attemptId), moves.map(({ earns }) => earns)],
  );
}

/** Has the attempts of people who are PRO no longer have made nobody so, should an administrator do it later. */
export async function forgetPromotions(manager: EntityManager, profileIds: readonly string[]): Promise<void> {
  await manager.query(
    'update attempt set promoted_to_pro = false where profile_id = any($1::uuid[]) and promoted_to_pro',
    [profileIds],
  );
}
