import { select } from '#server/platform/database/database';
import { Statement, where } from '#server/platform/database/statement';
import { type HistoryQuery, ways } from './person-history.queries';
import { maxCounted, maxSearched, type PersonEventCount } from './person-history.types';

/** Returns the statement that counts the requested kinds of events, among the newest rows of each source. */
export function countsStatement(query: HistoryQuery, max = query.search === '' ? maxCounted : maxSearched) {
  const statement = new Statement();
  const told = ways(statement, query);
  const limit = statement.value(max, 'int');
  const counted = told.map(({ source, conditions, said }) => {
    const { kind, from, newest } = source;
    const kinds = source.kinds.filter((name) => query.kinds.length === 0 || query.kinds.includes(name));
    const found = kinds.map(
      (name) => `count(*) filter (where e.said and e.kind = '${name}' and e.place <= ${limit})`,
    );
    return `
      select k.kind, k.count, e.more
      from (select count(*) > ${limit} as more, array[${found.join(', ')}] as counts
        from (select ${kind} as kind, ${said[0] ?? 'true'} as said, row_number() over () as place
          from (select e.* from ${from} ${where(conditions)} order by ${newest} limit ${limit} + 1) e offset 0) e) e,
        unnest(array['${kinds.join("', '")}'], e.counts) k(kind, count)`;
  });
  const text = `select k.kind, sum(k.count)::int as count, bool_or(k.more) as "hasMore"
    from (${counted.join(' union all ')}) k group by k.kind order by k.kind`;
  return { text, values: statement.values };
}

export function selectCounts(query: HistoryQuery): Promise<PersonEventCount[]> {
  const { text, values } = countsStatement(query);
  return select<PersonEventCount>(null, text, values);
}
