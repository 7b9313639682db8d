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
  address: 'Dana Whitfield, 1200 Dock Street, Baltimore, MD 21230',
  trackingNumber: null,
  placedAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  receivedAt: null,
  cancelledAt: null,
  cancelledByOwner: false,
  cancelReason: null,
};

const suggested = {
  __typename: 'ShippingAddress',
  name: 'Dana Whitfield',
  street: '1200 Dock Street',
  unit: null,
  city: 'Baltimore',
  region: 'US-MD',
  postalCode: '21230',
  country: 'US',
};
const { __typename: _type, ...shippingAddress } = suggested;
const listed = (names: Record<string, string>, type: string) =>
  Object.entries(names).map(([code, name]) => ({ __typename: type, code, name }));
const countries = listed({ US: 'United States', CA: 'Canada', MX: 'Mexico' }, 'Country');
const regions: Record<string, object[]> = {
  US: listed({ 'US-MD': 'Maryland' }, 'Region'),
  CA: listed({ 'CA-QC': 'Quebec' }, 'Region'),
  MX: [],
};

type Answer = 'done' | 'never' | { code: string; [detail: string]: unknown };

function open(
  points: number,
  answers: Answer[],
  changes: object | null = {},
  address: typeof suggested | null = suggested,
  failedPlaces = 0,
) {
  const sent: { expectedPrice: number; idempotencyKey: string; shippingAddress: object }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'RewardPage') {
          const me = { __typename: 'Profile', id: 'p', points, name: 'Dana Whitfield', country: null };
          const data = { me, suggestedShippingAddress: address };
          observer.next({ data: { ...data, reward: changes && { ...reward, ...changes } } });
          return observer.complete();
        }
        if (operationName === 'AddressPlaces') {
          if (failedPlaces-- > 0) {
            const errors = [{ message: 'Unavailable', extensions: { code: 'UNAVAILABLE' } }];
            return observer.error(new CombinedGraphQLErrors({ errors }));
          }
          observer.next({ data: { countries, regions: regions[variables['country'] as string] } });
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
          data: {
            redeemReward: {
              __typename: 'RedeemRewardPayload',
              order: { ...order, shippingAddress: { ...suggested, ...sent.at(-1)!.shippingAddress } },
              profile,
              reward: left,
            },
          },
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
const field = (dialog: ReturnType<typeof within>, name: string | RegExp) =>
  dialog.getByLabelText(name) as HTMLInputElement & HTMLSelectElement;
const redeem = (dialog: ReturnType<typeof within>, price = '1,800') =>
  fireEvent.click(dialog.getByRole('button', { name: `Redeem for ${price} points` }));

describe('the redeem dialog', () => {
  it('asks for the shipping address, with a suggestion, and shows the order', async () => {
    const sent = open(2480, ['done']);
    const dialog = await begin();
    expect(sums(dialog)).toEqual(['1,800 points', '680']);
    expect(field(dialog, 'Full name').value).toBe('Dana Whitfield');
    await waitFor(() => expect(field(dialog, 'State').selectedOptions?.[0]!.textContent).toBe('Maryland'));
    fireEvent.change(field(dialog, /^Apartment/), { target: { value: ' 4B ' } });
    redeem(dialog);
    const done = within(await screen.findByRole('dialog', { name: 'You ordered Pressure gauge' }));
    expect(sums(done)).toEqual(['1,800 points', '680']);
    expect(done.getByText('Order R-20433 placed')).toBeTruthy();
    expect(done.getByText(/Baltimore, MD 21230/).textContent).toBe(
      'Dana Whitfield1200 Dock Street4BBaltimore, MD 21230',
    );
    expect(done.getByText(/^It ships within 5 working days\./)).toBeTruthy();
    expect(done.getByRole('link', { name: 'View my orders' }).getAttribute('href')).toBe('/rewards/orders');
    expect(sent).toEqual([
      {
        rewardId: 'r',
        expectedPrice: 1800,
        shippingAddress: { ...shippingAddress, unit: '4B' },
        rememberAddress: true,
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it.each([
    ['starts the next order with the stored address', true, '4B'],
    ['starts the next order with the previous address if none was stored', false, ''],
  ])('%s', async (_, isRemembered, unit) => {
    open(4280, ['done']);
    const dialog = await begin();
    fireEvent.change(field(dialog, /^Apartment/), { target: { value: '4B' } });
    if (!isRemembered) fireEvent.click(dialog.getByRole('checkbox'));
    redeem(dialog);
    const done = within(await screen.findByRole('dialog', { name: 'You ordered Pressure gauge' }));
    fireEvent.click(done.getByRole('button', { name: 'Done' }));
    const next = await begin();
    await waitFor(() => expect(field(next, /^Apartment/).value).toBe(unit));
  });

  it('offers to reload the states if they couldn’t be loaded', async () => {
    open(2480, [], {}, suggested, 1);
    const dialog = await begin();
    fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field(dialog, 'State').selectedOptions?.[0]!.textContent).toBe('Maryland'));
  });

  it('names every invalid field and focuses the first one, and sends nothing', async () => {
    const sent = open(2480, [], {}, null);
    const dialog = await begin();
    fireEvent.change(field(dialog, 'Full name'), { target: { value: '😀' } });
    expect(dialog.queryByText('Enter a first and last name.')).toBeNull();
    fireEvent.blur(field(dialog, 'Full name'));
    expect(dialog.getByText('Enter a first and last name.')).toBeTruthy();
    fireEvent.change(field(dialog, 'Street address'), { target: { value: 'Dock Street' } });
    fireEvent.change(field(dialog, 'ZIP code'), { target: { value: '2123' } });
    redeem(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Check 5 fields. Nothing has been ordered yet.',
    );
    for (const text of [
      'Add a house number, for example 1200 Dock Street.',
      'Enter a city.',
      'Select a state.',
      'Enter a 5-digit ZIP code, for example 21230.',
    ]) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field(dialog, 'Full name'));
    expect(sent).toEqual([]);
  });

  it('asks for a province in Canada, and for neither state nor postal code elsewhere', async () => {
    const sent = open(2480, [{ code: 'BAD_USER_INPUT', fields: ['shippingAddress.city'] }]);
    const dialog = await begin();
    const choose = (code: string) => fireEvent.change(field(dialog, 'Country'), { target: { value: code } });
    await dialog.findByRole('option', { name: 'Canada' });
    choose('CA');
    expect(field(dialog, 'Province').value).toBe('');
    fireEvent.change(field(dialog, 'Postal code'), { target: { value: 'H7V 2T' } });
    fireEvent.blur(field(dialog, 'Postal code'));
    expect(dialog.getByText('Enter a postal code, for example H7V 2T3.')).toBeTruthy();
    choose('MX');
    fireEvent.change(field(dialog, /^Postal code/), { target: { value: '' } });
    redeem(dialog);
    expect(await dialog.findByText('Check this field.')).toBeTruthy();
    expect(sent[0]!.shippingAddress).toMatchObject({ country: 'MX', region: null, postalCode: null });
  });

  it('shows a changed price, and redeems at that price under the same key', async () => {
    const sent = open(2480, [{ code: 'PRICE_CHANGED', price: 1950 }, 'done']);
    const dialog = await begin();
    redeem(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The price changed while you were here. It’s now 1,950. You haven’t spent any points yet.',
    );
    expect(sums(dialog)).toEqual(['1,800 points 1,950 points', '530']);
    redeem(dialog, '1,950');
    await screen.findByRole('dialog', { name: 'You ordered Pressure gauge' });
    expect(sent.map(({ expectedPrice }) => expectedPrice)).toEqual([1800, 1950]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('offers no redeeming if the new price is too high', async () => {
    open(1900, [{ code: 'PRICE_CHANGED', price: 1950 }]);
    const dialog = await begin();
    redeem(dialog);
    await dialog.findByRole('alert');
    expect(sums(dialog)).toEqual(['1,800 points 1,950 points', '50']);
    expect(dialog.queryByRole('button', { name: /^Redeem for/ })).toBeNull();
  });

  it('shows that someone just got the last one, and that no points were spent', async () => {
    open(2480, [{ code: 'OUT_OF_STOCK' }]);
    const dialog = await begin();
    redeem(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Someone just got the last one. You keep your 2,480 points.',
    );
    expect(dialog.queryByRole('button', { name: /^Redeem for/ })).toBeNull();
  });

  it('retries the same order after a lost connection', async () => {
    const sent = open(2480, [{ code: 'UNAVAILABLE' }, 'done']);
    const dialog = await begin();
    redeem(dialog);
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /may already be placed.*never deducted twice/,
    );
    expect(sums(dialog)).toEqual(['1,800 points', '680']);
    redeem(dialog);
    await screen.findByRole('dialog', { name: 'You ordered Pressure gauge' });
    expect(sent[0]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
  });

  it('retries the same order even if the dialog was closed before the request failed', async () => {
    const sent = open(4280, [{ code: 'UNAVAILABLE' }, 'done', 'done']);
    const dialog = await begin();
    redeem(dialog);
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'Back' }));
    redeem(await begin());
    const done = within(await screen.findByRole('dialog', { name: 'You ordered Pressure gauge' }));
    expect(sent[0]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
    fireEvent.click(done.getAllByRole('button', { name: 'Close' })[0]!);
    redeem(await begin());
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]!.idempotencyKey).not.toBe(sent[1]!.idempotencyKey);
  });

  it('updates points and stock after a rejection', async () => {
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

  it('sends the order only once', async () => {
    const sent = open(2480, ['never']);
    const dialog = await begin();
    redeem(dialog);
    const running = await dialog.findByRole('button', { name: 'Redeeming…' });
    fireEvent.click(running);
    expect(sent).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Back' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('the page of a reward', () => {
  it('links to the tests if there aren’t enough points, and shows how many are missing', async () => {
    open(1640, []);
    expect(await screen.findByText('160 to go, about 2 tests')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Earn points' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  });

  it('offers no redeeming if the reward is out of stock', async () => {
    open(2480, [], { left: 0 });
    await waitFor(() => expect(screen.getAllByText('None left.').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
  });

  it('shows that a reward is no longer available', async () => {
    open(2480, [], null);
    expect(await screen.findByText('This reward is no longer available.')).toBeTruthy();
  });
});
