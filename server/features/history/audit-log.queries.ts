import type { Changes } from '#server/features/audit/audit.types';
import { select, selectJson } from '#server/platform/database';
import { foldedSql, iso } from '#server/platform/sql';
import { isEmpty, Statement, where } from '#server/platform/statement';
import type { AuditEntry, AuditEntryFilter } from './audit-log.types';

/** What the audit is asked for, as it was checked. */
export interface AuditQuery {
  /** Of the words in the name or e-mail of a person, all of which have to be found; none where nobody is looked for. */
  patterns: readonly string[];
  /** What is looked for as a whole: the number of an entry, or the id of who did it or to what it was done. */
  sought: string | null;
  filter: AuditEntryFilter;
  /** The one entry that is asked for, where it is one. */
  id?: string;
}

/** An entry as it lies there. */
export type KeptEntry = Omit<AuditEntry, 'changes'> & {
  sortKey: string;
  kept: Changes;
  personal: Changes | null;
};

/** The place behind which a page begins: microseconds since 1970, and the entry. */
export type EntryPlace = { micros: string; id: string } | null;

/** An instant, by its microseconds since 1970. */
export const instant = (micros: string): string =>
  `timestamptz 'epoch' + ${micros} * interval '1 microsecond'`;
export const micros = (at: string): string => `(extract(epoch from ${at}) * 1000000)::bigint`;

// The index `profile_words` is of this very expression.
const personWords = foldedSql("p.name || ' ' || p.email");

function conditions(statement: Statement, { patterns, sought, filter, id: entry }: AuditQuery): string[] {
  const all: string[] = [];
  const add = (wanted: unknown, type: string, condition: (value: string) => string): void => {
    if (!isEmpty(wanted)) all.push(condition(statement.value(wanted, type)));
  };
  add(entry, 'bigint', (value) => `e.id = ${value}`);
  if (sought !== null && /^\d{1,18}$/.test(sought)) {
    all.push(
      `(e.id = ${statement.value(sought, 'bigint')} or e.target_id = ${statement.value(sought, 'text')})`,
    );
  } else if (sought !== null) {
    const id = statement.value(sought, 'text');
    all.push(`(e.actor_id = ${id} or e.target_id = ${id})`);
  } else if (patterns.length > 0) {
    const words = patterns.map((pattern) => `${personWords} like ${statement.value(pattern, 'text')}`);
    const people = `array(select p.id::text from profile p where ${words.join(' and ')})`;
    all.push(`(e.actor_id = any(${people}) or e.target_kind = 'profile' and e.target_id = any(${people}))`);
  }
  add(filter.actions, 'text[]', (value) => `e.action = any(${value})`);
  add(filter.actorKinds, 'text[]', (value) => `e.actor_kind = any(${value})`);
  add(filter.actorId, 'text', (value) => `e.actor_id = ${value}`);
  add(filter.targetKinds, 'text[]', (value) => `e.target_kind = any(${value})`);
  add(filter.targetId, 'text', (value) => `e.target_id = ${value}`);
  add(filter.outcomes, 'text[]', (value) => `e.outcome = any(${value})`);
  add(filter.since, 'timestamptz', (value) => `e.at >= ${value}`);
  add(filter.before, 'timestamptz', (value) => `e.at < ${value}`);
  return all;
}

/** An id of the audit as that of a row; null where it is none. */
export const idOf = (kind: string, id: string): string =>
  `case when ${kind} and ${id} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${id}::uuid end`;

/** An entry `e` with all that is told of it, beside `entryParts`. */
export const entryJson = `json_build_object('id', e.id::text, 'at', to_char(e.at, ${iso}), 'sortKey', ${micros('e.at')}::text,
  'action', e.action, 'actorKind', e.actor_kind, 'actorId', e.actor_id,
  'actorName', coalesce(actor.name,
    case when e.actor_kind = 'client' then (select c.name from api_client c where c.client_id = e.actor_id
      order by c.created_at desc limit 1) end), 'targetKind', e.target_kind, 'targetId', e.target_id,
  'targetName', coalesce(person.name, account.name, module.name ->> 'en'), 'outcome', e.outcome,
  'kept', e.changes, 'personal', side.changes, 'address', origin.changes #>> '{address,1}',
  'sealedIn', seal.number::text, 'sealedAt', to_char(seal.sealed_at, ${iso}))`;

/** What is looked up for an entry `e`. */
export const entryParts = `
    left join profile actor on actor.id = ${idOf("e.actor_kind = 'person'", 'e.actor_id')}
    left join profile person on person.id = ${idOf("e.target_kind = 'profile'", 'e.target_id')}
    left join account on account.id = ${idOf("e.target_kind = 'account'", 'e.target_id')}
    left join module on module.id = ${idOf("e.target_kind = 'module'", 'e.target_id')}
    left join audit_personal side on side.id = e.personal_id
    left join audit_personal origin on origin.id = e.origin_id
    left join lateral (select s.number, s.sealed_at from audit_seal s where s.last_id >= e.id
      order by s.last_id limit 1) seal on true`;

/** Up to `limit` entries behind a place, newest first, as one JSON value. */
export function entriesStatement(query: AuditQuery, after: EntryPlace, limit: number) {
  const statement = new Statement();
  const all = conditions(statement, query);
  if (after) {
    const at = instant(statement.value(after.micros, 'bigint'));
    all.push(`(e.at, e.id) < (${at}, ${statement.value(after.id, 'bigint')})`);
  }
  // The entries of the page first, so that what is told of each is looked up for them alone.
  const text = `select coalesce(json_agg(${entryJson} order by e.at desc, e.id desc), '[]') as json
    from (select e.* from audit_entry e ${where(all)}
      order by e.at desc, e.id desc limit ${statement.value(limit, 'int')}) e ${entryParts}`;
  return { text, values: statement.values };
}

export async function selectEntries(...asked: Parameters<typeof entriesStatement>): Promise<KeptEntry[]> {
  const { text, values } = entriesStatement(...asked);
  return (await selectJson<KeptEntry[]>(null, text, values)) ?? [];
}

/** The entry of that number; null where there is none. */
export async function selectEntry(id: string): Promise<KeptEntry | null> {
  const [entry] = await selectEntries({ patterns: [], sought: null, filter: {}, id }, null, 1);
  return entry ?? null;
}

/** How many there are of what is looked for; of all the seals know most. */
export function countStatement(query: AuditQuery) {
  const statement = new Statement();
  const all = conditions(statement, query);
  const text =
    all.length > 0
      ? `select count(*)::int as count from audit_entry e ${where(all)}`
      : `select (s.entries + (select count(*) from audit_entry e where e.id > s.last_id))::int as count
         from (select coalesce(sum(s.entries), 0) as entries, coalesce(max(s.last_id), 0) as last_id
           from audit_seal s) s`;
  return { text, values: statement.values };
}

export async function countEntries(query: AuditQuery): Promise<number> {
  const { text, values } = countStatement(query);
  const [row] = await select<{ count: number }>(null, text, values);
  return row?.count ?? 0;
}
