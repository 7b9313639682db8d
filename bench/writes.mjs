import { median } from '../scripts/lib/median.mjs';
import { createWork, loadOnce, mintTokens, persons, sendAll } from './calls.mjs';
import { createOperation } from './operation.mjs';

const maxSubmissions = 300;
// Fewer calls take too little CPU for the system clock to measure.
const minCalls = 100;
/** `limit` is the highest ratio allowed, `amount` the number of calls to each server in a round. */
const figures = [
  { name: 'save', title: 'save an answer', limit: 3, amount: 1000 },
  { name: 'submit', title: 'submit a test of 30 questions', limit: 2.5, amount: maxSubmissions },
  { name: 'submit', kind: 'pro', title: 'the same at a PRO test', limit: 2.7, amount: maxSubmissions },
];
/** Calls to each server that are compared and counted before the measurement. */
const trials = 20;

/** Attempts of each kind that a person needs if the servers are only compared. */
export const attemptsCompared = Math.ceil((2 * trials) / persons);

/** Returns the attempts of each kind that a person needs, including the warm-up round. */
export const attemptsNeeded = (rounds, scaled) =>
  Math.ceil((2 * ((rounds + 1) * scaled(maxSubmissions, minCalls) + 2 * trials)) / persons);

const effects = {
  save: `select count(*)::int as answers, min(revision) as revision, min(cardinality(option_ids)) as options
    from attempt_answer where attempt_id = any($1)`,
  submit: `select a.status, a.score, a.correct_count, a.points_earned, a.promoted_to_pro, a.incorrect_questions,
      (select user_type from profile p where p.id = a.profile_id) as user_type,
      (select sum(credit_numerator::numeric / credit_denominator) from attempt_question q where q.attempt_id = a.id)
        as earned,
      (select json_agg(json_build_array(amount, reason, idempotency_key = 'attempt:' || a.id)) from points_entry
        where source_id = a.id::text) as points,
      (select json_agg(json_build_array(action, actor_kind, outcome, changes)) from audit_entry
        where target_id = a.id::text) as audit,
      (select json_agg(json_build_array(action, actor_kind, outcome, changes)) from audit_entry
        where target_id = a.profile_id::text) as promotion,
      (select json_agg(json_build_array(holder_name is not null, test_name)) from certificate c
        where c.attempt_id = a.id) as certificates,
      (select json_agg(j.payload::jsonb #- '{key}' #- '{profileId}' #- '{values,attemptId}')
        from graphile_worker._private_jobs j where j.key = 'result:' || a.id) as mails
    from attempt a where a.id = any($1)`,
};

/** Returns what a few calls write. Throws if the servers write different data, because the ratio would mean nothing. */
async function compare({ client, sides, work }, figure) {
  const { name, title } = figure;
  const written = [];
  for (const { createRequest } of sides) {
    const calls = await work(figure, trials);
    await sendAll(calls.map(createRequest));
    const { rows } = await client.query(effects[name], [calls.map(({ attemptId }) => attemptId)]);
    written.push([...new Set(rows.map((row) => JSON.stringify(row)))].sort().join('\n'));
  }
  if (written[0] !== written[1]) throw new Error(`'${title}' differs:\n${written.join('\n\n')}`);
  return written[0];
}

/**
 * Returns the number of SQL statements of one call, including `begin` and `commit`, without the portal's background
 * work.
 */
async function countStatements({ client, work }, figure, { createRequest }) {
  const requests = (await work(figure, trials)).map(createRequest);
  await client.query('select pg_stat_statements_reset()');
  await sendAll(requests);
  const { rows } = await client.query(
    `select sum(calls)::int as calls from pg_stat_statements where query !~ 'pg_stat_statements|cache_version|_private_job'`,
  );
  return Math.floor(rows[0].calls / trials);
}

// Requests only the fields of the result page that the hand-written server returns too.
const submission = `mutation ($input: SubmitTestInput!) {
  submitTest(input: $input) { result { id status __typename } } }`;

/**
 * Returns both servers, each with a function that creates the request of a call. `tokens` maps people's ids to tokens.
 */
function createSides({ portal, raw, tokens }) {
  const portalRequest = ({ name, profileId, ...input }) => ({
    url: `${portal.url}/graphql`,
    headers: { authorization: `Bearer ${tokens.get(profileId)}` },
    body:
      name === 'save'
        ? createOperation('SaveAnswer', { input: { ...input, text: null } })
        : JSON.stringify({ query: submission, variables: { input } }),
  });
  const rawRequest = (call) => ({ url: `${raw.url}/${call.name}`, headers: {}, body: JSON.stringify(call) });
  return [
    { pid: portal.pid, createRequest: portalRequest },
    { pid: raw.pid, createRequest: rawRequest },
  ];
}

/** Compares every write of both servers. Returns what each wrote, by its title. */
export async function compareWrites({ client, portal, raw, tokens }) {
  const context = {
    client,
    sides: createSides({ portal, raw, tokens }),
    work: createWork(client, attemptsCompared),
  };
  const written = {};
  for (const figure of figures) written[figure.title] = await compare(context, figure);
  return written;
}

/** Saves answers and submits tests on both servers in interleaved rounds. Returns the rows of the report. */
export async function measureWrites({ client, portal, raw, dataDir, databaseUrl, rounds, scaled }) {
  const tokens = await mintTokens(client, { portal: portal.url, dataDir, databaseUrl });
  const sides = createSides({ portal, raw, tokens });
  const context = { client, sides, work: createWork(client, attemptsNeeded(rounds, scaled)) };
  const rows = [];
  for (const figure of figures) {
    await compare(context, figure);
    const row = await measure(context, figure, rounds, scaled);
    const statements = [];
    for (const side of sides) statements.push(await countStatements(context, figure, side));
    rows.push({ ...row, statements: statements.join(', raw ') });
  }
  return rows;
}

async function measure({ sides, work }, figure, rounds, scaled) {
  const { title, limit } = figure;
  const amount = scaled(figure.amount, minCalls);
  const measured = [];
  for (let round = 0; round <= rounds; round++) {
    const figures = [];
    for (const { pid, createRequest } of sides) {
      figures.push(await loadOnce(pid, (await work(figure, amount)).map(createRequest)));
    }
    // The first round only warms up both servers.
    if (round > 0) measured.push(figures);
  }
  const of = (value) => median(measured.map(value));
  return {
    figure: title,
    'CPU µs': of(([ours]) => ours.cpuMicroseconds).toFixed(0),
    'raw µs': of(([, theirs]) => theirs.cpuMicroseconds).toFixed(0),
    ratio: of(([ours, theirs]) => ours.cpuMicroseconds / theirs.cpuMicroseconds).toFixed(2),
    'at most': limit,
    'requests/s ratio': of(([ours, theirs]) => ours.perSecond / theirs.perSecond).toFixed(2),
  };
}
