import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import RewardPage from './reward-page';

const picture = { __typename: 'Picture', smUrl: '/s.webp', lgUrl: '/l.webp', width: 960, height: 600 };
const reward = {
  __typename: 'Reward',
  id: 'r',
  name: 'Pressure gauge',
  text: '<p>Reads psi and bar.</p>',
  price: 1800,
  left: 2,
  deliveryDays: 5,
  picture,
};
const order = {
  __typename: 'Order',
  id: 'o',
  number: 'R-20433',
  rewardId: 'r',
  rewardName: 'Pressure gauge',
  picture,
  price: 1800,
  state: 'placed',
  address: 'Dock Street 1',
  trackingNumber: null,
  placedAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  receivedAt: null,
  cancelledAt: null,
  cancelledByOwner: false,
  cancelReason: null,
};

type Answer = 'done' | 'never' | { code: string; [detail: string]: unknown };

function open(points: number, answers: Answer[], changes: object | null = {}) {
  const sent: { expectedPrice: number; idempotencyKey: string; address: string }[] = [];
  const account = { __typename: 'Account', id: 'a', name: 'Harbor Tire' };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'RewardPage') {
          const me = { __typename: 'Profile', id: 'p', points, account };
          observer.next({ data: { me, reward: changes && { ...reward, ...changes } } });
          return observer.complete();
        }
        sent.push(variables['input'] as (typeof sent)[number]);
        const answer = answers.shift()!;
        if (answer === 'never') return undefined;
        if (answer !== 'done') {
          const errors = [{ message: answer.code, extensions: answer }];
          return observer.error(new CombinedGraphQLErrors({ errors }));
        }
        const profile = { __typename: 'Profile', id: 'p', points: points - 1800 };
        const left = { __typename: 'Reward', id: 'r', price: 1800, left: 1 };
        observer.next({
          data: { redeemReward: { __typename: 'RedeemRewardPayload', order, profile, reward: left } },
        });
        return observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/rewards/:id" element={<RewardPage />} />
    </Routes>,
    { path: '/rewards/r', client: new ApolloClient({ cache: createCache(), link }) },
  );
  return sent;
}

async function begin() {
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem for 1,800' }));
  return within(await screen.findByRole('dialog'));
}
const sums = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('definition').map((each: HTMLElement) => each.textContent);
const redeem = (dialog: ReturnType<typeof within>, price = '1,800') =>
  fireEvent.click(dialog.getByRole('button', { name: `Redeem for ${price} points` }));

describe('redeeming a reward', () => {
  it('says what one has, what it costs and what is kept, asks where to, and says that it is ordered', async () => {
    const sent = open(2480, ['done']);
    const dialog = await begin();
    expect(sums(dialog)).toEqual(['2,480', '−1,800', '680']);
    const field = dialog.getByLabelText('Where to');
    expect((field as HTMLInputElement).value).toBe('Harbor Tire');
    fireEvent.change(field, { target: { value: ' ' } });
    expect(dialog.getByRole('button', { name: /^Redeem for/ }).hasAttribute('disabled')).toBe(true);
    fireEvent.change(field, { target: { value: ' Dock Street 1 ' } });
    redeem(dialog);
    const done = within(await screen.findByRole('dialog', { name: 'Order R-20433' }));
    expect(sums(done)).toEqual(['1,800', '680']);
    expect(done.getByText(/Sent in 5 working days to Dock Street 1\./)).toBeTruthy();
    expect(done.getByRole('link', { name: 'Show my order' }).getAttribute('href')).toBe('/rewards/orders');
    expect(sent).toEqual([
      { rewardId: 'r', expectedPrice: 1800, address: 'Dock Street 1', idempotencyKey: expect.any(String) },
    ]);
  });

  it('shows a price that changed meanwhile, and redeems at that one under the same key', async () => {
    const sent = open(2480, [{ code: 'PRICE_CHANGED', price: 1950 }, 'done']);
    const dialog = await begin();
    redeem(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The price changed while you were here. It is now 1,950. Nothing has been taken yet.',
    );
    expect(sums(dialog)).toEqual(['2,480', '−1,800 −1,950', '530']);
    redeem(dialog, '1,950');
    await screen.findByRole('dialog', { name: 'Order R-20433' });
    expect(sent.map(({ expectedPrice }) => expectedPrice)).toEqual([1800, 1950]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('ends where the new price is out of reach', async () => {
    open(1900, [{ code: 'PRICE_CHANGED', price: 1950 }]);
    const dialog = await begin();
    redeem(dialog);
    await dialog.findByRole('alert');
    expect(sums(dialog)).toEqual(['1,900', '−1,800 1,950', '50']);
    expect(dialog.queryByRole('button', { name: /^Redeem for/ })).toBeNull();
  });

  it('says that the last one has just gone, and that the points are untouched', async () => {
    open(2480, [{ code: 'OUT_OF_STOCK' }]);
    const dialog = await begin();
    redeem(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The last one has just gone. Your 2,480 points are untouched.',
    );
    expect(dialog.queryByRole('button', { name: /^Redeem for/ })).toBeNull();
  });

  it('can be tried again after the connection was lost, as the same order', async () => {
    const sent = open(2480, [{ code: 'UNAVAILABLE' }, 'done']);
    const dialog = await begin();
    redeem(dialog);
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /may be ordered already.*never taken twice/,
    );
    expect(sums(dialog)).toEqual(['2,480', '−1,800', '680']);
    redeem(dialog);
    await screen.findByRole('dialog', { name: 'Order R-20433' });
    expect(sent[0]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
  });

  it('is the same order also where the dialog was closed before its answer was known to be lost', async () => {
    const sent = open(4280, [{ code: 'UNAVAILABLE' }, 'done', 'done']);
    const dialog = await begin();
    redeem(dialog);
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    redeem(await begin());
    const done = within(await screen.findByRole('dialog', { name: 'Order R-20433' }));
    expect(sent[0]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
    fireEvent.click(done.getAllByRole('button', { name: 'Close' })[0]!);
    redeem(await begin());
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]!.idempotencyKey).not.toBe(sent[1]!.idempotencyKey);
  });

  it('shows the points and pieces as they are now where it was refused by them', async () => {
    const changes = { left: 2 };
    open(2480, [{ code: 'OUT_OF_STOCK' }], changes);
    const dialog = await begin();
    changes.left = 0;
    redeem(dialog);
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Redeem for 1,800' })).toBeNull());
    expect(screen.getAllByText('None left.').length).toBeGreaterThan(0);
  });

  it('is not sent a second time while it runs', async () => {
    const sent = open(2480, ['never']);
    const dialog = await begin();
    redeem(dialog);
    const running = await dialog.findByRole('button', { name: 'Redeeming…' });
    fireEvent.click(running);
    expect(sent).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('the page of a reward', () => {
  it('leads to the tests where the points do not reach, and says what is missing', async () => {
    open(1640, []);
    expect(await screen.findByText('160 to go, about 2 tests')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Earn points' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  });

  it('offers nothing where none is left, and says so where it is no longer offered', async () => {
    open(2480, [], { left: 0 });
    await waitFor(() => expect(screen.getAllByText('None left.').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  });

  it('says so where it is no longer offered', async () => {
    open(2480, [], null);
    expect(await screen.findByText('This reward is no longer offered.')).toBeTruthy();
  });
});
