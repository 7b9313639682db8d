import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import PersonHistory from './person-history';

const event = (id: string, kind: string, values: Record<string, unknown> = {}) => ({
  __typename: 'PersonEvent',
  id,
  kind,
  at: '2026-11-20T12:00:05.000Z',
  entry: null,
  about: null,
  status: null,
  score: null,
  amount: null,
  reason: null,
  note: null,
  balanceAfter: null,
  orderId: null,
  orderNumber: null,
  ...values,
});
const entry = (id: string, values: Record<string, unknown>) => ({
  __typename: 'AuditEntry',
  id,
  at: '2026-11-20T12:00:05.000Z',
  actorKind: 'person',
  actorId: 'p1',
  actorName: 'Tom Becker',
  targetKind: 'profile',
  targetId: 'p1',
  targetName: 'Tom Becker',
  outcome: 'done',
  changes: [] as unknown[],
  address: null,
  sealedIn: null,
  sealedAt: null,
  ...values,
});
const change = { __typename: 'AuditChange', field: 'location', before: '"plt2"', after: '"plt1"' };

const nodes = [
  event('e1', 'points', {
    reason: 'reward',
    amount: -900,
    balanceAfter: 450,
    about: 'Steel flask',
    orderId: 'o1',
    orderNumber: 'R-20016',
  }),
  event('a1', 'test', { about: 'Torque', status: 'passed', score: 90 }),
  event('3', 'mail', {
    entry: entry('3', { action: 'sent_email', actorKind: 'system', actorId: null, outcome: 'test_passed' }),
  }),
  event('2', 'change', {
    at: '2026-11-13T12:00:00.000Z',
    entry: entry('2', {
      action: 'user_update',
      actorId: 'h1',
      actorName: 'Haruka Ito',
      changes: [{ ...change, isErased: false }],
    }),
  }),
  event('1', 'change', {
    at: '2026-11-12T12:00:00.000Z',
    entry: entry('1', {
      action: 'merged_email',
      changes: [
        ['role', '"user"', '"manager"'],
        ['userType', '"pro"', '"conti"'],
        ['lang', '"en"', '"fr"'],
        ['notGivenBack', null, '["account","place"]'],
        ['mergedProfile', null, '"3bbf8e15-9cbd-5be9-86d0-411439943ec0"'],
      ].map(([field, before, after]) => ({ ...change, field, before, after, isErased: false })),
    }),
  }),
];

const counts = [
  ['sign_in', 144, false],
  ['test', 10, false],
  ['points', 12_031, true],
  ['mail', 0, false],
  ['change', 0, true],
].map(([kind, count, hasMore]) => ({ __typename: 'PersonEventCount', kind, count, hasMore }));

/** Renders the history of p1, and then replaces it with that of p2. */
function Opened() {
  const [id, setId] = useState('p1');
  return (
    <>
      <button onClick={() => setId('p2')}>Other</button>
      <PersonHistory id={id} />
    </>
  );
}

type RecordedRequest = Record<string, unknown>[];

/** Opens the history of p1 and returns its requests. Counts arrive once they are released. */
function open(
  path = '/admin/people/p1',
  counted: { requests: RecordedRequest; until?: Promise<void> } = { requests: [] },
) {
  const requests: RecordedRequest = [];
  const link = new ApolloLink(
    ({ variables, operationName }) =>
      new Observable((observer) => {
        if (operationName === 'PersonEventCounts') {
          counted.requests.push(variables);
          void Promise.resolve(counted.until).then(() => {
            if (variables['search'] === 'rejected') return observer.error(new Error('no line'));
            observer.next({ data: { personEventCounts: counts } });
            observer.complete();
          });
          return;
        }
        requests.push(variables);
        const filter = variables['filter'] as { kinds?: string[] } | null;
        const isNone = variables['search'] === 'nothing';
        const first = nodes.filter(({ kind }) => !isNone && (filter?.kinds?.includes(kind) ?? true));
        const page = filter?.kinds
          ? Array.from({ length: 20 }, (_, at) => ({ ...first[0]!, id: `e${at}` }))
          : first;
        const found = variables['after'] ? first.map((each) => ({ ...each, id: 'earlier' })) : page;
        const personHistory = {
          __typename: 'PersonEventConnection',
          nodes: found,
          pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c1' },
          totalCount: 214,
        };
        observer.next({ data: { personHistory } });
        observer.complete();
      }),
  );
  renderPortal(<Opened />, {
    path,
    client: new ApolloClient({ cache: createCache(), link }),
  });
  return requests;
}

describe('the history of a person', () => {
  it('lists tests, points, mails and changes by day', async () => {
    open();
    await screen.findByText(/Steel flask/);
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Nov 20, 2026', 'Nov 13, 2026', 'Nov 12, 2026']);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringContaining('Redeemed for a rewardSteel flask · R-20016−900balance 450'),
      expect.stringContaining('TorquePassed, 90%'),
      expect.stringContaining('E-mail sent, Test passed'),
      expect.stringContaining('Profile updatedby Haruka ItoLocation: plt2 → plt1'),
      expect.stringMatching(
        /Role: User → ManagerUser type: PRO → ContiLanguage: English → FrenchNot restored: empty → Account, CountryMerged profile: empty → 3bbf8e1512:00 PM$/,
      ),
    ]);
    expect(screen.getByRole('link', { name: '3bbf8e15' }).getAttribute('href')).toBe(
      '/admin/people/3bbf8e15-9cbd-5be9-86d0-411439943ec0',
    );
    expect(screen.getByRole('link', { name: 'R-20016' }).getAttribute('href')).toBe('/admin/orders/o1');
    expect(screen.getByText('1 to 5 of 214')).toBeTruthy();
  });

  it('filters by the kind in its address, and continues on the next page', async () => {
    const requests = open();
    await screen.findByText(/Steel flask/);
    const kinds = within(screen.getByRole('navigation', { name: 'Show' }));
    fireEvent.click(kinds.getByRole('link', { name: /^Tests/ }));
    await screen.findByText('1 to 20 of 214');
    expect(kinds.getByRole('link', { name: /^Tests/ }).getAttribute('aria-current')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21 to 21 of 214');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(requests).toEqual([
      { profileId: 'p1', search: null, filter: null },
      { profileId: 'p1', search: null, filter: { kinds: ['test'] } },
      { profileId: 'p1', search: null, filter: { kinds: ['test'] }, after: 'c1' },
    ]);
  });

  it('filters by search and days of its address, and keeps both for another kind', async () => {
    const requests = open('/admin/people/p1?q=flask&at=2026-11-01,2026-11-20');
    await screen.findByText(/Steel flask/);
    const filter = {
      since: '2026-11-01T00:00:00.000Z',
      before: '2026-11-21T00:00:00.000Z',
    };
    expect(requests).toEqual([{ profileId: 'p1', search: 'flask', filter }]);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'flask');
    fireEvent.click(screen.getByRole('link', { name: /^Points/ }));
    await screen.findByText('1 to 20 of 214');
    expect(requests[1]).toEqual({
      profileId: 'p1',
      search: 'flask',
      filter: { ...filter, kinds: ['points'] },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Dates: Nov 1, 2026 to Nov 20, 2026' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
    await screen.findByRole('button', { name: 'Dates: until Nov 20, 2026' });
    expect(requests[2]).toMatchObject({ filter: { before: filter.before, kinds: ['points'] } });
  });

  it('shows the number of each kind once it has loaded, without waiting for it', async () => {
    let letGo = () => {};
    const counted = {
      requests: [] as RecordedRequest,
      until: new Promise<void>((resolve) => (letGo = resolve)),
    };
    open('/admin/people/p1?q=flask&history=test', counted);
    await screen.findByText('1 to 20 of 214');
    const names = () =>
      within(screen.getByRole('navigation', { name: 'Show' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Everything', 'Sign-ins', 'Tests', 'Points', 'E-mails', 'Changes']);
    letGo();
    await screen.findByRole('link', { name: 'Sign-ins, 144' });
    // Only part of the entries was searched for changes, so the real number may be higher.
    expect(names()).toEqual([
      'Everything',
      'Sign-ins, 144',
      'Tests, 10',
      'Points, 12,031+',
      'E-mails, 0',
      'Changes',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'E-mails, 0' }));
    await screen.findAllByText(/E-mail sent/);
    expect(names()[1]).toBe('Sign-ins, 144');
    expect(counted.requests).toEqual([{ profileId: 'p1', search: 'flask', filter: null }]);
  });

  it('shows no counts of another person, and none of another search if they fail to load', async () => {
    const counted: { requests: RecordedRequest; until?: Promise<void> } = { requests: [] };
    open('/admin/people/p1', counted);
    await screen.findByRole('link', { name: 'Sign-ins, 144' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rejected' } });
    await screen.findByRole('link', { name: 'Sign-ins' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'flask' } });
    await screen.findByRole('link', { name: 'Sign-ins, 144' });
    counted.until = new Promise(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Other' }));
    expect(await screen.findByRole('link', { name: 'Sign-ins' })).toBeTruthy();
    expect(counted.requests.at(-1)).toMatchObject({ profileId: 'p2' });
  });

  it('ignores invalid days in its address, and shows that nothing matches', async () => {
    const requests = open('/admin/people/p1?at=2026-11-01,soon');
    await screen.findByText(/Steel flask/);
    expect(screen.getByRole('button', { name: 'All dates' })).toBeTruthy();
    expect(requests).toEqual([{ profileId: 'p1', search: null, filter: null }]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
    await screen.findByText('No matching activity');
    expect(requests.at(-1)).toEqual({ profileId: 'p1', search: 'nothing', filter: null });
  });

  it('exports what it shows', async () => {
    const fetched = globalThis.fetch;
    const addresses: string[] = [];
    globalThis.fetch = async (address) => {
      addresses.push(decodeURIComponent(String(address)));
      throw new TypeError('no line');
    };
    open('/admin/people/p1?history=test&q=a');
    fireEvent.click(screen.getByRole('button', { name: 'Export this history' }));
    fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await screen.findByRole('alert');
    globalThis.fetch = fetched;
    expect(addresses).toEqual(['/api/people/p1/history.csv?search=a&filter={"kinds":["test"]}']);
  });
});
