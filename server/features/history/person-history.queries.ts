import { select, selectJson } from '#server/platform/database';
import type { Language } from '#server/platform/language/i18n';
import { iso, localizedSql } from '#server/platform/sql';
import { Statement } from '#server/platform/statement';
import {
  type EntryPlace,
  entryJson,
  entryParts,
  idOf,
  instant,
  type KeptEntry,
  micros,
} from './audit-log.queries';
import type { PersonEvent, PersonEventKind } from './person-history.types';

export interface HistoryQuery {
  profileId: string;
  /** Of which kinds; of any where there are none. */
  kinds: readonly PersonEventKind[];
}

/** An event as it lies there. */
export type KeptEvent = Omit<PersonEvent, 'entry'> & { sortKey: string; entry: KeptEntry | null };

/** One of the tables that a history is told from: when, by which key, and which of its rows are the person's. */
interface Source {
  kinds: readonly PersonEventKind[];
  /** What of it is wanted, where that is not all. */
  narrow?: (kinds: string) => string;
  from: string;
  at: string;
  key: string;
  owned: readonly ((profileId: string) => string)[];
  parts: string;
  json: (lang: Language) => string;
}

const ofPassword = "'user_login', 'sso_login', 'user_logout', 'auto_logout', 'signed_up', 'reset_password'";
const auditedKind = `case when e.action in (${ofPassword}) then 'sign_in'
  when e.action = 'sent_email' then 'mail' else 'change' end`;

/** What people do for themselves that the audit says of a thing of theirs. */
const ownThings = "'program_entry', 'terms', 'survey_response', 'data_request', 'order'";

const named = (name: string, lang: Language): string => localizedSql(name, `'${lang}'`);

const sources: readonly Source[] = [
  {
    kinds: ['sign_in', 'mail', 'change'],
    narrow: (kinds) => `${auditedKind} = any(${kinds})`,
    from: 'audit_entry e',
    at: 'e.at',
    key: 'e.id::text',
    owned: [
      (id) => `e.target_kind = 'profile' and e.target_id = ${id}::text`,
      (id) => `e.actor_kind = 'person' and e.actor_id = ${id}::text and e.target_kind in (${ownThings})`,
    ],
    parts: entryParts,
    json: () => `'kind', ${auditedKind}, 'entry', ${entryJson}`,
  },
  {
    kinds: ['test'],
    from: 'attempt e',
    at: 'e.closed_at',
    key: 'e.id::text',
    owned: [(id) => `e.profile_id = ${id} and e.closed_at is not null`],
    parts: 'join test t on t.id = e.test_id join module m on m.id = t.module_id',
    json: (lang) => `'kind', 'test', 'about', ${named('m.name', lang)}, 'status', e.status, 'score', e.score`,
  },
  {
    kinds: ['points'],
    from: 'points_entry e',
    at: 'e.created_at',
    key: 'e.id::text',
    owned: [(id) => `e.profile_id = ${id}`],
    parts: `left join reward_order o on o.id = ${idOf("e.reason in ('reward', 'reward_returned')", 'e.source_id')}
      left join attempt a on a.id = ${idOf("e.reason in ('test_passed', 'regrade')", 'e.source_id')}
      left join test t on t.id = a.test_id left join module m on m.id = t.module_id`,
    json: (lang) =>
      `'kind', 'points', 'about', coalesce(${named('o.reward_name', lang)}, ${named('m.name', lang)}),
       'amount', e.amount - e.waived, 'reason', e.reason, 'note', e.note, 'balanceAfter', e.balance_after,
       'orderId', o.id, 'orderNumber', 'R-' || o.number`,
  },
];

const wanted = (kinds: readonly PersonEventKind[]): readonly Source[] =>
  kinds.length === 0
    ? sources
    : sources.filter((source) => source.kinds.some((kind) => kinds.includes(kind)));

/** The conditions of each way in which rows of a source are the person's, which are read apart, each by its index. */
function ways(statement: Statement, { profileId, kinds }: HistoryQuery) {
  const id = statement.value(profileId, 'uuid');
  const told = wanted(kinds);
  const only =
    kinds.length > 0 && told.some(({ narrow }) => narrow) ? statement.value(kinds, 'text[]') : null;
  return told.flatMap((source) =>
    source.owned.map((owned) => ({
      source,
      conditions: [owned(id), ...(only && source.narrow ? [source.narrow(only)] : [])],
    })),
  );
}

/** Up to `limit` events of a person behind a place, newest first, as one JSON value. */
export function historyStatement(query: HistoryQuery, lang: Language, after: EntryPlace, limit: number) {
  const statement = new Statement();
  const most = statement.value(limit, 'int');
  const at = after && instant(statement.value(after.micros, 'bigint'));
  const key = after && statement.value(after.id, 'text');
  const all = ways(statement, query).map(({ source, conditions }) => {
    const order = `${source.at} desc, ${source.key} collate "C" desc`;
    const behind = at
      ? [`${source.at} <= ${at}`, `(${source.at}, ${source.key} collate "C") < (${at}, ${key} collate "C")`]
      : [];
    return `(select ${source.at} as at, ${source.key} as key, json_build_object('id', ${source.key},
        'at', to_char(${source.at}, ${iso}), 'sortKey', ${micros(source.at)}::text, ${source.json(lang)}) as event
      from (select e.* from ${source.from} where ${[...conditions, ...behind].join(' and ')}
        order by ${order} limit ${most}) e ${source.parts})`;
  });
  const text = `select coalesce(json_agg(k.event order by k.at desc, k.key collate "C" desc), '[]') as json
    from (select * from (${all.join(' union all ')}) e
      order by e.at desc, e.key collate "C" desc limit ${most}) k`;
  return { text, values: statement.values };
}

export async function selectHistory(...asked: Parameters<typeof historyStatement>): Promise<KeptEvent[]> {
  const { text, values } = historyStatement(...asked);
  return (await selectJson<KeptEvent[]>(null, text, values)) ?? [];
}

/** How many events a person's history has on all pages. */
export async function countHistory(query: HistoryQuery): Promise<number> {
  const statement = new Statement();
  const all = ways(statement, query).map(
    ({ source, conditions }) => `(select count(*) from ${source.from} where ${conditions.join(' and ')})`,
  );
  const text = `select (${all.join(' + ')})::int as count`;
  const [row] = await select<{ count: number }>(null, text, statement.values);
  return row?.count ?? 0;
}
