import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import MemberPage from './member-page';
import TeamPage from './team-page';

const member = (id: string, name: string, changes: object = {}) => ({
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
  ...changes,
});
type Member = ReturnType<typeof member>;

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

/** A server of a team, which notes whom it was asked for and to remind. */
function serve(team: Member[], refusal?: { code: string }) {
  const asked: Record<string, unknown>[] = [];
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
    Team: (variables) => {
      asked.push(variables);
      const all = people(team.map((each) => ({ ...each })));
      return { me, all, close: people([]), unseen: people(team.slice(0, 1)), people: all };
    },
    TeamMember: ({ id }) => {
      const person = team.find((each) => each.id === id);
      return { person: person ? { ...person } : null, profile: person ? profile : null };
    },
    RemindPeople: (variables) => ({ remindPeople: remind(variables) }),
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (refusal && operationName === 'RemindPeople') {
          const errors = [{ message: refusal.code, extensions: refusal }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        observer.next({ data: answers[operationName]!(variables) as Record<string, unknown> });
        observer.complete();
      }),
  );
  return { asked, reminded, client: new ApolloClient({ cache: createCache(), link }) };
}

function open(path: string, { client }: ReturnType<typeof serve>) {
  renderPortal(
    <>
      <Routes>
        <Route path="/team" element={<TeamPage />} />
        <Route path="/team/:id" element={<MemberPage />} />
      </Routes>
      <Toaster />
    </>,
    { path, client },
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const luis = () => member('p1', 'Luis Ibarra');
const amina = () => member('p2', 'Amina Diallo', { openTests: 2, testsInProgress: 0 });

describe('the team of a manager', () => {
  it('shows what is open for each, and nothing to remind of where nothing is or today it was done', async () => {
    const rest = [
      member('p3', 'Kofi Mensah', { openTests: 0, testsInProgress: 0 }),
      member('p4', 'Dana Whitfield', { remindedToday: true }),
    ];
    open('/team', serve([luis(), ...rest]));
    const link = await screen.findByRole('link', { name: 'Luis Ibarra' });
    expect(link.getAttribute('href')).toBe('/team/p1');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('4 open, 1 in progress');
    expect(rows[1]).toContain('Nothing open');
    expect(rows[2]).toContain('Reminded today');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Remind / })).toHaveLength(1);
  });

  it('narrows to who is close to PRO and who was not seen for 14 days', async () => {
    const server = serve([luis()]);
    open('/team', server);
    fireEvent.click(await screen.findByRole('button', { name: 'Close to PRO, 0' }));
    await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ filter: { closeToPro: true } }));
    press('Not seen for 14 days, 1');
    await waitFor(() =>
      expect(server.asked.at(-1)).toMatchObject({
        filter: { disabled: false, notSeenSince: expect.any(String) },
      }),
    );
  });

  it('reminds those chosen together, with a line, after asking', async () => {
    const server = serve([luis(), amina()]);
    open('/team', server);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Luis Ibarra' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Amina Diallo' }));
    press('Remind these 2');
    const dialog = await screen.findByRole('dialog', { name: 'Remind 2 people?' });
    fireEvent.change(within(dialog).getByLabelText('A line of your own (optional)'), {
      target: { value: 'Please before Friday' },
    });
    expect(server.reminded).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send 2 reminders' }));
    await screen.findByText('2 reminders are on their way');
    expect(server.reminded).toEqual([{ profileIds: ['p1', 'p2'], line: 'Please before Friday' }]);
    expect(screen.getAllByText('Reminded today')).toHaveLength(2);
    expect(screen.queryByText('2 people chosen')).toBeNull();
  });

  it('keeps the line where a reminder could not be sent, and says why', async () => {
    open('/team', serve([luis()], { code: 'RATE_LIMITED' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remind Luis Ibarra' }));
    const dialog = await screen.findByRole('dialog');
    const line = within(dialog).getByLabelText<HTMLInputElement>('A line of your own (optional)');
    fireEvent.change(line, { target: { value: 'Please before Friday' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send 1 reminder' }));
    await within(dialog).findByRole('alert');
    expect(line.value).toBe('Please before Friday');
  });

  it('says who would be in it where nobody is', async () => {
    open('/team', serve([]));
    expect(await screen.findByText('Nobody is in your team')).toBeTruthy();
  });
});

describe('a person of the team', () => {
  it('is shown with status and score of each test, and may be reminded', async () => {
    const server = serve([luis()]);
    open('/team/p1', server);
    await screen.findByRole('heading', { level: 1, name: 'Luis Ibarra' });
    for (const text of ['Passed, 90%', 'Failed, 60%', 'Not finished', '9 / 10'])
      expect(screen.getByText((_, element) => element?.textContent === text, { ignore: 'svg' })).toBeTruthy();
    press('Remind');
    fireEvent.click(await screen.findByRole('button', { name: 'Send 1 reminder' }));
    await screen.findByText('Reminded today');
    expect(server.reminded).toEqual([{ profileIds: ['p1'], line: null }]);
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull();
  });

  it('is not shown where it is of another account', async () => {
    open('/team/p9', serve([luis()]));
    expect(await screen.findByText('This person is not in your team.')).toBeTruthy();
  });
});
