import { randomInt } from 'node:crypto';
import { held, isDue, reject, transaction } from './raw-transaction.mjs';

const answered = `select q.question_id as id, q.position, q.snapshot, w.option_ids
  from attempt_question q
  left join attempt_answer w on w.attempt_id = q.attempt_id and w.question_id = q.question_id
  where q.attempt_id = $1 order by q.position`;

/** Returns the credit for a question as a fraction of whole numbers. */
function credit({ snapshot, option_ids: selected }) {
  const correct = snapshot.options.filter((option) => option.correct).map(({ id }) => id);
  const right = (selected ?? []).filter((id) => correct.includes(id)).length;
  return right === correct.length && selected.length === right ? [1n, 1n] : [0n, 1n];
}

const joined = (texts) =>
  Object.fromEntries(
    ['en', 'es', 'fr'].map((lang) => [lang, texts.map((text) => text[lang] || text.en).join(', ')]),
  );

function incorrect({ id, position, snapshot, option_ids: selected }) {
  const of = (holds) => snapshot.options.filter(holds).map(({ text }) => text);
  return {
    id,
    position,
    name: snapshot.text,
    selectedName: selected?.length ? joined(of((option) => selected.includes(option.id))) : null,
    feedback: null,
    correctName: joined(of(({ correct }) => correct)),
    explanation: snapshot.feedback,
  };
}

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const certificateNumber = () =>
  Array.from({ length: 12 }, () => digits[randomInt(32)])
    .join('')
    .replace(/(.{4})(.{4})(.{4})/, '$1-$2-$3');

const close = `with credits as (
    update attempt_question q set credit_numerator = e.numerator, credit_denominator = e.denominator
    from unnest($2::uuid[], $3::int[], $4::int[]) as e (id, numerator, denominator)
    where q.attempt_id = $1 and q.question_id = e.id
  ), earned as (
    select case when not exists (select from attempt b where b.profile_id = a.profile_id and b.test_id = a.test_id
      and b.id <> a.id and b.status = 'passed' and b.points_earned > 0
      and date_trunc('year', b.started_at) = date_trunc('year', a.started_at)) and $5 then a.points else 0 end as points
    from attempt a where a.id = $1
  ), closed as (
    update attempt a set status = case when $5 then 'passed' else 'failed' end, closed_at = now(), score = $6,
      correct_count = $7, incorrect_questions = $8, points_earned = earned.points
    from earned where a.id = $1 returning a.*
  ), balance as (
    insert into points_balance as held (profile_id, balance) select profile_id, points_earned from closed
    on conflict (profile_id) do update set balance = held.balance + excluded.balance returning profile_id, balance
  ), entry as (
    insert into points_entry (profile_id, amount, reason, source_id, idempotency_key, balance_after, created_at)
    select c.profile_id, c.points_earned, 'test_passed', c.id, 'attempt:' || c.id, b.balance, clock_timestamp()
    from closed c join balance b on b.profile_id = c.profile_id where c.points_earned > 0
  ), certified as (
    insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
    select $9, c.id, p.id, p.name, $10, c.closed_at from closed c join profile p on p.id = c.profile_id where $5
  ), audited as (
    insert into audit_entry (action, actor_kind, actor_id, target_kind, target_id, outcome, changes)
    select 'test_' || status, 'person', profile_id, 'attempt', id, 'done',
      jsonb_build_object('status', json_build_array('in_progress', status), 'score', json_build_array(null, score))
    from closed
  ) select c.status, graphile_worker.add_job('send-mail', json_build_object('template', 'test_' || status,
      'profileId', profile_id, 'key', 'result:' || id, 'values', json_build_object('attemptId', id, 'moduleName', $10,
      'score', score, 'points', points_earned, 'promotedToPro', false)), job_key := 'result:' || id)
  from closed c`;

function marked(questions, passMark) {
  let [earned, weights] = [0n, 0n];
  const credits = questions.map(credit);
  for (const [index, [numerator]] of credits.entries()) {
    const weight = BigInt(questions[index].snapshot.weight);
    earned += weight * numerator;
    weights += weight;
  }
  const score = Number((earned * 100n) / weights);
  const wrong = questions.filter((_, index) => credits[index][0] !== credits[index][1]);
  return { credits, score, passed: score >= passMark, wrong };
}

// Two final tests that are passed at the same time must see each other.
const holdPerson = 'select from profile where id = $1 for no key update';

const lastOfPro = `select p.user_type = 'standard' and count(*) > 0 and bool_and(exists (
    select from attempt a where a.profile_id = p.id and a.test_id = t.id and a.status = 'passed'
      and a.started_at >= coalesce(greatest(date_trunc(case v.reset_period when 'yearly' then 'year' when 'quarterly'
        then 'quarter' when 'monthly' then 'month' when 'weekly' then 'week' end, now()), p.pro_cycle_started_at),
        '-infinity'))) as earned
  from profile p cross join module m join test t on t.module_id = m.id join test_version v on v.id = t.version_id
  where p.id = $1 and m.enabled and v.category = 'pro' and v.question_count > 0
    and (m.user_types = '{}' or 'standard' = any (m.user_types))
  group by p.id`;

/** Makes the person PRO if this was the last missing PRO test. */
async function promote(client, profileId, attemptId) {
  await client.query({ name: 'hold-person', text: holdPerson, values: [profileId] });
  const { rows } = await client.query({ name: 'last-of-pro', text: lastOfPro, values: [profileId] });
  if (!rows[0]?.earned) return;
  await client.query(
    `with promoted as (update profile set user_type = 'pro' where id = $1),
       marked as (update attempt set promoted_to_pro = true where id = $2),
       mail as (update graphile_worker._private_jobs
         set payload = jsonb_set(payload::jsonb, '{values,promotedToPro}', 'true') where key = 'result:' || $2::uuid)
     insert into audit_entry (action, actor_kind, target_kind, target_id, changes)
     values ('edit', 'system', 'profile', $1, '{"userType": ["standard", "pro"]}')`,
    [profileId, attemptId],
  );
}

/**
 * Submits a test by hand-written SQL: marks in exact fractions, and marks, result, points, promotion, audit, certificate
 * and queued mail in one transaction.
 */
export function submit(pool, { profileId, attemptId }) {
  return transaction(pool, async (client) => {
    const attempt = await held(client, attemptId, profileId);
    if (attempt.closed_at || isDue(attempt)) reject('ATTEMPT_CLOSED');
    const { rows } = await client.query({ name: 'answered', text: answered, values: [attemptId] });
    const { credits, score, passed, wrong } = marked(rows, attempt.pass_mark);
    const values = [
      attemptId,
      rows.map(({ id }) => id),
      credits.map(([numerator]) => Number(numerator)),
      credits.map(([, denominator]) => Number(denominator)),
      passed,
      score,
      rows.length - wrong.length,
      JSON.stringify(wrong.map(incorrect)),
      certificateNumber(),
      attempt.name,
    ];
    const result = await client.query({ name: 'close', text: close, values });
    if (passed && attempt.category === 'pro') await promote(client, profileId, attemptId);
    return { submitTest: { result: { id: attemptId, status: result.rows[0].status, __typename: 'Result' } } };
  });
}
