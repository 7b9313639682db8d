import { AccountKindEnum } from '#server/features/accounts/account.enums';
import type { Condition } from '#server/features/editing/conditions/condition.input';
import { conditionsSql, type ConditionFields } from '#server/features/editing/conditions/conditions';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { standardTestsDone } from '#server/features/training/access/standard-tests';
import { select, selectJson } from '#server/platform/database';
import { languages } from '#server/platform/language/i18n';
import { foldedSql, iso } from '#server/platform/sql';
import { isEmpty, Statement, where } from '#server/platform/statement';
import type { PeopleScope } from './people.policy';
import type { ListedPerson, PersonFilter, PersonOrderField } from './person.types';

/** What a list of people is asked for, as it was checked. */
export interface PeopleQuery {
  scope: PeopleScope;
  /** Of the words that are looked for, all of which have to be found. */
  patterns: readonly string[];
  filter: PersonFilter;
  where: readonly Condition[] | null;
  /** Standard tests after which somebody is close to PRO, and whether only passes count. */
  closeToPro: { after: number; onlyPassed: boolean };
}

const source = `from profile p left join account a on a.id = p.account_id
  left join points_balance b on b.profile_id = p.id`;

const scoped = '($1::boolean or (p.account_id = any($2::uuid[]) and p.id <> $3::uuid))';

// The indexes `profile_words` and `account_words` are of these very expressions.
const personWords = foldedSql("p.name || ' ' || p.email");
const accountWords = foldedSql("a.name || ' ' || a.number");

const ofAccount = (column: string): string => `(select a.${column} from account a where a.id = p.account_id)`;

const nearAccount = (pattern: string): string =>
  `p.account_id = any(array(select a.id from account a where ${accountWords} like ${pattern}))`;

const nearPerson = (pattern: string): string => `${personWords} like ${pattern}`;

/** By what a list of people may be narrowed. */
export const personConditions: ConditionFields = {
  name: { kind: 'text', sql: 'p.name', near: nearPerson },
  email: { kind: 'text', sql: 'p.email', near: nearPerson },
  role: { kind: 'choice', sql: 'p.role', among: Object.values(RoleEnum) },
  userType: { kind: 'choice', sql: 'p.user_type', among: Object.values(UserTypeEnum) },
  lang: { kind: 'choice', sql: 'p.lang', among: languages },
  accountId: { kind: 'id', sql: 'p.account_id', optional: true },
  accountName: { kind: 'text', sql: ofAccount('name'), optional: true, near: nearAccount },
  accountNumber: { kind: 'text', sql: ofAccount('number'), optional: true, near: nearAccount },
  accountKind: {
    kind: 'choice',
    sql: ofAccount('kind'),
    optional: true,
    among: Object.values(AccountKindEnum),
  },
  points: {
    kind: 'number',
    sql: 'coalesce((select b.balance from points_balance b where b.profile_id = p.id), 0)',
  },
  lastSeenAt: { kind: 'moment', sql: 'p.last_seen_at', optional: true },
  disabledAt: { kind: 'moment', sql: 'p.disabled_at', optional: true },
  createdAt: { kind: 'moment', sql: 'p.created_at' },
};

/** The conditions of a list, each only where it is asked for, so that the plan can go by an index of it. */
function conditions(
  statement: Statement,
  { scope, patterns, filter, where: asked, closeToPro }: PeopleQuery,
): string[] {
  const all: string[] = [];
  const add = (wanted: unknown, type: string, condition: (value: string) => string): void => {
    if (!isEmpty(wanted)) all.push(condition(statement.value(wanted, type)));
  };
  const { after, onlyPassed } = closeToPro;
  if (!scope.all) {
    all.push(`p.account_id = any(${statement.value(scope.accountIds, 'uuid[]')})`);
    all.push(`p.id <> ${statement.value(scope.but, 'uuid')}`);
  }
  for (const pattern of patterns) {
    const like = `like ${statement.value(pattern, 'text')}`;
    all.push(`(${personWords} ${like} or p.account_id is not null
      and p.account_id = any(array(select a.id from account a where ${accountWords} ${like})))`);
  }
  add(filter.roles, 'text[]', (value) => `p.role = any(${value})`);
  add(filter.userTypes, 'text[]', (value) => `p.user_type = any(${value})`);
  add(
    filter.accountKinds,
    'text[]',
    (value) => `p.account_id in (select a.id from account a where a.kind = any(${value}))`,
  );
  add(filter.accountId, 'uuid', (value) => `p.account_id = ${value}`);
  add(filter.disabled, 'boolean', (value) => `(p.disabled_at is not null) = ${value}`);
  add(filter.seenSince, 'timestamptz', (value) => `p.last_seen_at >= ${value}`);
  add(filter.notSeenSince, 'timestamptz', (value) => `(p.last_seen_at is null or p.last_seen_at < ${value})`);
  add(filter.closeToPro, 'boolean', (value) => {
    const done = standardTestsDone('p.id', statement.value(onlyPassed, 'boolean'));
    return `(p.user_type = 'standard' and ${done} >= ${statement.value(after, 'int')}) = ${value}`;
  });
  return [...all, ...conditionsSql(statement, personConditions, asked)];
}

/** SQL of person `p` of account `a`, but for the key of a list. */
const personColumns = `'id', p.id, 'name', p.name, 'email', p.email, 'role', p.role, 'userType', p.user_type,
  'lang', p.lang, 'imageUrl', p.image ->> 'smUrl',
  'account', case when a.id is not null then json_build_object('id', a.id, 'kind', a.kind, 'number', a.number,
    'name', a.name, 'country', a.country, 'region', a.region) end,
  'points', coalesce(b.balance, 0),
  'managesRetailers', p.manages_retailers,
  'testsPassed', (select count(distinct t.test_id)::int from attempt t
    where t.profile_id = p.id and t.status = 'passed'),
  'lastSeenAt', to_char(p.last_seen_at, ${iso}), 'disabledAt', to_char(p.disabled_at, ${iso}),
  'createdAt', to_char(p.created_at, ${iso}), 'updatedAt', to_char(p.updated_at, ${iso})`;

interface SortKey {
  sql: string;
  type: 'text' | 'bigint';
}

const sortKeys: Record<PersonOrderField, SortKey> = {
  name: { sql: foldedSql('p.name'), type: 'text' },
  points: { sql: 'coalesce(b.balance, 0)', type: 'bigint' },
  // Microseconds since 1970; before all others who never came.
  lastSeenAt: {
    sql: 'coalesce((extract(epoch from p.last_seen_at) * 1000000)::bigint, -1)',
    type: 'bigint',
  },
};

/** The place behind which a page begins. */
export type PersonPlace = { sortKey: string; id: string } | null;

/** Whether a text can be a key of a list in this order. */
export const isPersonSortKey = (field: PersonOrderField, key: string): boolean =>
  sortKeys[field].type === 'text' || /^-?\d{1,18}$/.test(key);

/** Up to `limit` people of a list, behind `after`, as one JSON value. */
export function peopleStatement(
  query: PeopleQuery,
  { field, isDescending }: { field: PersonOrderField; isDescending: boolean },
  after: PersonPlace,
  limit: number,
): { text: string; values: unknown[] } {
  const { sql, type } = sortKeys[field];
  const statement = new Statement();
  const all = conditions(statement, query);
  if (after) {
    const place = `(${statement.value(after.sortKey, type)}, ${statement.value(after.id, 'uuid')})`;
    all.push(`(${sql}, p.id) ${isDescending ? '<' : '>'} ${place}`);
  }
  const direction = isDescending ? 'desc' : 'asc';
  // Those of the page first, so that what is told of a person is looked up for them alone; a join of which nothing is
  // asked is none to PostgreSQL.
  const text = `select coalesce(json_agg(k.person), '[]') as json from (
    select json_build_object(${personColumns}, 'sortKey', f.key::text) as person
    from (select p.id, ${sql} as key from profile p left join points_balance b on b.profile_id = p.id ${where(all)}
      order by key ${direction}, p.id ${direction} limit ${statement.value(limit, 'int')}) f
    join profile p on p.id = f.id left join account a on a.id = p.account_id
    left join points_balance b on b.profile_id = p.id
    order by f.key ${direction}, f.id ${direction}
  ) k`;
  return { text, values: statement.values };
}

export async function selectPeople(...asked: Parameters<typeof peopleStatement>): Promise<ListedPerson[]> {
  const { text, values } = peopleStatement(...asked);
  return (await selectJson<ListedPerson[]>(null, text, values)) ?? [];
}

/** How many people a list has on all pages. */
export async function countPeople(query: PeopleQuery): Promise<number> {
  const statement = new Statement();
  const all = conditions(statement, query);
  const [row] = await select<{ count: number }>(
    null,
    `select count(*)::int as count from profile p ${where(all)}`,
    statement.values,
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
  { all, accountIds, but }: PeopleScope,
): Promise<ListedPerson | null> =>
  selectJson<ListedPerson>(
    'person',
    `select json_build_object(${personColumns}, 'sortKey', '') as json ${source}
     where ${scoped} and p.id = $4::uuid`,
    [all, accountIds, but, id],
  );
