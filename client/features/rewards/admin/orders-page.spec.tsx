import { afterEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { begunAction } from '#client/testing/begun-action';
import { renderPortal } from '#client/testing/render';
import OrderPage from './order-page';
import OrdersPage from './orders-page';

const order = (number: number, state: string) => ({
  __typename: 'Order',
  id: `o${number}`,
  number: `R-${number}`,
  rewardId: 'r1',
  rewardName: 'Steel flask',
  price: 900,
  state,
  address: '1200 W Van Buren St, Phoenix',
  shippingAddress: null,
  trackingNumber: null as string | null,
  placedAt: '2026-11-20T10:00:00.000Z',
  packedAt: null as string | null,
  sentAt: null as string | null,
  receivedAt: null,
  cancelledAt: null as string | null,
  cancelledByOwner: false,
  cancelReason: null as string | null,
  profileId: 'p1',
  personName: 'Luis Herrera',
  accountName: 'Desert Sun Distribution',
});

const counts = { toDo: 2, placed: 1, packed: 1, sent: 0, received: 0, cancelled: 3, all: 5 };

const sending = {
  __typename: 'BulkPreview',
  total: 2,
  takes: 1,
  leftOut: [{ __typename: 'BulkLeftOut', reason: 'wrong_step', count: 1 }],
  before: [],
  names: ['R-20434'],
  effects: [],
  isWhole: true,
  canBeUndone: false,
};

/** Creates a server with a placed and a packed order. With `late`, someone else ships the packed one first. */
function open(path: string, late = false) {
  const requests: Record<string, unknown>[] = [];
  const stored = [order(20433, 'placed'), order(20434, 'packed')];
  const answer = (operation: string, variables: Record<string, unknown>): unknown => {
    const input = variables['input'] as Record<string, unknown>;
    if (operation === 'OrderViews') {
      return Object.fromEntries(
        Object.entries(counts).map(([key, totalCount]) => [
          key,
          { __typename: 'OrderConnection', totalCount },
        ]),
      );
    }
    if (operation === 'FulfilledOrder')
      return { order: stored.find(({ id }) => id === variables['id']) ?? null };
    if (operation === 'ListViews') return { listViews: [] };
    if (operation === 'OpenBulkActions') {
      return { bulkActions: { __typename: 'BulkActionConnection', nodes: [] } };
    }
    if (operation === 'BulkPreview') return { bulkPreview: sending };
    if (operation === 'StartBulkAction') return begunAction();
    if (operation === 'AdvanceOrders') {
      const ids = input['orderIds'] as string[];
      const before = input['to'] === 'packed' ? 'placed' : 'packed';
      const due = stored.filter(({ id, state }) => ids.includes(id) && state === before);
      for (const each of due) {
        each.state = String(input['to']);
        each.trackingNumber = input['trackingNumber'] as string | null;
      }
      const orders = stored.filter(({ id }) => ids.includes(id)).map((each) => ({ ...each }));
      const leftOut = ids.length - due.length;
      return { advanceOrders: { __typename: 'AdvanceOrdersPayload', orders, leftOut } };
    }
    if (operation === 'CancelAnyOrder') {
      const one = stored.find(({ id }) => id === input['orderId'])!;
      Object.assign(one, { state: 'cancelled', cancelledAt: '2026-11-21T10:00:00.000Z' });
      one.cancelReason = input['reason'] as string | null;
      return { cancelOrder: { __typename: 'CancelOrderPayload', order: { ...one } } };
    }
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    const nodes = stored.map((each) => ({ ...each }));
    return { orders: { __typename: 'OrderConnection', nodes, totalCount: 2, pageInfo } };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        requests.push({ operationName, ...variables });
        if (late && operationName === 'CancelAnyOrder') {
          stored[1]!.state = 'sent';
          const errors = [{ message: 'CONFLICT', extensions: { code: 'CONFLICT' } }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        observer.next({ data: answer(operationName, variables) as never });
        observer.complete();
      }),
  );
  renderPortal(
    <>
      <Toaster />
      <Routes>
        <Route path="/admin/orders" element={<OrdersPage />} />
        <Route path="/admin/orders/:id" element={<OrderPage />} />
      </Routes>
    </>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return { of: (operation: string) => requests.filter(({ operationName }) => operationName === operation) };
}

describe('the list of orders', () => {
  it('shows recipient, reward and status, and filters by status with counts', async () => {
    const requests = open('/admin/orders');
    const row = (await screen.findByText('R-20433')).closest('tr')!;
    for (const text of ['Luis Herrera', 'Desert Sun Distribution', 'Steel flask', '900', 'Placed']) {
      expect(within(row).getByText(text)).toBeTruthy();
    }
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await views.findByText('To do, 2');
    expect(views.getByText('All, 5').getAttribute('aria-current')).toBe('page');
    fireEvent.click(views.getByText('To do, 2'));
    await waitFor(() =>
      expect(requests.of('FulfilledOrders').at(-1)).toMatchObject({
        where: { state: { oneOf: ['placed', 'packed'] } },
      }),
    );
    expect(views.getByText('To do, 2').getAttribute('aria-current')).toBe('page');
  });

  it('ships several orders in one parcel, after it showed how many are packed', async () => {
    const requests = open('/admin/orders?states=placed,packed');
    await screen.findByText('R-20433');
    for (const name of ['R-20433', 'R-20434'])
      fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    fireEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as shipped' }));
    await dialog.findByText('1 of 2');
    expect(dialog.getByText('Not at this step: 1')).toBeTruthy();
    expect(dialog.getByText(/^Each person gets an e-mail/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Tracking number'), { target: { value: ' 1Z 402 ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Apply to 1' }));
    await waitFor(() =>
      expect(requests.of('StartBulkAction')).toMatchObject([
        {
          input: {
            list: 'orders',
            action: 'send',
            selection: { ids: ['o20433', 'o20434'] },
            values: [{ name: 'trackingNumber', value: '1Z 402' }],
          },
        },
      ]),
    );
    // Typing doesn't send a request.
    expect(requests.of('BulkPreview')).toHaveLength(1);
  });

  it('names the button that keeps several orders differently from Cancel', async () => {
    open('/admin/orders?states=placed,packed');
    await screen.findByText('R-20433');
    for (const name of ['R-20433', 'R-20434'])
      fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
    const actions = within(await screen.findByRole('dialog', { name: 'Actions' }));
    fireEvent.click(actions.getByRole('button', { name: 'Cancel orders' }));
    const several = within(await screen.findByRole('dialog', { name: 'Cancel orders' }));
    expect(several.getByRole('button', { name: 'Keep orders' })).toBeTruthy();
    expect(several.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('names the button that keeps one order differently from Cancel', async () => {
    open('/admin/orders/o20433');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order…' }));
    const one = within(await screen.findByRole('dialog', { name: 'Cancel order R-20433?' }));
    expect(one.getByRole('button', { name: 'Keep order' })).toBeTruthy();
    expect(one.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(1);
  });
});

describe('an order beside the list', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('opens from its number if there is space, can be packed there, and closes to the list', async () => {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('75em') });
    open('/admin/orders?states=placed,packed');
    fireEvent.click(await screen.findByRole('link', { name: 'R-20433' }));
    const panel = await screen.findByRole('complementary', { name: 'R-20433' });
    expect(await within(panel).findByText('1200 W Van Buren St, Phoenix')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'R-20433' }).getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('columnheader', { name: 'Account' })).toBeNull();
    expect(screen.getByText('To do, 2').getAttribute('aria-current')).toBe('page');
    fireEvent.click(within(panel).getByRole('button', { name: 'Mark as packed' }));
    expect(await within(panel).findByRole('button', { name: 'Mark as shipped…' })).toBeTruthy();
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'R-20433' }));
  });
});

describe('the page of an order', () => {
  it('shows the address, packs the order, and ships it with a tracking number', async () => {
    open('/admin/orders/o20433');
    await screen.findByText('1200 W Van Buren St, Phoenix');
    fireEvent.click(screen.getByRole('button', { name: 'Mark as packed' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as shipped…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark 1 order as shipped?' });
    fireEvent.change(within(dialog).getByLabelText('Tracking number'), { target: { value: '1Z 402' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as shipped' }));
    await screen.findByText('1Z 402');
    expect(screen.getByRole('button', { name: 'Mark as delivered' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel order…' })).toBeNull();
  });

  it('cancels the order with a reason, after it showed how many points are returned', async () => {
    const requests = open('/admin/orders/o20433');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order R-20433?' });
    within(dialog).getByText('Luis Herrera gets 900 points back and an e-mail.');
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'No longer made.' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await screen.findByText('No longer made.');
    expect(requests.of('CancelAnyOrder')).toMatchObject([
      { input: { orderId: 'o20433', reason: 'No longer made.' } },
    ]);
  });

  it('shows that another administrator has shipped the order, and doesn’t cancel it', async () => {
    open('/admin/orders/o20434', true);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order R-20434?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await screen.findByText('Shipped');
    expect(screen.queryByRole('button', { name: 'Cancel order…' })).toBeNull();
  });
});
