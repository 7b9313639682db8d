import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createCache } from '#client/platform/apollo/cache';
import { begunAction, doneAction } from './begun-action';

const account = {
  __typename: 'Account',
  id: 'a1',
  name: 'Pneus Rivière',
  number: 'GR-7702',
  kind: 'gold_retailer',
};
const other = {
  __typename: 'Account',
  id: 'a2',
  name: 'Harbor Tire Center',
  number: 'GR-4471',
  kind: 'gold_retailer',
};

/** A person in the form that the server returns. */
export const person = {
  __typename: 'Person',
  id: 'p1',
  name: 'Tom Becker',
  email: 'tom@shop.example',
  role: 'user',
  userType: 'standard',
  lang: 'fr',
  location: 'tbc',
  account,
  managesRetailers: false,
  points: 450,
  testsPassed: 3,
  lastSeenAt: null as string | null,
  disabledAt: null as string | null,
  removalReason: null as 'deleted' | 'merged' | null,
  openTests: 5,
  testsInProgress: 1,
  createdAt: '2026-03-11T00:00:00.000Z',
  updatedAt: '2026-03-11T00:00:00.000Z',
};
const profile = {
  __typename: 'Profile',
  id: 'p1',
  phone: null,
  lang: 'fr',
  location: 'tbc',
  country: 'CA',
  state: 'CA-QC',
  openSessions: 2,
  progress: {
    __typename: 'Progress',
    pro: { __typename: 'ProProgress', done: 9, required: 10, userType: 'standard' },
  },
};
const effect = (kind: string, count: number, names: string[] = []) => ({
  __typename: 'BulkEffect',
  kind,
  count,
  names,
});
const resetPreview = {
  __typename: 'BulkPreview',
  total: 1,
  takes: 1,
  leftOut: [],
  before: [],
  names: ['Tom Becker'],
  effects: [
    effect('retained_results', 12),
    effect('retained_certificates', 3),
    effect('reopened_tests', 1, ['PRO winter']),
  ],
  isWhole: true,
  canBeUndone: true,
};
const storeChoices = [
  { __typename: 'StoreChoice', value: 'plt1', label: 'U.S. market', selectable: true },
  { __typename: 'StoreChoice', value: 'truck', label: 'Truck', selectable: false },
  { __typename: 'StoreChoice', value: 'tbc', label: 'To be confirmed', selectable: false },
];
const countries = [
  { __typename: 'Country', code: 'CA', name: 'Canada' },
  { __typename: 'Country', code: 'US', name: 'United States' },
];
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

type Reject = Record<string, { code: string; fields?: string[] } | undefined>;

/** Simulates a server with one person and records the changes it receives. */
export function servePerson(reject: Reject = {}, changes: Partial<typeof person> = {}) {
  const sent: [string, unknown][] = [];
  const requests: Record<string, unknown>[] = [];
  const actions: object[] = [];
  let stored = { ...person, ...changes };
  const read: Record<string, (variables: Record<string, unknown>) => unknown> = {
    People: (variables) => {
      requests.push(variables);
      return { people: { __typename: 'PersonConnection', nodes: [stored], pageInfo, totalCount: 1 } };
    },
    PersonNow: () => ({ person: stored }),
    ListViews: () => ({ listViews: [] }),
    OpenBulkActions: () => ({ bulkActions: { __typename: 'BulkActionConnection', nodes: actions } }),
    BulkPreview: () => ({ bulkPreview: resetPreview }),
    PersonMerges: () => ({ personMerges: [] }),
    PersonPage: ({ id }) => ({
      me: { __typename: 'Profile', id: 'me' },
      person: id === 'p1' ? stored : null,
      profile: id === 'p1' ? profile : null,
    }),
    PersonStores: () => ({ storeChoices }),
    PersonPlaces: () => ({ storeChoices, countries }),
    PersonLists: ({ country }) => ({
      countries,
      regions:
        country === 'CA'
          ? [{ __typename: 'Region', code: 'CA-QC', name: 'Quebec' }]
          : [{ __typename: 'Region', code: 'US-MD', name: 'Maryland' }],
    }),
    ChoosableAccounts: () => ({ accounts: { __typename: 'AccountConnection', nodes: [other] } }),
  };
  const change = (operation: string, input: Record<string, unknown>) => {
    sent.push([operation, input]);
    if (operation === 'StartBulkAction') {
      stored = { ...stored, userType: 'standard' };
      actions.push({ ...doneAction, id: 'b0', action: 'disable' }, doneAction);
      return begunAction();
    }
    if (operation === 'UpdatePersonsProfile') stored = { ...stored, ...input };
    if (operation === 'UpdatePerson') {
      const { role, managesRetailers, disabled } = { ...stored, ...input } as typeof stored & {
        disabled?: boolean;
      };
      stored = {
        ...stored,
        role,
        managesRetailers,
        disabledAt: disabled ? '2026-11-22T00:00:00.000Z' : null,
      };
    }
    const name = operation[0]!.toLowerCase() + operation.slice(1);
    return { [name]: { __typename: 'Payload', person: stored, profile: { ...profile, openSessions: 0 } } };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const rejection = reject[operationName];
        if (rejection) {
          sent.push([operationName, variables['input']]);
          const errors = [{ message: rejection.code, extensions: rejection }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        const data =
          read[operationName]?.(variables) ??
          change(operationName, variables['input'] as Record<string, unknown>);
        observer.next({ data: data as Record<string, unknown> });
        observer.complete();
      }),
  );
  return { sent, requests, client: new ApolloClient({ cache: createCache(), link }) };
}
