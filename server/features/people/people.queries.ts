import { standardTestsDone } from '#server/features/training/access/standard-tests';
import { select, selectJson } from '#server/platform/database';
import { foldedSql, iso } from '#server/platform/sql';
import type { PeopleScope } from './people.policy';
import type { ListedPerson, PersonFilter, PersonOrderField } from './person.types';

/** What a list of people is asked for, as it was checked. */
export interface PeopleQuery {
  scope: PeopleScope;
  /** Of the words that are looked for, all of which have to be found. */
  patterns: readonly string[];
  filter: PersonFilter;
  /** Standard tests after which somebody is close to PRO, and whether only passes count. */
  closeToPro: { after: number; onlyPassed: boolean };
}

const source = `from profile p left join account a on a.id = p.account_id
  left join points_balance b on b.profile_id = p.id`;

const scoped = '($1::boolean or (p.account_id = $2::uuid and p.id <> $3::uuid))';

const found = `${scoped}
  and (cardinality($4::text[]) = 0
    or ${foldedSql("concat_ws(' ', p.name, p.email, a.name, a.number)")} like all($4))
  and ($5::text[] is null or p.role = any($5))
  and ($6::text[] is null or p.user_type = any($6))
  and ($7::text[] is null or a.kind = any($7))
  and ($8::uuid is null or p.account_id = $8)
  and ($9::boolean is null or (p.disabled_at is not null) = $9)
  and ($10::timestamptz is null or p.last_seen_at >= $10)
  and ($11::timestamptz is null or p.last_seen_at is null or p.last_seen_at < $11)
  and ($12::boolean is null or (p.user_type = 'standard' and ${standardTestsDone('p.id', '$14')} >= $13::int) = $12)`;

const valuesOf = ({ scope, patterns, filter, closeToPro }: PeopleQuery): unknown[] => [
  scope.all,
  scope.accountId,
  scope.but,
  patterns,
  filter.roles ?? null,
  filter.userTypes ?? null,
  filter.accountKinds ?? null,
  filter.accountId ?? null,
  filter.disabled ?? null,
  filter.seenSince ?? null,
  filter.notSeenSince ?? null,
  filter.closeToPro ?? null,
  closeToPro.after,
  closeToPro.onlyPassed,
];

/** SQL of person `p` of account `a`, but for the key of a list. */
const personColumns = `'id', p.id, 'name', p.name, 'email', p.email, 'role', p.role, 'userType', p.user_type,
  'lang', p.lang, 'imageUrl', p.image ->> 'smUrl',
  'account', case when a.id is not null then json_build_object('id', a.id, 'kind', a.kind, 'number', a.number,
    'name', a.name, 'country', a.country, 'region', a.region) end,
  'points', coalesce(b.balance, 0),
  'testsPassed', (select count(distinct t.test_id)::int from attempt t
    where t.profile_id = p.id and t.status = 'passed'),
  'lastSeenAt', to_char(p.last_seen_at, ${iso}), 'disabledAt', to_char(p.disabled_at, ${iso}),
  'createdAt', to_char(p.created_at, ${iso}), 'updatedAt', to_char(p.updated_at, ${iso})`;

// As texts, whose order is that of what they stand for.
const sortKeys: Record<PersonOrderField, string> = {
  name: foldedSql('p.name'),
  points: `lpad(coalesce(b.balance, 0)::text, 12, '0')`,
  lastSeenAt: `coalesce(to_char(p.last_seen_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS'), '')`,
};

/** The place behind which a page begins. */
export type PersonPlace = { sortKey: string; id: string } | null;

/** Up to `limit` people of a list, behind `after`. */
export async function selectPeople(
  query: PeopleQuery,
  { field, isDescending }: { field: PersonOrderField; isDescending: boolean },
  after: PersonPlace,
  limit: number,
): Promise<ListedPerson[]> {
  const people = await selectJson<ListedPerson[]>(
    `people-${field}-${isDescending ? 'desc' : 'asc'}`,
    `select coalesce(json_agg(k.person), '[]') as json from (
       select json_build_object(${personColumns}, 'sortKey', ${sortKeys[field]}) as person
       ${source}
       where ${found} and ($15::text is null
         or (${sortKeys[field]}, p.id) ${isDescending ? '<' : '>'} ($15, $16::uuid))
       order by ${sortKeys[field]} ${isDescending ? 'desc' : 'asc'}, p.id ${isDescending ? 'desc' : 'asc'}
       limit $17
     ) k`,
    [...valuesOf(query), after?.sortKey ?? null, after?.id ?? null, limit],
  );
  return people ?? [];
}

/** How many people a list has on all pages. */
export async function countPeople(query: PeopleQuery): Promise<number> {
  const [row] = await select<{ count: number }>(
    'people-count',
    `select count(*)::int as count ${source} where ${found}`,
    valuesOf(query),
  );
  return row?.count ?? 0;
}

/** These people, by id. */
export async function selectPeopleBy(ids: readonly string[]): Promise<ListedPerson[]> {
  const people = await selectJson<ListedPerson[]>(
    'people-by-id',
    `select coalesce(json_agg(json_build_object(${personColumns}, 'sortKey', '')), '[]') as json ${source}
     where p.id = any($1::uuid[])`,
    [[...new Set(ids)]],
  );
  return people ?? [];
}

/** One person within a scope; null where absent or out of it. */
export const selectPerson = (
  id: string,
  { all, accountId, but }: PeopleScope,
): Promise<ListedPerson | null> =>
  selectJson<ListedPerson>(
    'person',
    `select json_build_object(${personColumns}, 'sortKey', '') as json ${source}
     where ${scoped} and p.id = $4::uuid`,
    [all, accountId, but, id],
  );
