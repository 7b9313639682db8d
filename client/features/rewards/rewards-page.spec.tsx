import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import RewardsPage from './rewards-page';

const reward = (id: string, price: number, left: number) => ({
  __typename: 'Reward',
  id,
  name: `Reward ${id}`,
  price,
  left,
  picture: {
    __typename: 'Picture',
    smUrl: '/images/s.webp',
    lgUrl: '/images/l.webp',
    width: 960,
    height: 600,
  },
});

type Page = { nodes: object[]; next?: string };

const test = (id: string, pointsToEarn: number) => ({
  __typename: 'Module',
  id,
  name: `Test ${id}`,
  myTest: { __typename: 'MyTest', pointsToEarn },
});

function show(points: number, ...pages: Page[]) {
  showWith([], points, ...pages);
}

/** Renders the page with tests that can be taken. */
function showWith(tests: object[], points: number, ...pages: Page[]) {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'TestsToEarn') {
          observer.next({ data: { modules: { __typename: 'ModuleConnection', nodes: tests } } });
          return observer.complete();
        }
        const { nodes, next = null } = pages.shift()!;
        const pageInfo = { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next };
        observer.next({
          data: {
            me: { __typename: 'Profile', id: 'p', points },
            rewards: { __typename: 'RewardConnection', nodes, pageInfo },
          },
        });
        return observer.complete();
      }),
  );
  renderPortal(<RewardsPage />, { client: new ApolloClient({ cache: createCache(), link }) });
}

const shop = [reward('a', 450, 120), reward('b', 1800, 2), reward('c', 2600, 0), reward('d', 3000, 14)];
const card = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }).textContent;
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the rewards page', () => {
  it('shows for each reward whether there are enough points, and how many are in stock', async () => {
    show(2480, { nodes: shop });
    await screen.findByText('2,480 points. You can redeem 2 of 4 rewards.');
    expect(card('Reward a')).toBe('Reward a450 pointsYou can redeem this now. 120 in stock.');
    expect(card('Reward b')).toContain('You can redeem this now. Last 2.');
    expect(card('Reward c')).toContain('120 to go, about 1 test. None left.');
    expect(card('Reward d')).toContain('520 to go, about 4 tests. 14 in stock.');
  });

  it('starts with the cheapest available reward that isn’t affordable yet', async () => {
    show(2480, { nodes: shop });
    const next = within(await screen.findByRole('region', { name: 'Reward d' }));
    expect(next.getByText('2,480 of 3,000 points.')).toBeTruthy();
    expect(next.getByRole('link', { name: 'Earn points' }).getAttribute('href')).toBe('/training');
  });

  it('starts with the most expensive available reward if all are affordable', async () => {
    show(9000, { nodes: shop });
    const next = within(await screen.findByRole('region', { name: 'Reward d' }));
    expect(next.getByRole('link', { name: 'View reward' }).getAttribute('href')).toBe('/rewards/d');
    expect(next.queryByRole('link', { name: 'Earn points' })).toBeNull();
  });

  it('links to the test with the most points, and shows which rewards it makes affordable', async () => {
    showWith([test('s', 100), test('w', 150), test('x', 0)], 2480, {
      nodes: [...shop, reward('e', 2630, 5)],
    });
    const earn = await screen.findByRole('link', { name: 'Earn 150: Test w' });
    expect(earn.getAttribute('href')).toBe('/training/modules/w');
    expect(card('Reward e')).toContain('One test away. 150 to go: Test w gives 150. 5 in stock.');
    fireEvent.click(screen.getByRole('button', { name: 'One test away, 1' }));
    expect(names()).toEqual(['Reward e']);
  });

  it('filters by affordable and by in stock', async () => {
    show(2480, { nodes: shop });
    fireEvent.click(await screen.findByRole('button', { name: 'You can redeem now, 2' }));
    expect(names()).toEqual(['Reward a', 'Reward b']);
    fireEvent.click(screen.getByRole('button', { name: 'In stock, 3' }));
    expect(names()).toEqual(['Reward a', 'Reward b', 'Reward d']);
  });

  it('loads many rewards by page, and counts them once all are loaded', async () => {
    show(100, { nodes: [reward('a', 1, 1)], next: 'x' }, { nodes: [reward('b', 2, 1)] });
    await screen.findByText('100 points.');
    fireEvent.click(screen.getByRole('button', { name: 'More rewards' }));
    await screen.findByText('100 points. You can redeem 2 of 2 rewards.');
    expect(names()).toEqual(['Reward a', 'Reward b']);
  });

  it('shows that there are no rewards', async () => {
    show(100, { nodes: [] });
    expect(await screen.findByText('There are no rewards right now')).toBeTruthy();
  });
});
