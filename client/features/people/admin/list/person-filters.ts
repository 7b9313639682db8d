import { textLanguages } from '#client/platform/i18n/languages';
import { accountKindNames } from '#client/features/accounts/index';
import type { AccountKind, PersonFilter, Role, UserType } from '#client/platform/generated/schema';
import { daysBefore } from '#client/platform/formats/site-calendar';
import { userTypeNames } from '#client/platform/user-types';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListView } from '#client/ui/list/list-address';
import type { ListFilter, Operator } from '#client/ui/list/list-parts';
import { choiceFilter, numberFilter } from '#client/ui/list/row-filters';
import { roleNames } from '../names';
import { usePersonPlacesQuery } from '../people.generated';

const [not, texts, days, none] = [
  ['not'],
  ['is', 'not'],
  ['before', 'after', 'within'],
  ['empty', 'filled'],
] as const satisfies readonly (readonly Operator[])[];

const seen = { within: 'within', without: 'without' } as const;

/** Returns the filters of the people list. */
export function usePersonFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const { data: places } = usePersonPlacesQuery();
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
      label: text('people.accountKind'),
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
    choiceFilter({
      name: 'location',
      label: text('people.location'),
      choices: places?.storeChoices ?? [],
      canBeEmpty: true,
    }),
    choiceFilter({
      name: 'country',
      label: text('people.country'),
      choices: (places?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
      canBeEmpty: true,
    }),
    choiceFilter({
      name: 'lang',
      label: text('people.language'),
      choices: textLanguages.map(({ code, name }) => ({ value: code, label: name })),
    }),
    numberFilter({ name: 'testsPassed', label: text('people.testsPassed') }),
    numberFilter({ name: 'points', label: text('people.points') }),
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
      label: text('people.status'),
      choices: choices({ enabled: 'people.enabled', disabled: 'people.disabled' }),
    },
    {
      name: 'seen',
      label: text('people.lastSeen'),
      choices: choices({ [seen.within]: 'people.seen.within', [seen.without]: 'people.seen.without' }),
    },
  ];
}

/** Converts the selected filters to the server's filter. Selecting both of two opposites means no filter. */
export function personFilter(selected: ListView['filters'], today: Date): PersonFilter {
  const { roles, userTypes, accountKinds, state, seen: when } = selected;
  // Rounded to the day, so that the query stays the same while the list is open.
  const since = daysBefore(today, 90);
  return {
    ...(roles && { roles: roles as Role[] }),
    ...(userTypes && { userTypes: userTypes as UserType[] }),
    ...(accountKinds && { accountKinds: accountKinds as AccountKind[] }),
    ...(state?.length === 1 && { disabled: state[0] === 'disabled' }),
    ...(when?.length === 1 && (when[0] === seen.within ? { seenSince: since } : { notSeenSince: since })),
  };
}
