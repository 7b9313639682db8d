import type { EntityManager } from 'typeorm';
import { incorrectQuestion } from './incorrect-questions';
import type { Marked } from './marking';
import type { AnsweredQuestion } from '#server/features/authoring/question.types';
import { notesSign } from '../working-time';

/** The mark of an attempt as it is written. */
export interface WrittenMark extends Marked {
  status: 'passed' | 'failed';
  pointsEarned: number;
  closedAt: Date;
  /** When the person was last at it: the submission, or the deadline that came before. */
  workedUntil: Date;
}

/** Writes what an attempt and each of its questions earned, and closes it, in the caller's transaction. */
export async function writeMark(
  manager: EntityManager,
  attemptId: string,
  questions: readonly AnsweredQuestion[],
  mark: WrittenMark,
): Promise<void> {
  const { status, closedAt, workedUntil, score, correctCount, pointsEarned, incorrect, credits } = mark;
  await manager.query(
    `with earned as (
       update attempt_question q set credit_numerator = e.numerator, credit_denominator = e.denominator
       from unnest($8::uuid[], $9::int[], $10::int[]) as e (id, numerator, denominator)
       where q.attempt_id = $1 and q.question_id = e.id
     ) update attempt set status = $2, closed_at = $3, score = $4, correct_count = $5, points_earned = $6,
       incorrect_questions = $7, ${notesSign('$11::timestamptz')} where id = $1`,
    [
      attemptId,
      status,
      closedAt,
      score,
      correctCount,
      pointsEarned,
      JSON.stringify(incorrect.map(incorrectQuestion)),
      questions.map(({ id }) => id),
      credits.map(({ numerator }) => Number(numerator)),
      credits.map(({ denominator }) => Number(denominator)),
      workedUntil,
    ],
  );
}
