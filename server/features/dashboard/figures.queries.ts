import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import { monday } from './dashboard.queries';
import type { DealerKind, PassedBy, StuckKind } from './dashboard.enums';
import type { DealerProgress, HardQuestionValues, PassFigure, StuckPerson } from './figures.types';

/** The worst rows for a screen, or all rows by key after one of them for a file. */
export type Part = { worst: number } | { after: string; limit: number };

const valuesOf = (part: Part) => ('worst' in part ? ['', part.worst] : [part.after, part.limit]);
const nameOf = (name: string, part: Part) => `dashboard-${name}${'worst' in part ? '-worst' : ''}`;
const orderOf = (worst: string, key: string, part: Part) => ('worst' in part ? worst : key);

const since = `${monday('$3', '$4')} - 7 * ($5::int - 1)`;

const passedByText = (
  kind: 'test' | 'account' | 'store',
  key: string,
  name: string,
  joined: string,
  order: string,
) =>
  `select coalesce(json_agg(json_build_object('key', f.key, 'name', f.name, 'passed', f.passed, 'failed', f.failed)
       order by ${order}), '[]') as json
   from (select f.* from (
       select ${key} as key, ${name} as name, sum(w.passed)::int as passed, sum(w.failed)::int as failed
       from result_week w ${joined} where w.kind = '${kind}' and w.week >= ${since} group by 1
     ) f where f.key > $1::text order by ${order} limit $2::int) f`;

const ofTest = 'join test t on t.id = w.key::uuid join module m on m.id = t.module_id';
const ofAccount = 'join account c on c.id = w.key::uuid';

const passedBy = (by: PassedBy, order: string): string =>
  by === 'group'
    ? passedByText('test', `coalesce(m."group", 'product')`, 'null::text', ofTest, order)
    : by === 'brand'
      ? passedByText('test', 'm.brand', 'null::text', ofTest, order)
      : by === 'account'
        ? passedByText('account', 'w.key', 'max(c.name)', ofAccount, order)
        : passedByText('store', 'w.key', 'null::text', '', order);

export const passFiguresText = (by: PassedBy, part: Part): string =>
  passedBy(by, orderOf('f.failed desc, f.passed desc, f.key', 'f.key', part));

export const selectPassFigures = (by: PassedBy, part: Part, at: Date, timezone: string, weeks: number) =>
  selectJson<PassFigure[]>(nameOf(`passed-by-${by}`, part), passFiguresText(by, part), [
    ...valuesOf(part),
    at,
    timezone,
    weeks,
  ]);

const dealersTextBy = (order: string): string =>
  `select coalesce(json_agg(json_build_object('id', d.id, 'number', d.number, 'name', d.name, 'people', d.people,
      'modules', d.modules, 'finished', d.finished, 'passed', d.passed, 'failed', d.failed) order by ${order}), '[]') as json
    from (select d.* from (
        select c.id::text as id, c.number, c.name, g.people, g.modules, least(g.finished, g.modules) as finished,
          g.passed, g.failed, g.passed::float8 / nullif(g.passed + g.failed, 0) as share
        from account_progress g join account c on c.id = g.account_id
        where g.kind = $3::text and c.disabled_at is null
      ) d where d.id > $1::text order by ${order} limit $2::int) d`;

export const dealersText = (part: Part): string =>
  dealersTextBy(orderOf('d.finished, d.share, d.people desc, d.id', 'd.id', part));

export const selectDealers = (kind: DealerKind, part: Part) =>
  selectJson<DealerProgress[]>(nameOf('dealers', part), dealersText(part), [...valuesOf(part), kind]);

/**
 * Minimum number of answers to rate a question. Among only five answers, one more mistake would change the share by a
 * fifth.
 */
export const minAnswers = 30;

const hardQuestionsTextBy = (order: string): string =>
  `select coalesce(json_agg(json_build_object('id', f.id, 'moduleId', f.module_id, 'textTranslations', f.text,
      'moduleNameTranslations', f.name, 'answerCount', f.asked, 'incorrectCount', f.missed) order by ${order}), '[]') as json
    from (select f.*, q.text, m.id as module_id, m.name from (
        select w.key as id, sum(w.passed + w.failed)::int as asked, sum(w.failed)::int as missed
        from result_week w where w.kind = 'question' and w.week >= ${since} group by w.key
      ) f join question q on q.id = f.id::uuid join test t on t.id = q.test_id join module m on m.id = t.module_id
      where f.id > $1::text and f.asked >= ${minAnswers} and f.missed > 0 order by ${order} limit $2::int) f`;

export const hardQuestionsText = (part: Part): string =>
  hardQuestionsTextBy(orderOf('f.missed::float8 / f.asked desc, f.asked desc, f.id', 'f.id', part));

export const selectHardQuestions = (part: Part, at: Date, timezone: string, weeks: number) =>
  selectJson<HardQuestionValues[]>(nameOf('hard-questions', part), hardQuestionsText(part), [
    ...valuesOf(part),
    at,
    timezone,
    weeks,
  ]);

const stuckJson = `json_build_object('kind', s.kind, 'id', s.profile_id, 'name', s.name, 'email', s.email,
    'since', to_char(s.since, ${iso}))`;

export const stuckText = `select coalesce(json_agg(${stuckJson} order by s.kind, s.profile_id), '[]') as json
  from (select s.kind, s.profile_id, s.since, p.name, p.email from stuck_person s join profile p on p.id = s.profile_id
    where (s.kind, s.profile_id) > ($1::text, $2::uuid) order by s.kind, s.profile_id limit $3::int) s`;

export const selectStuck = (after: readonly [string, string], limit: number) =>
  selectJson<StuckPerson[]>('dashboard-stuck', stuckText, [...after, limit]);

export const stuckLongestText = `select coalesce(json_agg(${stuckJson} order by s.at, s.since, s.profile_id), '[]') as json
  from unnest($1::text[]) with ordinality k (kind, at) cross join lateral (
    select k.kind, k.at, s.profile_id, s.since, p.name, p.email from stuck_person s join profile p on p.id = s.profile_id
    where s.kind = k.kind order by s.since, s.profile_id limit $2::int) s`;

/** Returns the people of each kind who have been stuck the longest. */
export const selectStuckLongest = (kinds: readonly StuckKind[], limit: number) =>
  selectJson<StuckPerson[]>('dashboard-stuck-longest', stuckLongestText, [kinds, limit]);
