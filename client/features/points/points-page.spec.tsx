import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloLink, Observable, ApolloClient } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { createCache } from '#client/platform/apollo/cache';
import type { Language } from '#client/platform/i18n/languages';
import type { PointsReason } from '#client/platform/generated/schema';
import { renderPortal } from '#client/testing/render';
import PointsPage from './points-page';

afterEach(() => {
  jest.restoreAllMocks();
});

const line = (id: string, reason: PointsReason, amount: number, more: object = {}) => ({
  __typename: 'PointsEntry',
  id,
  amount,
  waived: 0,
  reason,
  note: null,
  balanceAfter: 500,
  createdAt: '2026-11-20T12:00:00.000Z',
  result: null,
  order: null,
  ...more,
});
const result = { __typename: 'PointsResult', id: 'r1', score: 90, moduleName: 'Winter compounds' };

type Lines = ReturnType<typeof line>[];
type RecordedRequest = { filter?: { reasons: PointsReason[] } | null; after?: string };

/** Renders the page with these responses, one after the other. Null is a failure. */
function show(pages: (Lines | null)[], language: Language = 'en') {
  const requests: RecordedRequest[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        requests.push(variables as RecordedRequest);
        const nodes = pages.shift();
        if (!nodes) return observer.error(new Error('no answer'));
        const pageInfo = {
          __typename: 'PageInfo',
          hasNextPage: pages.length > 0,
          endCursor: `c${pages.length}`,
        };
        const pointsEntries = { __typename: 'PointsEntryConnection', nodes, pageInfo };
        observer.next({ data: { me: { __typename: 'Profile', id: 'p1', points: 2480, pointsEntries } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(
    <>
      <PointsPage />
      <Toaster />
    </>,
    { client, language },
  );
  return requests;
}

const lines = () => screen.getAllByRole('listitem').filter((item) => item.closest('section'));

describe('the points history page', () => {
  it('names the reward and the order of redeemed and returned points', async () => {
    const order = { __typename: 'Order', id: 'o1', number: 'R-20433', rewardName: 'Steel flask' };
    show([[line('b', 'reward_returned', 900, { order }), line('a', 'reward', -900, { order })]]);
    await screen.findByText('You redeemed points for', { exact: false });
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said.some((text) => text?.includes('You redeemed points for Steel flaskOrder R-20433'))).toBe(
      true,
    );
    expect(
      said.some((text) =>
        text?.includes('Your order of Steel flask was cancelled: points refundedOrder R-20433'),
      ),
    ).toBe(true);
    for (const link of screen.getAllByRole('link', { name: 'Steel flask' }))
      expect(link.getAttribute('href')).toBe('/rewards/orders');
  });

  it('explains points by month, with the balance after each line', async () => {
    show([
      [
        line('1', 'test_passed', 150, { result, balanceAfter: 2480 }),
        line('2', 'adjustment', -40, {
          note: 'Counted twice',
          waived: 60,
          createdAt: '2026-10-02T12:00:00.000Z',
        }),
      ],
    ]);
    await screen.findByText('November 2026');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your points 2,480');
    const [passed, taken] = lines();
    expect(passed!.textContent).toContain('You passed Winter compounds');
    expect(passed!.textContent).toContain('Test, 90%');
    expect(passed!.textContent).toContain('+150');
    expect(passed!.textContent).toContain('Balance 2,480');
    expect(within(passed!).getByRole('link').getAttribute('href')).toBe('/results/r1');
    expect(taken!.closest('section')!.textContent).toContain('October 2026');
    expect(taken!.textContent).toContain('“Counted twice”');
    expect(taken!.textContent).toContain('60 more points were waived');
  });

  it.each([
    [
      'en',
      [
        'You passed a test',
        'An administrator gave you points',
        'Points for a test were removed after regrading',
        'You answered a survey',
        'You redeemed points for a reward',
        'An order was cancelled: points refunded',
      ],
    ],
    [
      'es',
      [
        'Usted aprobó un examen',
        'Un administrador le dio puntos',
        'Se retiraron los puntos de un examen tras recalificarlo',
        'Usted respondió una encuesta',
        'Usted canjeó puntos por una recompensa',
        'Pedido cancelado: puntos reembolsados',
      ],
    ],
    [
      'fr',
      [
        'Vous avez réussi un test',
        'Un administrateur vous a donné des points',
        'Points d’un test retirés après une nouvelle notation',
        'Vous avez répondu à un sondage',
        'Vous avez échangé des points contre une récompense',
        'Commande annulée\u00a0: points remboursés',
      ],
    ],
  ] as const)('has a text for every reason in %s', async (language, words) => {
    show(
      [
        [
          line('1', 'test_passed', 1),
          line('2', 'adjustment', 2),
          line('3', 'regrade', -3),
          line('4', 'survey', 4),
          line('5', 'reward', -5),
          line('6', 'reward_returned', 6),
        ],
      ],
      language,
    );
    await screen.findByText(words[0]);
    lines().forEach((visible, at) => expect(visible.textContent).toContain(words[at]));
  });

  it('filters by kind, and loads the next page', async () => {
    const requests = show([
      [line('1', 'test_passed', 1)],
      [line('2', 'adjustment', 2)],
      [line('3', 'regrade', 3)],
    ]);
    await screen.findByText('You passed a test');
    fireEvent.click(screen.getByRole('button', { name: 'Adjustments' }));
    await screen.findByText('An administrator gave you points');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('A test was regraded in your favor');
    const filter = { reasons: ['adjustment', 'regrade'] };
    expect(requests).toEqual([{ filter: null }, { filter }, { filter, after: 'c1' }]);
    expect(lines()).toHaveLength(2);
  });

  it('shows ‘Failed to fetch points’ after an error, and offers a retry', async () => {
    show([null, [line('1', 'test_passed', 1)]]);
    await screen.findByText('Failed to fetch points');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('You passed a test')).toBeTruthy());
  });

  it('links to the tests if there are no points yet', async () => {
    show([[]]);
    await screen.findByText('No points yet. Pass a test to earn some.');
    expect(screen.getByRole('link', { name: 'Go to training' })).toBeTruthy();
  });
});
