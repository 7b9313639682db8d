import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { iso } from '#server/platform/database/sql';
import type { Person } from '#server/platform/access/viewer';
import { type GivenAnswer, sameAnswer } from './read-answer';
import type { Survey } from './survey.entity';
import type { SaveSurveyAnswerPayload } from './survey.types';

/** A survey that is being answered. */
export type LockedSurvey = Pick<
  Survey,
  'id' | 'questions' | 'points' | 'closesAt' | 'roles' | 'userTypes' | 'accountKinds'
>;

/** Locks the survey, so that it can't change during an answer. */
export async function lockSurvey(manager: EntityManager, id: string): Promise<LockedSurvey | undefined> {
  const [survey]: LockedSurvey[] = await manager.query(
    `select id, questions, points, to_char(closes_at, ${iso}) as "closesAt", roles, user_types as "userTypes",
       account_kinds as "accountKinds" from survey where id = $1 for share`,
    [id],
  );
  return survey;
}

/** Locks the person's response to a survey, and creates it if there is none. */
export async function lockResponse(
  manager: EntityManager,
  surveyId: string,
  { profileId, lang }: Person,
): Promise<{ id: string; isSent: boolean }> {
  const [response]: { id: string; isSent: boolean }[] = await manager.query(
    `insert into survey_response as held (survey_id, profile_id, lang, started_at) values ($1, $2, $3, $4)
     on conflict (survey_id, profile_id) do update set lang = held.lang
     returning id, submitted_at is not null as "isSent"`,
    [surveyId, profileId, lang, now()],
  );
  return response!;
}

type Answer = GivenAnswer & { revision: number };

/** Stores the answer unless one with the same or a higher revision exists. Returns the stored answer. */
export async function writeAnswer(
  manager: EntityManager,
  responseId: string,
  questionId: string,
  answer: Answer,
): Promise<SaveSurveyAnswerPayload> {
  const saved: unknown[] = await manager.query(
    `insert into survey_answer as stored (response_id, question_id, revision, option_ids, words, saved_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (response_id, question_id) do update set revision = excluded.revision,
       option_ids = excluded.option_ids, words = excluded.words, saved_at = excluded.saved_at
       where stored.revision < excluded.revision
     returning question_id`,
    [responseId, questionId, answer.revision, answer.optionIds, answer.words, now()],
  );
  if (saved.length > 0) return { answer, superseded: false };
  const [stored]: Answer[] = await manager.query(
    `select revision, option_ids as "optionIds", words from survey_answer
     where response_id = $1 and question_id = $2`,
    [responseId, questionId],
  );
  const superseded = answer.revision < stored!.revision || !sameAnswer(answer, stored!);
  return { answer: stored!, superseded };
}

/** Returns the required questions without an answer, by index from 0. */
export async function missingAnswers(
  manager: EntityManager,
  { questions }: LockedSurvey,
  responseId: string,
): Promise<number[]> {
  const answered: { id: string }[] = await manager.query(
    `select question_id as id from survey_answer
     where response_id = $1 and (option_ids <> '{}' or words is not null)`,
    [responseId],
  );
  const has = new Set(answered.map(({ id }) => id));
  return questions.flatMap(({ id, required }, index) => (required && !has.has(id) ? [index] : []));
}
