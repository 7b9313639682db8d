import { rowQuery } from '#server/features/editing/rows/list-rows';
import { type RowColumns, rowJson } from '#server/features/editing/rows/row-columns';
import { isSelective, type RowList, type RowQuery } from '#server/features/editing/rows/row-list';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereSql } from '#server/features/editing/where/where-sql';
import { accountWithin } from '#server/features/profile/person-rows/row-person';
import { peopleWithStandardTests, standardTestsDone } from '#server/features/training/access/standard-tests';
import { selectJson } from '#server/platform/database/database';
import { moment } from '#server/platform/database/sql';
import { type Statement, filterConditions } from '#server/platform/database/statement';
import type { PeopleScope } from './people.policy';
import { type PersonOrder, type PersonOrderField, peopleSorts } from './people-sorts';
import { foundByWords, personConditions } from './person-conditions';
import type { ListedPerson, PersonFilter } from './person.types';

/** The validated query of a list of people. */
export interface PeopleQuery {
  scope: PeopleScope;
  /** Words that must all match. */
  search: string;
  filter: PersonFilter;
  where: Where | null;
  /** The number of standard tests after which a person is close to PRO, and whether only passes count. */
  closeToPro: { after: number; onlyPassed: boolean };
}

/** The joins of a row of person `p`. */
const beside = `left join account a on a.id = p.account_id left join points_balance b on b.profile_id = p.id
  left join tests_passed t on t.profile_id = p.id`;

const source = `from profile p ${beside}`;

const scoped = '($1::boolean or (p.account_id = any($2::uuid[]) and p.id <> $3::uuid))';

/** Returns the conditions of a list on person `p`. Unset filters add no condition, so that indexes can be used. */
export function peopleConditions(
  statement: Statement,
  { scope, search, filter, where: params, closeToPro }: PeopleQuery,
): string[] {
  const all: string[] = [];
  const { after, onlyPassed } = closeToPro;
  if (!scope.all) {
    all.push(`p.account_id = any(${statement.value(scope.accountIds, 'uuid[]')})`);
    all.push(`p.id <> ${statement.value(scope.but, 'uuid')}`);
  }
  all.push(...foundByWords(statement, search));
  const isClose = (value: string): string => {
    const passed = statement.value(onlyPassed, 'boolean');
    const min = statement.value(after, 'int');
    // For some people the tests of each are counted, and for everyone all tests at once.
    const tests = scope.all
      ? `p.id in (${peopleWithStandardTests(passed, min)})`
      : `${standardTestsDone('p.id', passed)} >= ${min}`;
    return `(p.user_type = 'standard' and ${tests}) = ${value}`;
  };
  const wanted = filterConditions(statement, [
    [filter.roles, 'text[]', (value) => `p.role = any(${value})`],
    [filter.userTypes, 'text[]', (value) => `p.user_type = any(${value})`],
    [
      filter.accountKinds,
      'text[]',
      (value) => `p.account_id in (select a.id from account a where a.kind = any(${value}))`,
    ],
    [filter.accountId, 'uuid', (value) => `p.account_id = ${value}`],
    [filter.disabled, 'boolean', (value) => `(p.disabled_at is not null) = ${value}`],
    [filter.seenSince, 'timestamptz', (value) => `p.last_seen_at >= ${value}`],
    [filter.notSeenSince, 'timestamptz', (value) => `(p.last_seen_at is null or p.last_seen_at < ${value})`],
    [filter.closeToPro, 'boolean', isClose],
  ]);
  return [...all, ...wanted, ...whereSql(statement, personConditions, params)];
}

/** SQL of person `p` with account `a`. */
const person: RowColumns = {
  id: 'p.id',
  name: 'p.name',
  email: 'p.email',
  externalId: 'p.external_id',
  role: 'p.role',
  userType: 'p.user_type',
  lang: 'p.lang',
  location: 'p.location',
  imageUrl: "p.image ->> 'smUrl'",
  account: accountWithin('a'),
  points: 'coalesce(b.balance, 0)',
  managesRetailers: 'p.manages_retailers',
  testsPassed: 'coalesce(t.number, 0)',
  lastSeenAt: moment('p.last_seen_at'),
  disabledAt: moment('p.disabled_at'),
  removalReason: 'p.removal_reason',
  createdAt: moment('p.created_at'),
  updatedAt: moment('p.updated_at'),
};

/** The list of all people. Its filters are `peopleConditions`. */
const list: RowList<PersonOrderField> = {
  table: 'profile p',
  id: 'p.id',
  conditions: {},
  sorts: peopleSorts,
  order: { field: 'name', direction: 'ASC' },
  json: person,
  parts: `join profile p on p.id = f.id ${beside}`,
};

/** Returns the list of people with its query. */
export const peopleRows = (
  query: PeopleQuery,
  orderBy: PersonOrder | null | undefined,
): [RowList<PersonOrderField>, RowQuery<PersonOrderField>] => [
  list,
  {
    ...rowQuery(list, { orderBy }, (statement) => peopleConditions(statement, query)),
    isSelective: isSelective(personConditions, query.search, query.where),
  },
];

/** Returns these people by id. */
export async function selectPeopleBy(ids: readonly string[]): Promise<ListedPerson[]> {
  const people = await selectJson<ListedPerson[]>(
    'people-by-id',
    `select coalesce(json_agg(${rowJson(person)}), '[]') as json ${source}
     where p.id = any($1::uuid[])`,
    [[...new Set(ids)]],
  );
  return people ?? [];
}

/** Returns a person within a scope; null if they don't exist or are out of scope. */
export const selectPerson = (
  id: string,
  { all, accountIds, but }: PeopleScope,
): Promise<ListedPerson | null> =>
  selectJson<ListedPerson>(
    'person',
    `select ${rowJson(person)} as json ${source}
     where ${scoped} and p.id = $4::uuid`,
    [all, accountIds, but, id],
  );
