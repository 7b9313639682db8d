import { everyLanguage } from '#server/features/editing/fields/text-fields';
import { eachWord } from '#server/features/editing/rows/row-list';
import { select } from '#server/platform/database/database';
import type { Language } from '#server/platform/language/i18n';
import { foldSearchSql, iso, localizedSql } from '#server/platform/database/sql';
import { Statement, where } from '#server/platform/database/statement';
import {
  type EntryPlace,
  entryJson,
  entryParts,
  entryPeople,
  entryValues,
  idOf,
  instant,
  type StoredEntry,
  micros,
} from './audit-log.queries';
import type { PersonEvent, PersonEventKind } from './person-history.types';
import { targetName } from './target-names';

export interface HistoryQuery {
  profileId: string;
  /** The kinds of events; empty for all. */
  kinds: readonly PersonEventKind[];
  /** Words that an event must all contain; empty for all events. */
  search: string;
  /** The inclusive start and the exclusive end. */
  since: Date | null;
  before: Date | null;
}

/** A stored event. */
export type StoredEvent = Omit<PersonEvent, 'entry'> & { sortKey: string; entry: StoredEntry | null };

/** A table that a history reads: the time, the key, and the rows of the person. */
interface Source {
  kinds: readonly PersonEventKind[];
  /** SQL of the kind of a row. */
  kind: string;
  /** Returns SQL that limits its rows to kinds, if it has several. */
  narrow?: (kinds: string) => string;
  from: string;
  at: string;
  key: string;
  /** The order of the indexes that find a person's rows. */
  newest: string;
  owned: readonly ((profileId: string) => string)[];
  parts: string;
  /** SQL of the searched text of a row in every language, and the joins for it if they differ from `parts`. */
  words: string;
  sought?: string;
  json: (lang: Language) => string;
}

const ofPassword = "'user_login', 'sso_login', 'user_logout', 'auto_logout', 'signed_up', 'reset_password'";
const auditedKind = `case when e.action in (${ofPassword}) then 'sign_in'
  when e.action = 'sent_email' then 'mail' else 'change' end`;

/** Kinds of records on which people act for themselves, according to the audit log. */
const ownResources = "'program_entry', 'terms', 'survey_response', 'data_request', 'order'";

const named = (name: string, lang: Language): string => localizedSql(name, `'${lang}'`);

const sources: readonly Source[] = [
  {
    kinds: ['sign_in', 'mail', 'change'],
    kind: auditedKind,
    narrow: (kinds) => `${auditedKind} = any(${kinds})`,
    from: 'audit_entry e',
    at: 'e.at',
    key: 'e.id::text',
    newest: 'e.id desc',
    owned: [
      (id) => `e.target_kind = 'profile' and e.target_id = ${id}::text`,
      (id) => `e.actor_kind = 'person' and e.actor_id = ${id}::text and e.target_kind in (${ownResources})`,
    ],
    parts: entryParts,
    words: `actor.name, ${targetName}, ${entryValues}`,
    sought: entryPeople,
    json: () => `'entry', ${entryJson}`,
  },
  {
    kinds: ['test'],
    kind: "'test'",
    from: 'attempt e',
    at: 'e.closed_at',
    key: 'e.id::text',
    newest: 'e.closed_at desc',
    owned: [(id) => `e.profile_id = ${id} and e.closed_at is not null`],
    parts: 'join test t on t.id = e.test_id join module m on m.id = t.module_id',
    words: everyLanguage('m.name'),
    json: (lang) => `'about', ${named('m.name', lang)}, 'status', e.status, 'score', e.score`,
  },
  {
    kinds: ['points'],
    kind: "'points'",
    from: 'points_entry e',
    at: 'e.created_at',
    key: 'e.id::text',
    newest: 'e.created_at desc',
    owned: [(id) => `e.profile_id = ${id}`],
    parts: `left join reward_order o on o.id = ${idOf("e.reason in ('reward', 'reward_returned')", 'e.source_id')}
      left join attempt a on a.id = ${idOf("e.reason in ('test_passed', 'regrade')", 'e.source_id')}
      left join test t on t.id = a.test_id left join module m on m.id = t.module_id`,
    words: `${everyLanguage('o.reward_name')}, 'R-' || o.number, e.note, ${everyLanguage('m.name')}`,
    json: (lang) =>
      `'about', coalesce(${named('o.reward_name', lang)}, ${named('m.name', lang)}),
       'amount', e.amount - e.waived, 'reason', e.reason, 'note', e.note, 'balanceAfter', e.balance_after,
       'orderId', o.id, 'orderNumber', 'R-' || o.number`,
  },
];

const wanted = (kinds: readonly PersonEventKind[]): readonly Source[] =>
  kinds.length === 0
    ? sources
    : sources.filter((source) => source.kinds.some((kind) => kinds.includes(kind)));

/** Returns SQL that is true if a row contains all words of a search. */
function saying(statement: Statement, { words, parts, sought = parts }: Source, search: string): string[] {
  const each = eachWord((pattern) => `k.words like ${pattern}`)(statement, search);
  if (each.length === 0) return [];
  const said = foldSearchSql(`concat_ws(' ', ${words})`);
  return [
    `exists (select from (select ${said} as words from (select) one ${sought} offset 0) k where ${each.join(' and ')})`,
  ];
}

/**
 * Returns the conditions of each way in which rows belong to the person. Each is queried separately with its own index.
 */
export function ways(statement: Statement, { profileId, kinds, search, since, before }: HistoryQuery) {
  const id = statement.value(profileId, 'uuid');
  const from = since && statement.value(since, 'timestamptz');
  const until = before && statement.value(before, 'timestamptz');
  const told = wanted(kinds);
  const only =
    kinds.length > 0 && told.some(({ narrow }) => narrow) ? statement.value(kinds, 'text[]') : null;
  return told.flatMap((source) => {
    const filtered = [
      ...(only && source.narrow ? [source.narrow(only)] : []),
      ...(from ? [`${source.at} >= ${from}`] : []),
      ...(until ? [`${source.at} < ${until}`] : []),
    ];
    const said = saying(statement, source, search);
    return source.owned.map((owned) => ({ source, conditions: [owned(id), ...filtered], said }));
  });
}

type Ways = ReturnType<typeof ways>;

/** Returns SQL of the total number of events. */
const countSql = (all: Ways): string =>
  `(${all.map(({ source, conditions, said }) => `(select count(*) from ${source.from} ${where([...conditions, ...said])})`).join(' + ')})::int`;

/** The position, size and language of a page, and whether `total` counts all events too. */
export interface EventsRequested {
  lang: Language;
  after: EntryPlace;
  limit: number;
  total?: boolean;
}

/** Returns the statement of a person's events, newest first, as one JSON value. */
export function historyStatement(query: HistoryQuery, { lang, after, limit, total }: EventsRequested) {
  const statement = new Statement();
  const told = ways(statement, query);
  const max = statement.value(limit, 'int');
  const at = after && instant(statement.value(after.micros, 'bigint'));
  const key = after && statement.value(after.id, 'text');
  const all = told.map(({ source, conditions, said }) => {
    const order = `${source.at} desc, ${source.key} collate "C" desc`;
    const behind = at
      ? [`${source.at} <= ${at}`, `(${source.at}, ${source.key} collate "C") < (${at}, ${key} collate "C")`]
      : [];
    return `(select ${source.at} as at, ${source.key} as key, json_build_object('id', ${source.key}, 'kind', ${source.kind},
        'at', to_char(${source.at}, ${iso}), 'sortKey', ${micros(source.at)}::text, ${source.json(lang)}) as event
      from (select e.* from ${source.from} ${where([...conditions, ...said, ...behind])}
        order by ${order} limit ${max}) e ${source.parts})`;
  });
  const count = total ? `, ${countSql(told)} as total` : '';
  const text = `select coalesce(json_agg(k.event order by k.at desc, k.key collate "C" desc), '[]') as json ${count}
    from (select * from (${all.join(' union all ')}) e
      order by e.at desc, e.key collate "C" desc limit ${max}) k`;
  return { text, values: statement.values };
}

export async function selectHistory(
  ...params: Parameters<typeof historyStatement>
): Promise<{ json: StoredEvent[]; total?: number }> {
  const { text, values } = historyStatement(...params);
  return (await select<{ json: StoredEvent[]; total?: number }>(null, text, values))[0]!;
}

/** Returns the total number of events in a person's history. */
export async function countHistory(query: HistoryQuery): Promise<number> {
  const statement = new Statement();
  const text = `select ${countSql(ways(statement, query))} as count`;
  const [row] = await select<{ count: number }>(null, text, statement.values);
  return row?.count ?? 0;
}
