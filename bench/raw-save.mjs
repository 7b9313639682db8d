import { held, isDue, reject, transaction } from './raw-transaction.mjs';

const requested = `select q.snapshot->>'kind' as kind, jsonb_path_query_array(q.snapshot, '$.options[*].id') as options,
    w.revision, w.option_ids, w.text, w.saved_at
  from attempt_question q
  left join attempt_answer w on w.attempt_id = q.attempt_id and w.question_id = q.question_id
  where q.attempt_id = $1 and q.question_id = $2`;

const upsert = `with saved as (
    insert into attempt_answer (attempt_id, question_id, revision, option_ids, text, saved_at)
    values ($1, $2, $3, $4, null, $5)
    on conflict (attempt_id, question_id) do update set revision = excluded.revision, option_ids = excluded.option_ids,
      text = excluded.text, saved_at = excluded.saved_at
  ) update attempt set last_saved_at = $5, active_at = greatest(active_at, $5::timestamptz),
      working_time = working_time + case when $5::timestamptz - active_at between interval '0' and interval '5 minutes'
        then $5::timestamptz - active_at else interval '0' end
    where id = $1`;

/** Saves an answer by hand-written SQL: the attempt is locked, and an older answer never replaces a newer one. */
export function save(pool, { profileId, attemptId, questionId, revision, optionIds }) {
  return transaction(pool, async (client) => {
    const attempt = await held(client, attemptId, profileId);
    if (attempt.closed_at || isDue(attempt)) reject('ATTEMPT_CLOSED');
    const { rows } = await client.query({ name: 'asked', text: requested, values: [attemptId, questionId] });
    const [question] = rows;
    if (!question || optionIds.some((id) => !question.options.includes(id))) reject('BAD_USER_INPUT');
    const savedAt = new Date();
    const superseded = question.revision !== null && revision <= question.revision;
    if (!superseded) {
      const values = [attemptId, questionId, revision, optionIds, savedAt];
      await client.query({ name: 'upsert', text: upsert, values });
    }
    const answer = superseded ? [question.revision, question.option_ids] : [revision, optionIds];
    return {
      saveAnswer: {
        questionId,
        superseded,
        serverTime: new Date().toISOString(),
        deadlineAt: attempt.deadline_at,
        answer: { revision: answer[0], optionIds: answer[1], text: null, __typename: 'Answer' },
        __typename: 'SavedAnswer',
      },
    };
  });
}
