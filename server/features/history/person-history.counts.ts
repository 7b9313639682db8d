import { select } from '#server/platform/database';
import { Statement, where } from '#server/platform/statement';
import { type HistoryQuery, ways } from './person-history.queries';
import type { PersonEventCount } from './person-history.types';

/** How many rows of each way in which a person has some are looked at, the newest ones; fewer where each is searched. */
const mostRead = 50_000;
const mostSearched = 10_000;

/** How many events of each kind there are. */
export function countsStatement(
  query: Omit<HistoryQuery, 'kinds'>,
  most = query.search === '' ? mostRead : mostSearched,
) {
  const statement = new Statement();
  const told = ways(statement, { ...query, kinds: [] });
  const limit = statement.value(most, 'int');
  const counted = told.map(({ source: { kinds, kind, from, newest }, conditions, said }) => {
    const found = kinds.map((name) => `count(*) filter (where e.said and e.kind = '${name}')`);
    return `
      select k.kind, k.count, e.more
      from (select count(*) > ${limit} as more, array[${found.join(', ')}] as counts
        from (select ${kind} as kind, ${said[0] ?? 'true'} as said
          from (select e.* from ${from} ${where(conditions)} order by ${newest} limit ${limit} + 1) e offset 0) e) e,
        unnest(array['${kinds.join("', '")}'], e.counts) k(kind, count)`;
  });
  const text = `select k.kind, sum(k.count)::int as count, bool_or(k.more) as "hasMore"
    from (${counted.join(' union all ')}) k group by k.kind order by k.kind`;
  return { text, values: statement.values };
}

export function selectCounts(query: Omit<HistoryQuery, 'kinds'>): Promise<PersonEventCount[]> {
  const { text, values } = countsStatement(query);
  return select<PersonEventCount>(null, text, values);
}
