import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import ProsPage from './pros-page';

const pro = (id: string, name: string, since: string, imageUrl: string | null = null) => ({
  __typename: 'Pro',
  id,
  name,
  accountName: 'Bay Tires',
  since,
  imageUrl,
});

const people = [
  pro('a', 'Sofía Reyes', '2026-11-12T12:00:00.000Z', '/images/sofia.webp'),
  pro('b', 'Jérôme Tremblay', '2026-11-09T12:00:00.000Z'),
  pro('c', 'Linh Tran', '2025-03-01T12:00:00.000Z'),
];

/** Returns two people per page, and no one for a search. */
function show(path = '/') {
  const requests: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'Pros') return;
        requests.push(variables);
        const found = variables['search'] ? [] : people;
        const nodes = variables['after'] ? found.slice(2) : found.slice(0, 2);
        const pageInfo = {
          __typename: 'PageInfo',
          hasNextPage: !variables['after'] && found.length > 2,
          endCursor: found.length > 0 ? 'two' : null,
        };
        observer.next({
          data: { pros: { __typename: 'ProConnection', nodes, pageInfo, totalCount: found.length } },
        });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route element={<Outlet context={{ key: 'pro_training' }} />}>
        <Route path="*" element={<ProsPage />} />
      </Route>
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return requests;
}

describe('the page of PRO people', () => {
  it('groups people by their first PRO year, with their avatar or initials', async () => {
    show();
    const newest = await screen.findByRole('region', { name: 'Since 2026' });
    const [first, second] = within(newest).getAllByRole('listitem');
    expect(first!.querySelector('img')!.getAttribute('src')).toBe('/images/sofia.webp');
    expect(second!.querySelector('img')).toBeNull();
    expect(second!.querySelector('[data-initials]')!.getAttribute('data-initials')).toBe('JT');
    expect(screen.getByText('3 people, newest first.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('region', { name: 'Since 2025' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('searches people, and shows if no one is found', async () => {
    const requests = show();
    await screen.findByRole('region', { name: 'Since 2026' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Name or dealer' }), { target: { value: 'zz' } });
    expect(await screen.findByText('No one found.')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ search: 'zz', filter: { section: 'pro_training', since: null } });
  });

  it('filters by a whole year in the site’s time zone', async () => {
    const requests = show('/?year=abc');
    await screen.findByRole('region', { name: 'Since 2026' });
    fireEvent.click(screen.getByRole('button', { name: 'Any year' }));
    fireEvent.click(screen.getByRole('button', { name: '2025' }));
    const since = { from: '2025-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' };
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ filter: { since } }));
    fireEvent.click(screen.getByRole('button', { name: 'Any year' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Since 2025' })).toBeNull());
  });
});
