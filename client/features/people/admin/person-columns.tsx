import { Link } from 'react-router-dom';
import { accountKindNames } from '#client/features/accounts/public';
import { userTypeNames } from '#client/platform/user-types';
import { useFormat } from '#client/platform/format';
import { textLanguages } from '#client/ui/editing/fields/languages';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter, Operator } from '#client/ui/list/list-parts';
import type { ListView } from '#client/ui/list/list-address';
import type { PersonFilter, Role, UserType, AccountKind } from '#client/platform/generated/schema';
import { Tag } from '#client/ui/messages';
import { roleNames } from './names';
import type { PersonRowFragment } from './people.generated';

const day = 24 * 60 * 60_000;

/** The columns of the people. */
export function usePersonColumns(): readonly ListColumn<PersonRowFragment>[] {
  const { text, number } = useWords();
  const { dateTime } = useFormat();
  return [
    {
      key: 'name',
      title: text('people.name'),
      kind: 'title',
      sort: 'name',
      cell: ({ id, name }) => <Link to={`/admin/people/${id}`}>{name}</Link>,
    },
    { key: 'email', title: text('people.email'), sort: 'email', extra: true, cell: ({ email }) => email },
    { key: 'role', title: text('people.role'), sort: 'role', cell: ({ role }) => text(roleNames[role]) },
    {
      key: 'userType',
      title: text('people.userType'),
      sort: 'userType',
      cell: ({ userType }) =>
        userType === 'pro' ? <Tag strong>{text(userTypeNames.pro)}</Tag> : text(userTypeNames[userType]),
    },
    {
      key: 'account',
      file: ['accountName', 'accountNumber'],
      title: text('people.account'),
      sort: 'account',
      cell: ({ account }) => account?.name ?? text('people.noAccount'),
    },
    {
      key: 'location',
      title: text('people.location'),
      cell: ({ location }) => location,
    },
    {
      key: 'lang',
      title: text('people.language'),
      extra: true,
      cell: ({ lang }) => textLanguages.find(({ code }) => code === lang)!.name,
    },
    {
      key: 'points',
      title: text('people.points'),
      kind: 'number',
      sort: 'points',
      cell: ({ points }) => number(points),
    },
    {
      key: 'passed',
      file: ['testsPassed'],
      title: text('people.testsPassed'),
      kind: 'count',
      cell: ({ testsPassed }) => number(testsPassed),
    },
    {
      key: 'seen',
      file: ['lastSeenAt'],
      title: text('people.lastSeen'),
      kind: 'labelled',
      whole: true,
      sort: 'lastSeenAt',
      cell: ({ lastSeenAt }) => (lastSeenAt ? dateTime(lastSeenAt) : text('people.neverSeen')),
    },
    {
      key: 'added',
      file: ['createdAt'],
      title: text('people.addedOn'),
      kind: 'labelled',
      whole: true,
      sort: 'createdAt',
      extra: true,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'state',
      file: ['disabledAt'],
      title: text('people.standing'),
      sort: 'disabledAt',
      cell: ({ disabledAt }) => disabledAt && text('people.disabled'),
    },
  ];
}

const [not, texts, days, none] = [
  ['not'],
  ['is', 'not'],
  ['before', 'after', 'within'],
  ['empty', 'filled'],
] as const satisfies readonly (readonly Operator[])[];

const seen = { within: 'within', without: 'without' } as const;

/** What the list of people can be narrowed to. */
export function usePersonFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const choices = (names: Record<string, string>) =>
    Object.entries(names).map(([value, id]) => ({ value, label: text(id) }));
  return [
    { name: 'roles', field: 'role', label: text('people.role'), choices: choices(roleNames), operators: not },
    {
      name: 'userTypes',
      field: 'userType',
      label: text('people.userType'),
      choices: choices(userTypeNames),
      operators: not,
    },
    {
      name: 'accountKinds',
      field: 'accountKind',
      label: text('people.account'),
      choices: choices(accountKindNames),
      operators: [...not, ...none],
    },
    { name: 'name', label: text('people.name'), text: true, operators: texts },
    { name: 'email', label: text('people.email'), text: true, operators: texts },
    { name: 'accountName', label: text('people.accountName'), text: true, operators: [...texts, ...none] },
    {
      name: 'accountNumber',
      label: text('people.accountNumber'),
      text: true,
      operators: [...texts, ...none],
    },
    { name: 'points', label: text('people.points'), range: true, byCondition: true, operators: texts },
    {
      name: 'lastSeenAt',
      label: text('people.seenOn'),
      range: true,
      days: true,
      byCondition: true,
      operators: [...days, ...none],
    },
    {
      name: 'createdAt',
      label: text('people.addedOn'),
      range: true,
      days: true,
      byCondition: true,
      operators: days,
    },
    {
      name: 'state',
      label: text('people.standing'),
      choices: choices({ enabled: 'people.enabled', disabled: 'people.disabled' }),
    },
    {
      name: 'seen',
      label: text('people.lastSeen'),
      choices: choices({ [seen.within]: 'people.seen.within', [seen.without]: 'people.seen.without' }),
    },
  ];
}

/** The same for the server. Both of two opposites leave nobody out. */
export function personFilter(chosen: ListView['filters'], today: Date): PersonFilter {
  const { roles, userTypes, accountKinds, state, seen: when } = chosen;
  // By the day, so that the list asks for the same while it is shown.
  const since = new Date(Math.floor(today.getTime() / day) * day - 90 * day).toISOString();
  return {
    ...(roles && { roles: roles as Role[] }),
    ...(userTypes && { userTypes: userTypes as UserType[] }),
    ...(accountKinds && { accountKinds: accountKinds as AccountKind[] }),
    ...(state?.length === 1 && { disabled: state[0] === 'disabled' }),
    ...(when?.length === 1 && (when[0] === seen.within ? { seenSince: since } : { notSeenSince: since })),
  };
}
