import type { ProfileScope } from '#server/features/profile/profile.policy';
import { inScope, scopeValues } from '#server/features/profile/profile.queries';
import { select, selectJson } from '#server/platform/database/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import { iso } from '#server/platform/database/sql';
import type { TimeKey } from '#server/platform/paging';
import type { IncorrectQuestionRow } from '../marking/incorrect-questions';
import type { Result, ResultFilter } from './result.types';

export type ResultRow = Omit<Result, 'readWith'>;

/** SQL of when the result of attempt `a` was written or last corrected. An index has this expression. */
export const changedAt = 'coalesce(a.changed_at, a.closed_at)';

/** SQL of the result of closed attempt `a` at test `t`. */
export const resultRow = `json_build_object(
    'id', a.id, 'status', a.status, 'score', a.score, 'passMark', a.pass_mark, 'questionCount', a.question_count,
    'correctCount', coalesce(a.correct_count, 0), 'startedAt', to_char(a.started_at, ${iso}),
    'closedAt', to_char(a.closed_at, ${iso}), 'updatedAt', to_char(${changedAt}, ${iso}), 'profileId', a.profile_id,
    'workingSeconds', extract(epoch from a.working_time)::int, 'pointsEarned', a.points_earned, 'promotedToPro', a.promoted_to_pro,
    'tryNumber', (select count(*) from attempt b where b.profile_id = a.profile_id and b.test_id = a.test_id
      and (b.id = a.id or b.status in ('passed', 'failed') and b.started_at < a.started_at)),
    'moduleId', t.module_id,
    'sortKey', (extract(epoch from a.closed_at) * 1000000)::bigint::text)`;

/** Returns a closed attempt within the viewer's scope; null if it doesn't exist, is in progress or out of scope. */
export const selectResult = (id: string, scope: ProfileScope): Promise<ResultRow | null> =>
  selectJson<ResultRow>(
    'result',
    `select ${resultRow} as json
     from attempt a join test t on t.id = a.test_id join profile p on p.id = a.profile_id
     where a.id = $1 and a.closed_at is not null and ${inScope}`,
    [id, ...scopeValues(scope)],
  );

const newestFirst = 'order by a.closed_at desc, a.id desc';

/** Returns SQL of the newest results of person `p`, up to the parameter `limit`. */
export const newestResults = (
  limit: string,
): string => `(select coalesce(json_agg(${resultRow} ${newestFirst}), '[]')
  from (select * from attempt a where a.profile_id = p.id and a.closed_at is not null ${newestFirst} limit ${limit}) a
  join test t on t.id = a.test_id)`;

const within = (from: string, before: string): string =>
  `(${from}::timestamptz is null or a.closed_at >= ${from}) and (${before}::timestamptz is null or a.closed_at < ${before})`;
const bounds = ({ closedFrom, closedBefore }: ResultFilter) => [closedFrom ?? null, closedBefore ?? null];

/** Returns up to `limit` results of a person, newest first, after the key. */
export async function selectResults(
  profileId: string,
  scope: ProfileScope,
  filter: ResultFilter,
  after: TimeKey,
  limit: number,
): Promise<ResultRow[]> {
  const rows = await selectJson<ResultRow[]>(
    'results',
    `select coalesce(json_agg(${resultRow} ${newestFirst}), '[]') as json
     from (
       select a.* from attempt a join profile p on p.id = a.profile_id
       where a.profile_id = $1 and a.closed_at is not null and ${inScope} and ($5::bigint is null or
         (a.closed_at, a.id) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::uuid))
         and ${within('$8', '$9')}
       ${newestFirst} limit $7
     ) a join test t on t.id = a.test_id`,
    [profileId, ...scopeValues(scope), after.sortKey, after.id, limit, ...bounds(filter)],
  );
  return rows ?? [];
}

/** Returns the number of results of a person within the viewer's scope. */
export async function countResults(
  profileId: string,
  scope: ProfileScope,
  filter: ResultFilter,
): Promise<number> {
  const [row] = await select<{ count: number }>(
    'results-count',
    `select count(*)::int as count from attempt a join profile p on p.id = a.profile_id
     where a.profile_id = $1 and a.closed_at is not null and ${inScope} and ${within('$5', '$6')}`,
    [profileId, ...scopeValues(scope), ...bounds(filter)],
  );
  return row?.count ?? 0;
}

/** Returns the questions without full credit of results by result id. */
export async function selectIncorrectQuestions(
  resultIds: readonly string[],
): Promise<Map<string, IncorrectQuestionRow[]>> {
  const rows = await select<{ id: string; questions: IncorrectQuestionRow[] }>(
    'incorrect-questions',
    `select id, incorrect_questions as questions from attempt
     where id = any($1::uuid[]) and incorrect_questions is not null`,
    [resultIds],
  );
  return new Map(rows.map(({ id, questions }) => [id, questions]));
}

/** Returns the ids of questions with partial credit by result id. A result without any has no entry. */
export async function selectPartlyCorrect(resultIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await select<{ id: string; questions: string[] }>(
    'partly-correct',
    `select attempt_id as id, array_agg(question_id) as questions from attempt_question
     where attempt_id = any($1::uuid[]) and credit_numerator > 0 and credit_numerator < credit_denominator
     group by attempt_id`,
    [resultIds],
  );
  return new Map(rows.map(({ id, questions }) => [id, questions]));
}

/** Returns the names of modules by id. */
export async function selectModuleNames(ids: readonly string[]): Promise<Map<string, LocalizedText>> {
  const rows = await select<{ id: string; name: LocalizedText }>(
    'modules-of-results',
    'select id, name from module where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
