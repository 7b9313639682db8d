import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { theme } from '#client/ui/theme/theme';
import { ToastArea } from '#client/ui/feedback/toast-area';
import OrdersPage from './orders-page';

const at = '2026-11-20T12:00:00.000Z';
const order = (id: string, state: string, changes: object = {}) => ({
  __typename: 'Order',
  id,
  number: `R-${id}`,
  rewardId: `reward-${id}`,
  rewardName: `Reward ${id}`,
  picture: { __typename: 'Picture', smUrl: '/s.webp', width: 960, height: 600 },
  price: 900,
  state,
  address: 'Dock Street 1',
  shippingAddress: null,
  trackingNumber: null,
  placedAt: at,
  sentAt: null,
  receivedAt: null,
  cancelledAt: null,
  cancelledByOwner: false,
  cancelReason: null,
  ...changes,
});

/** Restores the CSS transitions that other specs switch off. */
const Fading = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme}>{children}</MantineProvider>
);

afterEach(() => void jest.useRealTimers());

function show(nodes: object[], cancelled: object | 'CONFLICT' = {}, Around = Fragment as typeof Fading) {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'CancelOrder' && cancelled === 'CONFLICT') {
          const errors = [{ message: 'CONFLICT', extensions: { code: 'CONFLICT', state: 'packed' } }];
          return observer.error(new CombinedGraphQLErrors({ errors }));
        }
        const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
        const orders = { __typename: 'OrderConnection', nodes, pageInfo };
        const profile = { __typename: 'Profile', id: 'p', points: 900 };
        const payload = { __typename: 'CancelOrderPayload', order: cancelled, profile };
        const data =
          operationName === 'CancelOrder' ? { cancelOrder: payload } : { me: { ...profile, orders } };
        observer.next({ data });
        return observer.complete();
      }),
  );
  renderPortal(
    <>
      <Around>
        <OrdersPage />
      </Around>
      <ToastArea />
    </>,
    { client: new ApolloClient({ cache: createCache(), link }) },
  );
}

const row = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);

describe('the page of one’s own orders', () => {
  it('groups orders by current and past, each with its status in words', async () => {
    show([
      order('1', 'placed'),
      order('2', 'sent', { sentAt: at, trackingNumber: '1Z 402' }),
      order('3', 'received', { receivedAt: at }),
      order('4', 'cancelled', { cancelledAt: at, cancelledByOwner: true }),
      order('5', 'cancelled', { cancelledAt: at, cancelReason: 'The maker stopped it.' }),
    ]);
    await screen.findByText('2 on the way, 3 past orders.');
    const under = within(screen.getByRole('region', { name: 'On the way' }));
    expect(under.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect((await row('Reward 1')).getByText(/You can still cancel it\./)).toBeTruthy();
    expect((await row('Reward 2')).getByText(/Tracking number 1Z 402\./)).toBeTruthy();
    expect((await row('Reward 3')).getByText('Delivered on Nov 20, 2026.')).toBeTruthy();
    expect((await row('Reward 4')).getByText('Cancelled by you')).toBeTruthy();
    const fifth = await row('Reward 5');
    expect(fifth.getByText('On Nov 20, 2026. The maker stopped it.')).toBeTruthy();
    expect(fifth.getByText('900 points, refunded on Nov 20, 2026')).toBeTruthy();
    expect(fifth.getByRole('link', { name: 'Order again' }).getAttribute('href')).toBe('/rewards/reward-5');
    expect(screen.getAllByRole('button', { name: 'Cancel order' })).toHaveLength(1);
  });

  it('cancels an order after confirmation, and shows which points are returned', async () => {
    show([order('1', 'placed')], order('1', 'cancelled', { cancelledAt: at, cancelledByOwner: true }));
    fireEvent.click((await row('Reward 1')).getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order R-1?' }));
    expect(
      dialog.getByText('Your order of “Reward 1” is cancelled and 900 points are refunded.'),
    ).toBeTruthy();
    // The other button must have a different name.
    expect(dialog.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Keep order' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Cancelled by you')).toBeTruthy();
    expect(await screen.findByText('Cancelled. 900 points refunded.')).toBeTruthy();
  });

  it('keeps the confirmation until it has faded, also for the last current order', async () => {
    jest.useFakeTimers();
    show(
      [order('1', 'placed')],
      order('1', 'cancelled', { cancelledAt: at, cancelledByOwner: true }),
      Fading,
    );
    fireEvent.click((await row('Reward 1')).getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await screen.findByText('Cancelled by you');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows that it is too late to cancel', async () => {
    show([order('1', 'placed')], 'CONFLICT');
    fireEvent.click((await row('Reward 1')).getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toContain('Your order is already packed'),
    );
  });

  it('links to the rewards if there are no orders', async () => {
    show([]);
    expect(await screen.findByText('You haven’t ordered anything yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View rewards' })).toBeTruthy();
  });
});
