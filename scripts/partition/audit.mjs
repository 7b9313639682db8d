// Partitions the audit log by month. The existing table becomes the first partition without copying, so writers wait
// only a moment.

const monthsAhead = 12;

const isParted = async (client) => {
  const { rows } = await client.query(
    `select relkind = 'p' as parted from pg_class where oid = 'audit_entry'::regclass`,
  );
  return rows[0].parted;
};

/** Returns the first day of the month `ahead` months from now, in UTC. */
const month = (ahead) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString();
};
const nameOf = (from) => `audit_entry_${from.slice(0, 4)}_${from.slice(5, 7)}`;

// Neither the partitions nor the whole table can be changed.
const appendOnly = (
  table,
) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
  for each statement execute function refuse_audit_change()`;

// The first partition has its own key. A key of the whole table would need to contain the month too.
const byId = (table) => `create index ${table}_id on ${table} (id)`;

const exchange = (boundary) => `
  begin;
  lock table audit_entry in access exclusive mode;
  alter table audit_entry rename to audit_entry_first;
  alter index audit_entry_target rename to audit_entry_first_target;
  alter index audit_entry_actor rename to audit_entry_first_actor;
  alter index audit_entry_at rename to audit_entry_first_at;
  alter index audit_entry_action rename to audit_entry_first_action;
  alter trigger audit_entry_append_only on audit_entry_first rename to audit_entry_first_append_only;
  alter table audit_entry_first alter id drop identity;
  create table audit_entry (like audit_entry_first including defaults including constraints) partition by range (at);
  alter table audit_entry drop constraint audit_entry_first_only;
  alter table audit_entry alter id add generated always as identity;
  select setval(pg_get_serial_sequence('audit_entry', 'id'), (select coalesce(max(id), 0) + 1 from audit_entry_first), false);
  create index audit_entry_target on audit_entry (target_kind, target_id, id desc);
  create index audit_entry_actor on audit_entry (actor_id, id desc);
  create index audit_entry_at on audit_entry (at desc, id desc);
  create index audit_entry_action on audit_entry (action, at desc, id desc);
  alter table audit_entry attach partition audit_entry_first for values from (minvalue) to ('${boundary}');
  create table audit_entry_other partition of audit_entry default;
  ${appendOnly('audit_entry')};
  ${appendOnly('audit_entry_other')};
  ${byId('audit_entry_other')};
  commit`;

async function split(client) {
  const boundary = month(1);
  // The constraint is added first and validated later, alongside writers, so that attaching the partition needs no
  // scan.
  await client.query('alter table audit_entry drop constraint if exists audit_entry_first_only');
  await client.query(
    `alter table audit_entry add constraint audit_entry_first_only check (at < '${boundary}') not valid`,
  );
  await client.query('alter table audit_entry validate constraint audit_entry_first_only');
  await client.query(exchange(boundary));
}

/** Partitions the audit log unless it already is, and adds missing partitions for the coming months. */
export async function partitionAudit(client, tell) {
  await client.query(`set lock_timeout = '4s'; set timezone = 'UTC'`);
  if (!(await isParted(client))) {
    await split(client);
    tell('The audit is kept by months; all entries so far are the first part.');
  }
  for (let ahead = 1; ahead <= monthsAhead; ahead++) {
    const [from, to] = [month(ahead), month(ahead + 1)];
    const name = nameOf(from);
    const { rows } = await client.query('select to_regclass($1) is not null as made', [name]);
    if (rows[0].made) continue;
    await client.query(
      `create table ${name} partition of audit_entry for values from ('${from}') to ('${to}')`,
    );
    await client.query(appendOnly(name));
    await client.query(byId(name));
    tell(`${name} was made.`);
  }
}
