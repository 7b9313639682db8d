import { sqlByQuestionType } from '#server/features/authoring/question-types/question-types';
import { select, selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { Regrade, RegradedQuestionValues } from './regrade.types';

const regrades = `select coalesce(json_agg(json_build_object('id', r.id, 'mode', r.mode, 'lowersResults', r.lowers_results,
    'madeBy', p.name, 'madeAt', to_char(r.made_at, ${iso}),
    'changedCount', (select count(*)::int from previous_mark f where f.regrade_id = r.id)) order by r.made_at desc), '[]')
  from (
    select * from regrade where question_id = $1 and ($2::uuid is null or id = $2) order by made_at desc limit 50
  ) r join profile p on p.id = r.made_by`;

/** Returns the regrades of a question, newest first: at most 50, or the one with that id. */
export async function selectRegrades(questionId: string, id: string | null): Promise<Regrade[]> {
  return (await selectJson<Regrade[]>('regrades', `select (${regrades}) as json`, [questionId, id])) ?? [];
}

const answer = (content: string): string => `json_build_object('kind', ${content}->'kind',
  'accepted', ${content}->'accepted', 'code', ${content}->'code',
  'options', (select coalesce(json_agg(json_build_object('id', o->'id', 'textTranslations', o->'text',
      'feedbackTranslations', o->'feedback', 'correct', o->'correct') order by place), '[]')
    from jsonb_array_elements(${content}->'options') with ordinality as e (o, place)))`;

/** Returns SQL of the correct answer of a question's content in a comparable form. */
const right = (content: string): string =>
  sqlByQuestionType(`${content}->>'kind'`, ({ rightAnswerSql }) => rightAnswerSql(content));

/**
 * Returns the draft of a question and the newest published one with another correct answer; null if it doesn't exist.
 */
export const selectRegradedQuestion = (id: string): Promise<RegradedQuestionValues | null> =>
  selectJson<RegradedQuestionValues>(
    'regraded-question',
    `select json_build_object('id', q.id, 'moduleId', t.module_id, 'position', q.position,
       'textTranslations', q.text, 'corrected', ${answer('d.content')},
       'previous', (select ${answer('w.content')}
         from test_version v join test_version_question w on w.test_version_id = v.id and w.question_id = q.id
         where v.test_id = t.id and ${right('w.content')} <> ${right('d.content')}
         order by v.number desc limit 1),
       'unpublished', exists (select from test_version_question w where w.test_version_id = t.version_id
         and w.question_id = q.id and (w.content <> d.content or w.tags <> q.tags or not q.enabled)),
       'regrades', (${regrades})) as json
     from question q join test t on t.id = q.test_id cross join lateral (select question_content(q) as content) d
     where q.id = $1`,
    [id, null],
  );

/** Returns the replaced marks of these attempts by attempt id, newest first. */
export async function selectPreviousMarks(
  attemptIds: readonly string[],
): Promise<Map<string, { status: 'passed' | 'failed'; score: number; replacedAt: string }[]>> {
  const rows = await select<{
    id: string;
    marks: { status: 'passed' | 'failed'; score: number; replacedAt: string }[];
  }>(
    'previous-marks',
    `select attempt_id as id, json_agg(json_build_object('status', status, 'score', score,
       'replacedAt', to_char(replaced_at, ${iso})) order by replaced_at desc) as marks
     from previous_mark where attempt_id = any($1::uuid[]) group by attempt_id`,
    [attemptIds],
  );
  return new Map(rows.map(({ id, marks }) => [id, marks]));
}
