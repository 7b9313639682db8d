import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createCache } from '#client/platform/apollo/cache';

/** Creates a team member in the form that the server returns. */
export const member = (id: string, name: string, changes: object = {}) => ({
  __typename: 'Person',
  id,
  name,
  imageUrl: null,
  userType: 'standard',
  lastSeenAt: null,
  openTests: 4,
  testsInProgress: 1,
  remindedToday: false,
  remindedAt: null,
  email: `${id}@shop.example`,
  points: 1180,
  testsPassed: 3,
  testsToTake: [
    openTest('m1', 'Winter compounds', { status: 'in_progress' }),
    openTest('m2', 'Torque', { status: 'failed', lastScore: 60, attemptsLeft: 1 }),
  ],
  ...changes,
});
type Member = ReturnType<typeof member>;

const figures = { openTests: 24, peopleWithOpenTests: 7, passedThisWeek: 6, passedLastWeek: 4 };

const event = (kind: string, moduleName: string | null, score: number | null) => ({
  __typename: 'TeamEvent',
  kind,
  at: '2026-11-23T09:40:00.000Z',
  personId: kind,
  personName: 'Kofi Mensah',
  moduleName,
  score,
});
const events = [
  event('passed', 'Tire storage', 100),
  event('failed', 'Load index', 60),
  event('promoted', null, null),
  event('joined', null, null),
];

const openTest = (moduleId: string, name: string, changes: object = {}) => ({
  __typename: 'OpenTest',
  moduleId,
  name,
  status: 'not_started',
  lastScore: null,
  attemptsLeft: null,
  questionCount: 10,
  estimatedMinutes: 6,
  ...changes,
});

const closeToPro = [
  {
    ...member('p8', 'Wei-Lin Chen'),
    standardTestsDone: 9,
    nextTowardPro: { __typename: 'OpenTest', name: 'Reading a DOT code', status: 'in_progress' },
  },
  { ...member('p9', 'Joe Okafor'), standardTestsDone: 12, nextTowardPro: null },
];

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const people = (nodes: readonly Member[]) => ({
  __typename: 'PersonConnection',
  nodes,
  pageInfo,
  totalCount: nodes.length,
});
const result = (status: string, score: number | null) => ({
  __typename: 'Result',
  id: `r-${status}`,
  status,
  score,
  closedAt: '2026-11-02T10:00:00.000Z',
  module: { __typename: 'Module', id: 'm', name: 'Reading a DOT code' },
});

const reminder = {
  __typename: 'ReminderText',
  subject: 'Helen vous rappelle 4 tests ouverts',
  paragraphs: ['Ouvert pour vous : Indice de charge, et 3 de plus.'],
};

/** Simulates the server of a team. Records its queries and the people to remind. */
export function serveTeam(
  team: Member[],
  { rejection, isEverybody = false }: { rejection?: { code: string }; isEverybody?: boolean } = {},
) {
  const requests: Record<string, unknown>[] = [];
  const reminded: unknown[] = [];
  const me = {
    __typename: 'Profile',
    id: 'me',
    account: { __typename: 'Account', id: 'a', name: 'Harbor Tire' },
  };
  const profile = {
    __typename: 'Profile',
    id: 'p1',
    progress: {
      __typename: 'Progress',
      pro: { __typename: 'ProProgress', done: 9, required: 10, userType: 'standard' },
    },
    results: {
      __typename: 'ResultConnection',
      nodes: [result('passed', 90), result('failed', 60), result('abandoned', null)],
    },
  };
  const remind = ({ input }: Record<string, unknown>) => {
    reminded.push(input);
    const { profileIds } = input as { profileIds: string[] };
    for (const each of team.filter(({ id }) => profileIds.includes(id))) each.remindedToday = true;
    return { __typename: 'RemindPeoplePayload', reminded: profileIds.length, leftOut: 0 };
  };
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    TeamFigures: () => ({
      me: { ...me, progress: profile.progress },
      close: people(closeToPro),
      team: isEverybody ? null : { __typename: 'Team', ...figures, events },
    }),
    Team: (variables) => {
      requests.push(variables);
      const all = people(team.map((each) => ({ ...each })));
      return { me, all, close: people([]), unseen: people(team.slice(0, 1)), people: all };
    },
    TeamMember: ({ id }) => {
      const person = team.find((each) => each.id === id);
      return { person: person ? { ...person } : null, profile: person ? profile : null };
    },
    Reminder: ({ id }) => ({
      person: { __typename: 'Person', id, lang: 'fr', reminder },
    }),
    RemindPeople: (variables) => ({ remindPeople: remind(variables) }),
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (rejection && operationName === 'RemindPeople') {
          const errors = [{ message: rejection.code, extensions: rejection }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        observer.next({ data: answers[operationName]!(variables) as Record<string, unknown> });
        observer.complete();
      }),
  );
  return { requests, reminded, client: new ApolloClient({ cache: createCache(), link }) };
}
