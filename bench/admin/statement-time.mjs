// Excludes the portal's background work and the query of this figure itself.
const others = 'pg_stat_statements|cache_version|graphile_worker|^(begin|commit|set )';

/**
 * Returns PostgreSQL's time for one request in milliseconds. Statements that ran less often than the requests are
 * excluded, and the minimum time of each one is used, because other load only adds to it.
 */
export async function statementTime(client, requests, send) {
  await client.query('select pg_stat_statements_reset()');
  await send(requests);
  const { rows } = await client.query(
    `select coalesce(sum(min_exec_time * (calls / $1::int)), 0) as time from pg_stat_statements where calls >= $1 and query !~* $2`,
    [requests, others],
  );
  return rows[0].time;
}
