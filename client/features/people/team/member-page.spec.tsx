import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { member, serveTeam } from '#client/testing/team-server';
import MemberPage from './member-page';
import TeamPage from './team-page';

const open = (path: string, { client }: ReturnType<typeof serveTeam>) =>
  renderPortal(
    <>
      <Routes>
        <Route path="/team/:id" element={<MemberPage />} />
      </Routes>
      <Toaster />
    </>,
    { path, client },
  );

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const luis = () => member('p1', 'Luis Ibarra');

describe.each([
  ['the team', '/team', TeamPage],
  ['a team member', '/team/p1', MemberPage],
])('the page of %s', (_name, path, Visible) => {
  it('shows people without a team who can use it, and offers no retry', async () => {
    const errors = [{ message: 'FORBIDDEN', extensions: { code: 'FORBIDDEN' } }];
    const link = new ApolloLink(
      () => new Observable((to) => to.error(new CombinedGraphQLErrors({ errors }))),
    );
    const client = new ApolloClient({ cache: createCache(), link });
    renderPortal(
      <Routes>
        <Route path="/team/:id?" element={<Visible />} />
      </Routes>,
      { path, client },
    );
    expect(await screen.findByText(/^This page is for managers/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the page of a team member', () => {
  it('shows status and score of each test, and can send a reminder', async () => {
    const server = serveTeam([luis()]);
    open('/team/p1', server);
    await screen.findByRole('heading', { level: 1, name: 'Luis Ibarra' });
    const results = within(screen.getByRole('region', { name: 'Results' })).getAllByRole('listitem');
    for (const [at, text] of ['Passed, 90%', 'Failed, 60%', 'Not finished'].entries())
      expect(results[at]!.textContent).toContain(text);
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === '9 of 10'),
    ).toBeTruthy();
    press('Remind');
    fireEvent.click(await screen.findByRole('button', { name: 'Send 1 reminder' }));
    await screen.findByText('Reminded today');
    expect(server.reminded).toEqual([{ profileIds: ['p1'], line: null }]);
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull();
  });

  it('lists open tests with the member’s status at each', async () => {
    open('/team/p1', serveTeam([luis()]));
    const tests = within(await screen.findByRole('region', { name: 'Open tests' })).getAllByRole('listitem');
    expect(tests.map(({ textContent }) => textContent)).toEqual([
      'Winter compounds10 questions · about 6 minIn progress',
      'Torque10 questions · about 6 min · 1 try leftFailed, 60%',
    ]);
    expect(screen.getByText('2 more tests are open')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'contact an administrator' }).getAttribute('href')).toBe(
      '/contact',
    );
  });

  it('shows that a person isn’t in the team', async () => {
    open('/team/p9', serveTeam([luis()]));
    expect(await screen.findByText('This person isn’t in your team.')).toBeTruthy();
  });
});
