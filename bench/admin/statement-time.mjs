// What the portal does by itself, and what asks for this figure.
const others = 'pg_stat_statements|cache_version|graphile_worker|^(begin|commit|set )';

/**
 * PostgreSQL's time for one request in milliseconds: of each statement that ran at least as often as requests were sent, so
 * that what a job does meanwhile is left out, the least of all times, as whatever else runs only adds to them.
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
