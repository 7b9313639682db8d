import { select, selectJson } from '#server/platform/database/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import { maxWords } from '../survey-limits';
import type { StoredQuestion } from '../survey-questions.types';
import type { Survey } from '../survey.entity';

export type SurveyAudience = Pick<Survey, 'roles' | 'userTypes' | 'accountKinds' | 'questions'> & {
  title: LocalizedText;
};

/** Returns a survey with its stored questions; null if it doesn't exist. */
export const selectRequested = (id: string): Promise<SurveyAudience | null> =>
  selectJson<SurveyAudience>(
    'asked-survey',
    `select json_build_object('title', title, 'questions', questions, 'roles', roles, 'userTypes', user_types,
       'accountKinds', account_kinds) as json from survey where id = $1`,
    [id],
  );

/** The answers of a group. Counts are by id, and those of all people by group. */
export interface Answered {
  answered: number;
  all: number;
  accountKinds: Record<string, number>;
  langs: Record<string, number>;
  given: Record<string, number>;
  selected: Record<string, number>;
  words: Record<string, string[]>;
}

const text = `with r as (
    select id, account_kind, lang from survey_response where survey_id = $1 and submitted_at is not null
  ), f as (
    select id from r where ($2::text is null or account_kind = $2) and ($3::text is null or lang = $3)
  ), a as (select a.* from survey_answer a join f on f.id = a.response_id)
  select json_build_object(
    'answered', (select count(*) from f),
    'all', (select count(*) from r),
    'accountKinds', (select coalesce(json_object_agg(x.name, x.n), '{}')
      from (select coalesce(account_kind, '') as name, count(*) as n from r group by 1) x),
    'langs', (select coalesce(json_object_agg(x.name, x.n), '{}')
      from (select lang as name, count(*) as n from r group by 1) x),
    'given', (select coalesce(json_object_agg(x.id, x.n), '{}') from (select question_id as id, count(*) as n
      from a where option_ids <> '{}' or words is not null group by 1) x),
    'selected', (select coalesce(json_object_agg(x.id, x.n), '{}')
      from (select o.id, count(*) as n from a, unnest(a.option_ids) as o (id) group by 1) x),
    'words', (select coalesce(json_object_agg(x.id, x.words), '{}')
      from (select w.question_id as id, json_agg(w.words order by w.place) as words from (
        select question_id, words, row_number() over (partition by question_id order by md5(words)) as place
        from a where words is not null) w where w.place <= ${maxWords} group by 1) x)
  ) as json`;

/** Returns the answers of a group. Null doesn't filter. */
export const selectAnswered = async (
  id: string,
  accountKind: string | null,
  lang: string | null,
): Promise<Answered> => (await selectJson<Answered>('survey-results', text, [id, accountKind, lang]))!;

/** A response without its person: the selected options and texts by question. */
export interface ResponseRow {
  place: string;
  answers: Record<string, { optionIds: string[]; words: string | null }>;
}

/**
 * Returns submitted responses after the position of one. `shuffle` determines their order, which differs each time, so
 * that rows can't be matched with response ids in the audit log.
 */
export const selectResponses = (
  surveyId: string,
  shuffle: string,
  after: string | null,
  limit: number,
): Promise<ResponseRow[]> =>
  select<ResponseRow>(
    'survey-responses',
    `select r.place, (select coalesce(json_object_agg(a.question_id,
         json_build_object('optionIds', a.option_ids, 'words', a.words)), '{}')
       from survey_answer a where a.response_id = r.id) as answers
     from (select id, md5(id::text || $2) as place from survey_response
       where survey_id = $1 and submitted_at is not null) r
     where $3::text is null or r.place > $3
     order by r.place limit $4`,
    [surveyId, shuffle, after, limit],
  );

/** Returns the answer of a response to a question as text. */
export function saidTo(
  { answers }: ResponseRow,
  { id, options }: StoredQuestion,
  lang: keyof LocalizedText,
): string {
  const answer = answers[id];
  if (!answer) return '';
  if (answer.words !== null) return answer.words;
  const selected = options.filter((option) => answer.optionIds.includes(option.id));
  return selected.map(({ text: said }) => said[lang] || said.en).join('; ');
}
