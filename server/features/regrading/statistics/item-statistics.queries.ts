import { select, selectJson } from '#server/platform/database/database';
import type { ItemOrder, ItemStatisticValues } from './item-statistics.types';

/** The minimum number of attempts for a meaningful flag. */
const fewestForFlags = 30;

const credit = 'q.credit_numerator::float8 / q.credit_denominator';

// The rest score of each attempt is its weighted total less the question itself, so each attempt is summed once.
// Rounding makes equal means equal, and the guards keep corr from dividing by rounding errors.
const text = `with marked as materialized (
    select q.attempt_id, q.question_id, q.weight, ${credit} as credit
    from attempt a join attempt_question q on q.attempt_id = a.id
    where a.test_id = $1 and a.status in ('passed', 'failed') and q.credit_numerator is not null
  ), whole as (
    select attempt_id, sum(weight * credit) as earned, sum(weight) as weight from marked group by attempt_id
  ), measured as (
    select m.question_id, m.credit,
      round(((w.earned - m.weight * m.credit) / nullif(w.weight - m.weight, 0))::numeric, 9)::float8 as rest
    from marked m join whole w on w.attempt_id = m.attempt_id
    where $2 = 'flag' or m.question_id = any(
      select id from question where test_id = $1 and position > coalesce($4, 0) order by position limit $5)
  ), figures as (
    select question_id, count(*)::int as attempts, round(avg(credit)::numeric, 9)::float8 as facility,
      case when max(rest) > min(rest) and max(credit) filter (where rest is not null)
          > min(credit) filter (where rest is not null)
        then round(corr(credit, rest)::numeric, 9)::float8 end as discrimination
    from measured group by question_id
  ), flagged as (
    select q.id, q.position, q.kind, q.text, q.enabled, coalesce(f.attempts, 0) as attempts, f.facility,
      f.discrimination, array_remove(case when f.attempts >= ${fewestForFlags} then array[
        case when f.discrimination < 0 then 'negative' end, case when f.discrimination < 0.2 then 'weak' end,
        case when f.facility < 0.3 then 'too_hard' end, case when f.facility > 0.95 then 'too_easy' end
      ] else '{}'::text[] end, null) as flags
    from question q left join figures f on f.question_id = q.id where q.test_id = $1
  ), ranked as (
    select *, case when $2 = 'flag'
      then coalesce(array_position(array['negative', 'weak', 'too_hard', 'too_easy'], flags[1]), 5) else 0 end as gravity
    from flagged
  )
  select coalesce(json_agg(json_build_object('id', id, 'position', position, 'kind', kind, 'textTranslations', text,
    'enabled', enabled, 'attempts', attempts, 'facility', facility, 'discrimination', discrimination, 'flags', flags,
    'gravity', gravity) order by gravity, position), '[]') as json
  from (
    select * from ranked where $3::int is null or (gravity, position) > ($3::int, $4::int)
    order by gravity, position limit $5
  ) page`;

/** Returns up to `limit` questions of a test with their statistics, after the key. */
export async function selectItemStatistics(
  testId: string,
  order: ItemOrder,
  after: { gravity: number; position: number } | null,
  limit: number,
): Promise<ItemStatisticValues[]> {
  const values = [testId, order, after?.gravity ?? null, after?.position ?? null, limit];
  return (await selectJson<ItemStatisticValues[]>('item-statistics', text, values)) ?? [];
}

/** Returns the number of questions in the draft of a test. */
export async function countQuestions(testId: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'item-statistics-count',
    'select count(*)::int as count from question where test_id = $1',
    [testId],
  );
  return row!.count;
}
