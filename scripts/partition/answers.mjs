// Partitions the questions and answers of attempts by the attempt's id into parts of similar size. All rows are copied
// and no one may take tests during that, so run it during maintenance.

const parts = 16;

const isParted = async (client) => {
  const { rows } = await client.query(
    `select relkind = 'p' as parted from pg_class where oid = 'attempt_answer'::regclass`,
  );
  return rows[0].parted;
};

const partsOf = (table) =>
  Array.from(
    { length: parts },
    (_, part) =>
      `create table ${table}_${part} partition of ${table} for values with (modulus ${parts}, remainder ${part});`,
  ).join('\n');

const begin = `
  lock table attempt, attempt_question, attempt_answer in access exclusive mode;
  alter table attempt_question rename to attempt_question_whole;
  alter table attempt_answer rename to attempt_answer_whole;
  create table attempt_question (like attempt_question_whole including defaults including generated)
    partition by hash (attempt_id);
  create table attempt_answer (like attempt_answer_whole including defaults including constraints)
    partition by hash (attempt_id);
  ${partsOf('attempt_question')}
  ${partsOf('attempt_answer')}`;

const copied = {
  attempt_question:
    'attempt_id, question_id, position, snapshot, credit_numerator, credit_denominator, right_answers',
  attempt_answer: 'attempt_id, question_id, revision, option_ids, text, saved_at',
};

// Indexes are built after all rows are copied, when the names of the old tables are free.
const end = `
  drop table attempt_answer_whole;
  drop table attempt_question_whole;
  alter table attempt_question add constraint attempt_question_pkey primary key (attempt_id, question_id);
  alter table attempt_question add constraint attempt_question_attempt_id_position_key unique (attempt_id, position);
  alter table attempt_question add constraint attempt_question_attempt_id_fkey
    foreign key (attempt_id) references attempt (id);
  create index attempt_question_question on attempt_question (question_id);
  alter table attempt_answer add constraint attempt_answer_pkey primary key (attempt_id, question_id);
  alter table attempt_answer add constraint attempt_answer_attempt_id_question_id_fkey
    foreign key (attempt_id, question_id) references attempt_question (attempt_id, question_id);`;

/** Partitions the questions and answers of attempts unless they already are, all or nothing. */
export async function partitionAnswers(client, tell) {
  if (await isParted(client)) return;
  await client.query(`set lock_timeout = '4s'`);
  await client.query('begin');
  try {
    await client.query(begin);
    for (const [table, columns] of Object.entries(copied)) {
      const { rowCount } = await client.query(
        `insert into ${table} (${columns}) select ${columns} from ${table}_whole`,
      );
      tell(`${table}: ${rowCount} rows in ${parts} parts`);
    }
    await client.query(end);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze attempt_question, attempt_answer');
}
