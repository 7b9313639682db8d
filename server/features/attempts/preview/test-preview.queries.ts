import { selectJson } from '#server/platform/database/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AttemptQuestion } from '../attempt.types';
import type { QuestionSnapshot } from '#server/features/authoring/question.types';

/** The draft of a test, drawn like an attempt. */
export interface PreviewRow {
  testId: string;
  moduleNameTranslations: LocalizedText;
  timeLimitSeconds: number | null;
  passMark: number;
  questions: Omit<AttemptQuestion, 'text' | 'imageAlt'>[];
}

/** Draws and shuffles the questions like the start of an attempt, for a person who hasn't seen any yet. */
export const drawPreview = (testId: string): Promise<PreviewRow | null> =>
  selectJson<PreviewRow>(
    'test-preview',
    `with drawn as materialized (
       select q.* from question q join test t on t.id = q.test_id where t.id = $1 and q.enabled
       order by case when t.questions_per_attempt is not null then random() end
       limit (select questions_per_attempt from test where id = $1)
     ), asked as (
       select d.*, row_number() over (order by d.position) as place from drawn d
     ) select json_build_object('testId', t.id, 'moduleNameTranslations', m.name,
       'timeLimitSeconds', t.time_limit_seconds, 'passMark', t.pass_mark,
       'questions', (select coalesce(json_agg(json_build_object('id', a.id, 'position', a.place, 'kind', a.kind,
           'textTranslations', a.text, 'imageUrl', a.image_url,
           'imageAltTranslations', a.image_alt, 'answer', null,
           'options', (select coalesce(json_agg(json_build_object('id', o.option->'id',
               'textTranslations', o.option->'text') order by case when t.shuffle then random() end, o.place), '[]')
             from jsonb_array_elements(a.options) with ordinality as o (option, place))
         ) order by a.place), '[]') from asked a)) as json
     from test t join module m on m.id = t.module_id where t.id = $1`,
    [testId],
  );

/** A question of the draft with its correct answers. */
export interface PreviewedQuestion {
  id: string;
  content: QuestionSnapshot;
}

/**
 * Returns the pass mark of the draft and those of the questions that are enabled, in order; null if the test doesn't
 * exist.
 */
export const selectPreviewed = (
  testId: string,
  questionIds: readonly string[],
): Promise<{ passMark: number; questions: PreviewedQuestion[] } | null> =>
  selectJson(
    'test-previewed',
    `select json_build_object('passMark', t.pass_mark, 'questions', (
       select coalesce(json_agg(json_build_object('id', q.id, 'content', question_content(q)) order by q.position), '[]')
       from question q where q.test_id = t.id and q.enabled and q.id = any($2::uuid[]))) as json
     from test t where t.id = $1`,
    [testId, questionIds],
  );
