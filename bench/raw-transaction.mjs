/** Runs a transaction that locks the attempt, for both hand-written writes. */
export async function transaction(pool, work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

export const reject = (code) => {
  throw new Error(code);
};

export const isDue = ({ deadline_at: deadline, last_saved_at: saved, enabled }) =>
  !enabled || (deadline ? deadline <= new Date() : saved.getTime() <= Date.now() - 14 * 86_400_000);

const lock = `select a.closed_at, a.deadline_at + maintenance_since(a.started_at, now()) as deadline_at,
    a.last_saved_at + maintenance_since(a.last_saved_at, now()) as last_saved_at, a.pass_mark, a.points, a.category,
    p.disabled_at, m.enabled, m.name
  from attempt a join profile p on p.id = a.profile_id
  join test t on t.id = a.test_id join module m on m.id = t.module_id
  where a.id = $1 and a.profile_id = $2 for no key update of a`;

export async function held(client, attemptId, profileId) {
  const { rows } = await client.query({ name: 'lock', text: lock, values: [attemptId, profileId] });
  const [attempt] = rows;
  if (!attempt || attempt.disabled_at) reject('NOT_FOUND');
  return attempt;
}
