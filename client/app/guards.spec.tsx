import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { announceRejection } from '#client/platform/requests/rejections';
import { requestedPath } from '#client/platform/sign-in/requested-path';
import { renderPortal, type RenderOptions } from '#client/testing/render';
import { MaintenanceGuard, SignedInOnly } from './guards';

const realFetch = globalThis.fetch;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

function Here() {
  return <p data-testid="here">{useLocation().pathname}</p>;
}

const guarded = (
  <Routes>
    <Route path="/login" element={<Here />} />
    <Route element={<MaintenanceGuard />}>
      <Route element={<SignedInOnly />}>
        <Route path="/training" element={<Here />} />
      </Route>
      <Route path="*" element={<Here />} />
    </Route>
  </Routes>
);

const clientOf = (role: string) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          const me = {
            id: 'p1',
            name: 'Dana',
            email: 'd@x.example',
            role,
            userType: 'standard',
            points: 0,
            imageUrl: null,
            termsVersion: null,
          };
          observer.next({ data: { me: { __typename: 'Profile', ...me } } });
          observer.complete();
        }),
    ),
  });

async function arrivesAt(options: RenderOptions): Promise<string | null> {
  renderPortal(guarded, options);
  return (await screen.findByTestId('here')).textContent;
}

describe('a protected page', () => {
  it('sends a visitor to sign in and keeps the address', async () => {
    expect(await arrivesAt({ path: '/training?kind=tire', session: 'signedOut' })).toBe('/login');
    expect(requestedPath()).toBe('/training?kind=tire');
  });

  it('opens for a signed-in person', async () => {
    expect(await arrivesAt({ path: '/training' })).toBe('/training');
  });
});

describe('the maintenance mode', () => {
  const settings = { maintenanceMode: true };

  it('sends a signed-in person to /maintenance', async () => {
    expect(await arrivesAt({ path: '/training', settings, client: clientOf('user') })).toBe('/maintenance');
  });

  it('also sends a manager to /maintenance', async () => {
    expect(await arrivesAt({ path: '/news', settings, client: clientOf('manager') })).toBe('/maintenance');
  });

  it('redirects to /maintenance once the server rejects a request because of it', async () => {
    globalThis.fetch = (async () => ({
      ok: true,
      headers: { get: () => 'application/json' },
      json: async () => ({ success: true, config: settings }),
    })) as unknown as typeof fetch;
    expect(await arrivesAt({ path: '/training', client: clientOf('user') })).toBe('/training');
    await act(async () => announceRejection('MAINTENANCE'));
    await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/maintenance'));
  });

  it('lets an administrator through', async () => {
    expect(await arrivesAt({ path: '/training', settings, client: clientOf('admin') })).toBe('/training');
  });

  it('offers a retry if the person can’t be loaded', async () => {
    let fails = true;
    const link = new ApolloLink((operation) => {
      if (!fails) return clientOf('admin').link.request(operation, () => new Observable(() => undefined))!;
      return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
    });
    renderPortal(guarded, {
      path: '/training',
      settings,
      client: new ApolloClient({ cache: new InMemoryCache(), link }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again);
    expect((await screen.findByTestId('here')).textContent).toBe('/training');
  });

  it('keeps certificates open for visitors, but not for signed-in people', async () => {
    const path = '/certificates/7Q4M-2K9D-XH3T';
    expect(await arrivesAt({ path, settings, session: 'signedOut' })).toBe(path);
    cleanup();
    expect(await arrivesAt({ path, settings, client: clientOf('user') })).toBe('/maintenance');
  });

  it.each(['/contact', '/maintenance', '/tools/admin/users'])('keeps %s open', async (path) => {
    expect(await arrivesAt({ path, settings, client: clientOf('user') })).toBe(path);
  });
});
