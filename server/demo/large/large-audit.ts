import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { hashPersonal } from '#server/features/audit/audit-personal';
import { embeddedLink } from '#server/features/identity/embedded/realm';
import {
  balanceAfter,
  creditedAt,
  actions,
  largeId,
  type LargeSizes,
  pointsOf,
  startOf,
} from './large-sizes';

// The maximum milliseconds between the start of a result and its audit entries.
const maxAfter = 2 * 3_600_000;

// For each person's first pass, the next entry is a change of their phone number, whose values are in a side row.
const isFirstPass = `k = case when p % 4 = 0 then 1 else 0 end`;

const isPerson = "'person', profile_id::text, 'profile', profile_id::text";
const entries = `(values
    (1, started_at, 'user_login', ${isPerson}, 'done', '{}'::jsonb, null::uuid),
    (2, closed_at, case when passed then 'test_passed' else 'test_failed' end, 'person', profile_id::text, 'attempt',
      attempt_id::text, 'done', jsonb_build_object(
        'status', array['in_progress', case when passed then 'passed' else 'failed' end],
        'score', json_build_array(null, 100 * correct / 3)), null),
    (3, closed_at + interval '5 seconds', 'sent_email', 'system', null, 'profile', profile_id::text,
      case when passed then 'test_passed' else 'test_failed' end, '{}', null),
    (4, closed_at + interval '2 minutes', 'user_logout', ${isPerson}, 'done', '{}', null),
    (5, closed_at + interval '30 minutes', 'user_login', ${isPerson}, case when passed and not ${isFirstPass} then 'done' end,
      '{}', null),
    (6, ${creditedAt}, 'edit', 'person', ${largeId('profile', '0')}::text, 'points', profile_id::text,
      case when not passed then 'done' end,
      jsonb_build_object('balance', array[${balanceAfter} - ${pointsOf('k')}, ${balanceAfter}]), null),
    (7, closed_at + interval '1 minute', 'user_update', ${isPerson}, case when passed and ${isFirstPass} then 'done' end,
      s.hashes, s.id)
  ) e (place, at, action, actor_kind, actor_id, target_kind, target_id, outcome, changes, personal_id)`;

/** Returns SQL of the audit entries from one result to another, in order. */
export function insertAudit(sizes: LargeSizes, lowest: number, highest: number): string {
  const before = Math.ceil(maxAfter / sizes.step);
  const isLast = highest === sizes.results - 1;
  const [from, to] = [startOf(sizes, `${lowest}`), isLast ? "'infinity'" : startOf(sizes, `${highest + 1}`)];
  return `
  insert into audit_entry (at, action, actor_kind, actor_id, target_kind, target_id, outcome, changes, personal_id)
  select e.at, action, actor_kind, actor_id, target_kind, target_id, outcome, changes, personal_id
  from ${actions(sizes, Math.max(0, lowest - before), highest)} d
  left join large_personal s on s.person_id = d.profile_id and passed and ${isFirstPass}
  cross join lateral ${entries}
  where e.outcome is not null and e.at >= ${from} and e.at < ${to}
  order by e.at, n, place`;
}

const keyOf = (id: string): Buffer => createHash('sha256').update(`large ${id}`).digest();

/** Writes the side rows of the phone number changes, and stores their hashes until the commit. */
export async function insertPersonal(client: Client, sizes: LargeSizes): Promise<void> {
  await client.query(
    'create temporary table large_personal (person_id uuid primary key, id uuid, hashes jsonb) on commit drop',
  );
  const { rows } = await client.query<{ id: string; phone: string }>(
    `select id, phone from profile where email like 'person%@large.example' order by id`,
  );
  for (let place = 0; place < rows.length; place += 5_000) {
    const sides = rows.slice(place, place + 5_000).map(({ id, phone }) => {
      const key = keyOf(id);
      const hashes = [hashPersonal(key, 'phone', null), hashPersonal(key, 'phone', phone)];
      return { id, phone, key: key.toString('hex'), hashes: { phone: hashes } };
    });
    await client.query(
      `with side as (
         select id as profile_id, ${largeId('side', 'id')} as id, phone, key, hashes
         from json_to_recordset($1) as s (id uuid, phone text, key text, hashes jsonb)
       ), kept as (
         insert into audit_personal (id, profile_id, key, changes, created_at)
         select id, profile_id, decode(key, 'hex'), json_build_object('phone', json_build_array(null, phone)),
           ${startOf(sizes, `${sizes.people}`)} from side
       )
       insert into large_personal (person_id, id, hashes) select profile_id, id, hashes from side`,
      [JSON.stringify(sides)],
    );
  }
}

/** Returns SQL of the sessions of the last 60 days, the retention period: one for the first sign-in of each result. */
export const insertSessions = (sizes: LargeSizes): string => {
  const lowest = Math.max(0, sizes.results - Math.ceil((60 * 86_400_000) / sizes.step));
  return `
  insert into identity_session (issuer, session_id, profile_id, started_at, ended_at)
  select '${embeddedLink}', md5('large session ' || n), profile_id, started_at, closed_at + interval '2 minutes'
  from ${actions(sizes, lowest, sizes.results - 1)} d`;
};
