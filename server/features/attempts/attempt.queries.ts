import type { EntityManager } from 'typeorm';
import { select, selectJson } from '#server/platform/database/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import { iso } from '#server/platform/database/sql';
import type { AttemptQuestion } from './attempt.types';
import { abandonedBefore } from './closing';
import type { AnsweredQuestion } from '#server/features/authoring/question.types';
import type { GivenAnswer } from '#server/features/authoring/question-types/question-content';
import type { QuestionKind } from '#server/features/authoring/question-types/question-types';

/** An attempt as its owner can read it. */
export interface AttemptRow {
  id: string;
  moduleId: string;
  moduleEnabled: boolean;
  startedAt: string;
  deadlineAt: string | null;
  lastSavedAt: string;
  closed: boolean;
  questions: Omit<AttemptQuestion, 'text' | 'imageAlt'>[];
}

// During maintenance, the times at which an attempt ends move on.
const deadline = (at: string): string => `(a.deadline_at + maintenance_since(a.started_at, ${at}))`;
const lastSaved = (at: string): string => `(a.last_saved_at + maintenance_since(a.last_saved_at, ${at}))`;

/**
 * Returns an attempt of the person at an instant, with its questions and answers but without correct answers; null if
 * it doesn't exist.
 */
export const selectAttempt = (id: string, profileId: string, at: Date): Promise<AttemptRow | null> =>
  selectJson<AttemptRow>(
    'attempt',
    `select json_build_object(
       'id', a.id, 'moduleId', m.id, 'moduleEnabled', m.enabled,
       'startedAt', to_char(a.started_at, ${iso}), 'deadlineAt',
         to_char(case when a.closed_at is null then ${deadline('$3')} else a.deadline_at end, ${iso}),
       'lastSavedAt', to_char(${lastSaved('$3')}, ${iso}), 'closed', a.closed_at is not null,
       'questions', (select coalesce(json_agg(json_build_object(
           'id', q.question_id, 'position', q.position, 'kind', q.snapshot->'kind',
           'textTranslations', q.snapshot->'text', 'imageUrl', q.snapshot->'imageUrl',
           'imageAltTranslations', q.snapshot->'imageAlt',
           'options', (select coalesce(json_agg(json_build_object('id', o.option->'id',
               'textTranslations', o.option->'text') order by o.place), '[]')
             from jsonb_array_elements(q.snapshot->'options') with ordinality as o (option, place)),
           'answer', case when w.question_id is not null then json_build_object('revision', w.revision,
             'optionIds', w.option_ids, 'text', w.text, 'savedAt', to_char(w.saved_at, ${iso})) end
         ) order by q.position), '[]')
         from attempt_question q
         left join attempt_answer w on w.attempt_id = q.attempt_id and w.question_id = q.question_id
         where q.attempt_id = a.id)
     ) as json
     from attempt a join test t on t.id = a.test_id join module m on m.id = t.module_id
     where a.id = $1 and a.profile_id = $2`,
    [id, profileId, at],
  );

/** An attempt locked by the caller's transaction. */
export interface LockedAttempt {
  id: string;
  testId: string;
  profileId: string;
  /** True if the person has been disabled. */
  ownerDisabled: boolean;
  closed: boolean;
  category: string;
  passMark: number;
  points: number;
  deadlineAt: Date | null;
  lastSavedAt: Date;
  moduleEnabled: boolean;
  moduleName: LocalizedText;
}

/**
 * Locks an attempt until the transaction ends and returns it as of an instant. Returns null if it doesn't exist or,
 * with an owner given, belongs to another person.
 */
export async function lockAttempt(
  manager: EntityManager,
  id: string,
  profileId: string | null,
  at: Date,
): Promise<LockedAttempt | null> {
  const [row] = await select<LockedAttempt>(
    'attempt-lock',
    `select a.id, a.test_id as "testId", a.profile_id as "profileId", p.disabled_at is not null as "ownerDisabled",
       a.closed_at is not null as closed, a.category, a.pass_mark as "passMark", a.points,
       ${deadline('$3::timestamptz')} as "deadlineAt", ${lastSaved('$3::timestamptz')} as "lastSavedAt",
       m.enabled as "moduleEnabled", m.name as "moduleName"
     from attempt a join profile p on p.id = a.profile_id
     join test t on t.id = a.test_id join module m on m.id = t.module_id
     where a.id = $1 and ($2::uuid is null or a.profile_id = $2)
     for no key update of a`,
    [id, profileId, at],
    manager,
  );
  return row ?? null;
}

/** An attempt locked by the caller's transaction, with the question that is being answered. */
export interface LockedQuestion extends Pick<
  LockedAttempt,
  'ownerDisabled' | 'closed' | 'deadlineAt' | 'lastSavedAt' | 'moduleEnabled'
> {
  /** Null, like `optionIds`, if the question isn't in the attempt. */
  kind: QuestionKind | null;
  optionIds: string[] | null;
}

/** Like `lockAttempt`, for one person and with a question of the attempt. */
export async function lockWithQuestions(
  manager: EntityManager,
  id: string,
  questionId: string,
  profileId: string,
  at: Date,
): Promise<LockedQuestion | null> {
  // The question never changes, so it can be read before the attempt is locked. The stored answer can change.
  const [row] = await select<LockedQuestion>(
    'attempt-lock-asked',
    `select p.disabled_at is not null as "ownerDisabled", a.closed_at is not null as closed,
       ${deadline('$4::timestamptz')} as "deadlineAt", ${lastSaved('$4::timestamptz')} as "lastSavedAt",
       m.enabled as "moduleEnabled", q.snapshot->>'kind' as kind,
       jsonb_path_query_array(q.snapshot, '$.options[*].id') as "optionIds"
     from attempt a join profile p on p.id = a.profile_id
     join test t on t.id = a.test_id join module m on m.id = t.module_id
     left join attempt_question q on q.attempt_id = a.id and q.question_id = $2
     where a.id = $1 and a.profile_id = $3
     for no key update of a`,
    [id, questionId, profileId, at],
    manager,
  );
  return row ?? null;
}

/** A stored answer. */
export interface StoredAnswer extends GivenAnswer {
  revision: number;
  savedAt: Date;
}

export async function readStoredAnswer(
  manager: EntityManager,
  attemptId: string,
  questionId: string,
): Promise<StoredAnswer> {
  const [row]: StoredAnswer[] = await manager.query(
    `select revision, option_ids as "optionIds", text, saved_at as "savedAt"
     from attempt_answer where attempt_id = $1 and question_id = $2`,
    [attemptId, questionId],
  );
  if (!row) throw new Error('An answer was neither saved nor found.');
  return row;
}

/** Returns the questions of attempts by attempt id, in order, with correct and saved answers. */
export async function readAnsweredQuestions(
  manager: EntityManager,
  attemptIds: readonly string[],
): Promise<Map<string, AnsweredQuestion[]>> {
  const rows = await select<AnsweredQuestion & { attemptId: string }>(
    'attempt-answered',
    `select q.attempt_id as "attemptId", q.question_id as id, q.position, q.snapshot,
       case when w.question_id is not null then jsonb_build_object('optionIds', w.option_ids, 'text', w.text) end as answer,
       q.right_answers as "rightAnswers"
     from attempt_question q
     left join attempt_answer w on w.attempt_id = q.attempt_id and w.question_id = q.question_id
     where q.attempt_id = any($1::uuid[]) order by q.position`,
    [attemptIds],
    manager,
  );
  return Map.groupBy(rows, ({ attemptId }) => attemptId);
}

/** Returns up to `limit` attempts in progress that must be closed, optionally those of one person and module. */
export async function selectDueAttempts(
  at: Date,
  limit: number,
  of: { profileId: string; moduleId: string } | null = null,
): Promise<string[]> {
  const rows = await select<{ id: string }>(
    'attempts-due',
    `select a.id from attempt a join test t on t.id = a.test_id join module m on m.id = t.module_id
     where a.status = 'in_progress' and ($4::uuid is null or a.profile_id = $4 and m.id = $5::uuid)
       and (not m.enabled or (coalesce(a.deadline_at, a.last_saved_at) <= $1
         and case when a.deadline_at is not null then ${deadline('$1')} <= $1 else ${lastSaved('$1')} <= $2 end))
     order by coalesce(a.deadline_at, a.last_saved_at) limit $3`,
    [at, abandonedBefore(at), limit, of?.profileId ?? null, of?.moduleId ?? null],
  );
  return rows.map(({ id }) => id);
}
