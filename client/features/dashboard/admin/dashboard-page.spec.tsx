import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import DashboardPage from './dashboard-page';

const week = (monday: string, people: number, passed: number, failed: number, isPending = false) => ({
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
  isPending,
});

const figures = {
  __typename: 'Dashboard',
  refreshedAt: new Date(Date.now() - 40_000).toISOString() as string | null,
  daysDue: 0,
  proPeople: 12,
  weeks: [week('2026-11-09', 5, 30, 10), week('2026-11-16', 7, 30, 10), week('2026-11-23', 2, 4, 0)],
  stuck: [
    { __typename: 'StuckFigure', kind: 'no_attempts_left', people: 3 },
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
    currentHour: 1,
    mailHours: [0, 1].map((hour) => ({
      __typename: 'MailHour',
      hour,
      mailCount: 5 * (1 - hour),
      typicalMailCount: 2,
    })),
  },
};

const answers: Record<string, Record<string, unknown>> = {
  PassFigures: {
    passFigures: [
      { __typename: 'PassFigure', key: 'product', name: null, passed: 32, failed: 4 },
      { __typename: 'PassFigure', key: 'sales_skills', name: null, passed: 18, failed: 18 },
      { __typename: 'PassFigure', key: 'social_media', name: null, passed: 3, failed: 2 },
    ],
    storeChoices: [],
  },
  DealersBehind: { dealersBehind: [] },
  HardestQuestions: { hardestQuestions: [] },
  StuckPeople: {
    stuckPeople: [
      {
        __typename: 'StuckPerson',
        kind: 'no_attempts_left',
        id: 'p1',
        name: 'Tom Becker',
        since: '2026-11-01T10:00:00.000Z',
      },
    ],
  },
};

/** Renders the page with these figures and returns its requests. */
function open(dashboard: unknown) {
  const answerCount: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        answerCount.push([operationName, variables['filter']]);
        if (dashboard instanceof Error) return observer.error(dashboard);
        observer.next({ data: { dashboard, ...answers[operationName] } });
        return observer.complete();
      }),
  );
  renderPortal(<DashboardPage />, {
    path: '/admin',
    client: new ApolloClient({ cache: createCache(), link }),
  });
  return answerCount;
}

const figure = (name: string) => screen.findByRole('region', { name });

describe('the admin overview', () => {
  it('titles each figure with a question and answers it in one sentence', async () => {
    open(figures);
    expect((await figure('Are people coming back?')).textContent).toContain(
      '7 people signed in last week; 5 in the week before. This week so far: 2.',
    );
    expect((await figure('Where do people pass and fail?')).textContent).toContain(
      'Sales skills is the hardest: 50% of attempts fail.',
    );
    expect((await figure('Who is stuck?')).textContent).toContain('4 people could use a little help');
    expect((await figure('How far along are gold dealers?')).textContent).toContain(
      '1 of 7 have finished all 2 modules.',
    );
    expect((await figure('Are mail and jobs running?')).textContent).toContain(
      'Jobs are delayed. 1 job failed and needs your attention.',
    );
    expect(screen.getByText(/^As of/).textContent).toMatch(/ · .* ago$/);
  });

  it('compares nothing with fewer than 30 attempts', async () => {
    open(figures);
    const passes = await figure('Where do people pass and fail?');
    expect(passes.textContent).toContain('5 attempts, not enough yet');
    expect(passes.textContent).not.toContain('60%');
    // Figures are set in large type, sentences aren't.
    expect(screen.getByText('Not enough attempts yet').classList.contains('num')).toBe(false);
    expect(screen.getAllByText('1', { selector: '.num' }).length).toBeGreaterThan(0);
  });

  it('marks weeks that are still being calculated, instead of showing 0', async () => {
    open({ ...figures, weeks: [figures.weeks[0], week('2026-11-16', 0, 0, 0, true), figures.weeks[2]] });
    const activity = within(await figure('Are people coming back?'));
    expect(activity.getByText('The last weeks are still being calculated.')).toBeTruthy();
    expect(activity.getByText('1 week is still being calculated and isn’t shown.')).toBeTruthy();
    fireEvent.click(activity.getByRole('button', { name: /^Table of/ }));
    const rows = within(activity.getByRole('table')).getAllByRole('row');
    expect(rows[2]!.textContent).toMatch(/(Calculating…){5}$/);
    expect(screen.getAllByText('Last week: Calculating…')).toHaveLength(3);
  });

  it('marks the current hour although no mail was sent in it yet', async () => {
    open(figures);
    const health = await figure('Are mail and jobs running?');
    const hours = [...health.querySelectorAll('svg g')].map(
      (hour) => hour.querySelector('[data-hour=now]') !== null,
    );
    expect(hours).toEqual([false, true]);
  });

  it('replaces a chart with a table and back', async () => {
    open(figures);
    const passes = within(await figure('Where do people pass and fail?'));
    const button = passes.getByRole('button', { name: 'Table of “Where do people pass and fail?”' });
    fireEvent.click(button);
    const rows = within(passes.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Tire products32489%$/), expect.stringMatching(/32–$/)]),
    );
    fireEvent.click(button);
    expect(passes.queryByRole('table')).toBeNull();
  });

  it('names people who are stuck, and links to each and to all who never signed in', async () => {
    open(figures);
    const stuck = within(await figure('Who is stuck?'));
    const all = stuck.getByRole('link', { name: 'Never signed in' });
    expect(all.getAttribute('href')).toBe('/admin/people?roles=user&state=enabled&lastSeenAt.empty=');
    fireEvent.click(stuck.getByRole('button', { name: 'Table of “Who is stuck?”' }));
    const person = await stuck.findByRole('link', { name: 'Tom Becker' });
    expect(person.getAttribute('href')).toBe('/admin/people/p1');
    expect(person.closest('tr')!.textContent).toContain('Out of attempts at a test that never reopens');
  });

  it('requests as many weeks as are selected', async () => {
    const answerCount = open(figures);
    const period = await screen.findByRole('combobox', { name: 'Period' });
    fireEvent.change(period, { target: { value: '52' } });
    await figure('Who is stuck?');
    expect(answerCount).toContainEqual(['Dashboard', { weeks: 52 }]);
    expect(answerCount).toContainEqual(['PassFigures', { by: 'group', weeks: 52 }]);
  });

  it('shows that there are no figures yet', async () => {
    open({ ...figures, refreshedAt: null });
    expect(await screen.findByText(/preparing the first figures/)).toBeTruthy();
  });

  it('shows why figures couldn’t be loaded', async () => {
    open(new Error('no'));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
