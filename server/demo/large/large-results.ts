import {
  balanceAfter,
  creditedAt,
  actions,
  largeId,
  type LargeSizes,
  largeTests,
  pointsOf,
  questionsOfTest,
} from './large-sizes';

type Insert = (sizes: LargeSizes, lowest: number, highest: number) => string;

// The last question of a test is answered incorrectly, with the second option instead of the first.
const missed = `select t, correct, (
    select jsonb_agg(jsonb_build_object('id', q.question_id, 'position', q.position, 'name', q.content -> 'text',
      'selectedName', q.content #> '{options,1,text}', 'feedback', null,
      'correctName', q.content #> '{options,0,text}', 'explanation', q.content -> 'feedback') order by q.position)
    from test_version_question q where q.test_version_id = ${largeId('version', 't')} and q.position > correct) as list
  from generate_series(0, ${largeTests - 1}) t, generate_series(1, ${questionsOfTest}) correct`;

const insertAttempts: Insert = (sizes, lowest, highest) => `
  with missed as materialized (${missed})
  insert into attempt (id, profile_id, test_id, test_version_id, status, category, pass_mark, points, question_count,
    started_at, last_saved_at, closed_at, active_at, working_time, score, correct_count, points_earned,
    incorrect_questions)
  select attempt_id, profile_id, ${largeId('test', 'd.t')}, ${largeId('version', 'd.t')},
    case when passed then 'passed' else 'failed' end, 'standard', 60, 100, ${questionsOfTest}, started_at,
    started_at + ${questionsOfTest} * interval '1 minute', closed_at, closed_at, closed_at - started_at,
    100 * d.correct / ${questionsOfTest}, d.correct, case when passed then 100 else 0 end, coalesce(m.list, '[]')
  from ${actions(sizes, lowest, highest)} d join missed m on m.t = d.t and m.correct = d.correct`;

const insertAttemptQuestions: Insert = (sizes, lowest, highest) => `
  insert into attempt_question (attempt_id, question_id, position, snapshot, credit_numerator, credit_denominator)
  select attempt_id, q.question_id, q.position, q.content, case when q.position <= d.correct then 1 else 0 end, 1
  from ${actions(sizes, lowest, highest)} d
  join test_version_question q on q.test_version_id = ${largeId('version', 'd.t')}`;

const insertAnswers: Insert = (sizes, lowest, highest) => `
  insert into attempt_answer (attempt_id, question_id, revision, option_ids, saved_at)
  select attempt_id, ${largeId('question', "t || '/' || q")}, 1,
    array[${largeId('option', "t || '/' || q || '/' || case when q <= correct then 1 else 2 end")}::text],
    started_at + q * interval '1 minute'
  from ${actions(sizes, lowest, highest)} d, generate_series(1, ${questionsOfTest}) q`;

// Contains the number of the result, so that it is unique.
const certificateNumber = `upper(left(md5('large ' || n), 4) || '-' || left(lpad(to_hex(n), 8, '0'), 4) || '-'
  || right(lpad(to_hex(n), 8, '0'), 4))`;

const insertCertificates: Insert = (sizes, lowest, highest) => `
  insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
  select ${certificateNumber}, attempt_id, d.profile_id, holder.name, m.name, closed_at
  from ${actions(sizes, lowest, highest)} d join profile holder on holder.id = d.profile_id
  join module m on m.id = ${largeId('module', 'd.t')} where passed`;

const insertPoints: Insert = (sizes, lowest, highest) => `
  insert into points_entry (id, profile_id, amount, reason, note, actor_id, source_id, idempotency_key, balance_after,
    created_at)
  select ${largeId('points', 'n')}, profile_id, ${pointsOf('k')},
    case when passed then 'test_passed' else 'adjustment' end, case when not passed then 'Corrected by hand' end,
    case when not passed then ${largeId('profile', '0')} end, case when passed then attempt_id::text end,
    case when passed then 'attempt:' || attempt_id else 'adjustment:' || ${largeId('adjustment', 'n')} end,
    ${balanceAfter}, ${creditedAt}
  from ${actions(sizes, lowest, highest)} d order by n`;

/** The tables of the results, in the order of their foreign keys. */
export const insertResults: readonly { what: string; table: string; sql: Insert }[] = [
  { what: 'results', table: 'attempt', sql: insertAttempts },
  { what: 'questions of results', table: 'attempt_question', sql: insertAttemptQuestions },
  { what: 'answers', table: 'attempt_answer', sql: insertAnswers },
  { what: 'certificates', table: 'certificate', sql: insertCertificates },
  { what: 'points entries', table: 'points_entry', sql: insertPoints },
];

/** Returns SQL of the balances, which are those of the last points entries. */
export const insertBalances = ({ people, results }: LargeSizes): string => `
  insert into points_balance (profile_id, balance)
  select ${largeId('profile', 'p')}, ${balanceAfter}
  from generate_series(0, ${people - 1}) p cross join (select ${results / people - 1} as k) last`;
