import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import DashboardPage from './dashboard-page';

const week = (monday: string, people: number, passed: number, failed: number) => ({
  __typename: 'DashboardWeek',
  monday,
  people,
  peopleYearBefore: 2,
  signIns: people,
  passed,
  failed,
  newPro: 1,
  pointsGiven: 500,
  pointsSpent: 40,
});

const figures = {
  __typename: 'Dashboard',
  refreshedAt: new Date(Date.now() - 40_000).toISOString() as string | null,
  daysDue: 0,
  proPeople: 12,
  weeks: [week('2026-11-16', 7, 3, 1), week('2026-11-23', 9, 4, 0)],
  stuck: [
    { __typename: 'StuckFigure', kind: 'used_tries', people: 3 },
    { __typename: 'StuckFigure', kind: 'never_seen', people: 1 },
  ],
  dealers: [{ __typename: 'DealerFigure', kind: 'gold_retailer', accounts: [4, 2, 1] }],
  health: {
    __typename: 'DashboardHealth',
    waiting: 2,
    oldestWait: 400,
    retrying: 0,
    givenUp: 1,
    mailsWaiting: 0,
    sealedAt: null,
    mailHours: [{ __typename: 'MailHour', hour: 0, mails: 5, usual: 2 }],
  },
};

const answers: Record<string, Record<string, unknown>> = {
  PassFigures: {
    passFigures: [
      { __typename: 'PassFigure', key: 'product', name: null, passed: 8, failed: 1 },
      { __typename: 'PassFigure', key: 'sales_skills', name: null, passed: 1, failed: 1 },
    ],
    storeChoices: [],
  },
  DealersBehind: { dealersBehind: [] },
  HardestQuestions: { hardestQuestions: [] },
  StuckPeople: {
    stuckPeople: [
      {
        __typename: 'StuckPerson',
        kind: 'used_tries',
        id: 'p1',
        name: 'Tom Becker',
        since: '2026-11-01T10:00:00.000Z',
      },
    ],
  },
};

/** Renders the page on such figures; gives what was asked for. */
function open(dashboard: unknown) {
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push([operationName, variables['filter']]);
        if (dashboard instanceof Error) return observer.error(dashboard);
        observer.next({ data: { dashboard, ...answers[operationName] } });
        return observer.complete();
      }),
  );
  renderPortal(<DashboardPage />, {
    path: '/admin',
    client: new ApolloClient({ cache: createCache(), link }),
  });
  return asked;
}

const figure = (name: string) => screen.findByRole('region', { name });

describe('the overview of the administration', () => {
  it('heads each figure by a question and answers it in one sentence', async () => {
    open(figures);
    expect((await figure('Are people coming back?')).textContent).toContain(
      '9 people signed in this week so far; 7 in the week before.',
    );
    expect((await figure('Where do people pass and fail?')).textContent).toContain(
      'Sales skills is the hardest: 50% of the attempts fail.',
    );
    expect((await figure('Who is stuck?')).textContent).toContain('4 people could go on');
    expect((await figure('How far are the gold dealers?')).textContent).toContain(
      '1 of 7 have finished all 2 modules.',
    );
    expect((await figure('Are mail and jobs running?')).textContent).toContain(
      'Jobs are late. 1 job failed and waits for you.',
    );
    expect(screen.getByText(/^As of/).textContent).toMatch(/ · .* ago$/);
  });

  it('puts a table in the place of a drawing, and takes it away again', async () => {
    open(figures);
    const passes = within(await figure('Where do people pass and fail?'));
    const button = passes.getByRole('button', { name: 'Table of “Where do people pass and fail?”' });
    fireEvent.click(button);
    const rows = within(passes.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toContain('Tire products8189%');
    fireEvent.click(button);
    expect(passes.queryByRole('table')).toBeNull();
  });

  it('names who is stuck, and leads to each and to all who never came', async () => {
    open(figures);
    const stuck = within(await figure('Who is stuck?'));
    const all = stuck.getByRole('link', { name: 'Has a profile, never signed in' });
    expect(all.getAttribute('href')).toBe('/admin/people?roles=user&state=enabled&lastSeenAt.empty=');
    fireEvent.click(stuck.getByRole('button', { name: 'Table of “Who is stuck?”' }));
    const person = await stuck.findByRole('link', { name: 'Tom Becker' });
    expect(person.getAttribute('href')).toBe('/admin/people/p1');
    expect(person.closest('tr')!.textContent).toContain('Used all tries, and no reset date is set');
  });

  it('asks for as many weeks as are chosen', async () => {
    const asked = open(figures);
    const period = await screen.findByRole('combobox', { name: 'Time' });
    fireEvent.change(period, { target: { value: '52' } });
    await figure('Who is stuck?');
    expect(asked).toContainEqual(['Dashboard', { weeks: 52 }]);
    expect(asked).toContainEqual(['PassFigures', { by: 'group', weeks: 52 }]);
  });

  it('says that there are no figures yet', async () => {
    open({ ...figures, refreshedAt: null });
    expect(await screen.findByText(/first figures are being summed up/)).toBeTruthy();
  });

  it('says why figures did not come', async () => {
    open(new Error('no'));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
