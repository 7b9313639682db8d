import { pool } from '#server/platform/database/database';
import { makePerson, type SpecModule, type SpecPerson } from '../factories';
import { saveAnswer } from '#server/features/attempts/answers/answer.service';
import { startTest } from '#server/features/training/test/start-test.service';
import type { Attempt } from '#server/features/attempts/attempt.types';
import { submitTest } from '#server/features/attempts/results/result.service';
import type { RegradeChoice } from '#server/features/regrading/regrade-plan';
import { previewRegrade, regradeQuestion } from '#server/features/regrading/regrade.service';
import type { RegradeQuestionPayload } from '#server/features/regrading/regrade.types';

export async function one<Row>(text: string, values: unknown[]): Promise<Row> {
  const { rows } = await pool().query(text, values);
  return rows[0] as Row;
}

/** Returns the ids of the questions of a module's test in order. */
export async function questionsOf(module: SpecModule): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    'select id from question where test_id = $1 order by position',
    [module.testId],
  );
  return rows.map(({ id }) => id);
}

/** Saves an answer to each question by the text of an option or a short answer. An empty text means no answer. */
export async function answerAll(of: SpecPerson, attempt: Attempt, texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const { id, kind, options } = attempt.questions[index]!;
    const optionIds = options.filter((each) => each.textTranslations.en === text).map((each) => each.id);
    const content = kind === 'short_answer' ? { text } : { optionIds };
    if (text) await saveAnswer(of.viewer, { attemptId: attempt.id, questionId: id, revision: 1, ...content });
  }
}

/** Takes a module's test with these answers. Returns the id of the result. */
export async function sit(module: SpecModule, texts: string[], of?: SpecPerson): Promise<string> {
  const person = of ?? (await makePerson());
  const attempt = await startTest(person.viewer, module.id);
  await answerAll(person, attempt, texts);
  await submitTest(person.viewer, attempt.id);
  return attempt.id;
}

/** Corrects a choice question so that only the option with that text is correct. */
export async function correct(questionId: string, text: string): Promise<void> {
  await pool().query(
    `update question set updated_at = now(), options = (select jsonb_agg(jsonb_set(o, '{correct}',
       to_jsonb(o->'text'->>'en' = $2)) order by place) from jsonb_array_elements(options) with ordinality as e (o, place))
     where id = $1`,
    [questionId, text],
  );
}

/** Previews a regrade and applies it. */
export async function regradeNow(
  admin: SpecPerson,
  questionId: string,
  mode: RegradeChoice['mode'],
  lowersResults = false,
): Promise<RegradeQuestionPayload> {
  const { digest } = await previewRegrade(admin.viewer, questionId, { mode, lowersResults });
  return regradeQuestion(admin.viewer, { questionId, mode, lowersResults, digest });
}

export interface StoredMark {
  status: string;
  score: number | null;
  correct: number | null;
  points: number;
  incorrect: number;
}

/** Returns the stored mark of an attempt. */
export const markOf = (id: string): Promise<StoredMark> =>
  one(
    `select status, score, correct_count as correct, points_earned as points,
       jsonb_array_length(incorrect_questions) as incorrect from attempt where id = $1`,
    [id],
  );

/** Returns a person's balance after checking that it is the sum of the points entries. */
export async function balanceOf({ id }: SpecPerson): Promise<number> {
  const { balance, sum } = await one<{ balance: number; sum: number }>(
    `select coalesce((select balance from points_balance where profile_id = $1), 0) as balance,
       (select coalesce(sum(amount), 0)::int from points_entry where profile_id = $1) as sum`,
    [id],
  );
  if (balance !== sum) throw new Error(`The balance is ${balance}, the ledger's sum ${sum}.`);
  return balance;
}
