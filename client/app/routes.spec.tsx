import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { requestedPath } from '#client/platform/sign-in/requested-path';
import { renderPortal, type RenderOptions } from '#client/testing/render';
import { AppRoutes } from './routes';

const me = {
  __typename: 'Profile',
  id: 'p1',
  name: 'Dana',
  email: 'dana@shop.example',
  userType: 'standard',
  points: 0,
  imageUrl: null,
  termsVersion: null,
};

const menu = (location: string, label: string) => ({
  __typename: 'Menu',
  location,
  links: [{ __typename: 'MenuLink', id: label, href: '/training', label, newTab: false }],
});
const menus = {
  __typename: 'Menus',
  mainMenu: menu('mainMenu', 'Read at start'),
  footerMenu: menu('footerMenu', 'Read for the footer'),
};

let requests: { operationName: string | undefined; variables: Record<string, unknown> }[];
beforeEach(() => {
  requests = [];
  sessionStorage.clear();
});

/** Creates a client that answers the queries of the layout. Queries of the pages stay pending. */
function clientOf(role: 'user' | 'admin'): ApolloClient {
  const answers: Record<string, object> = { Shell: { me: { ...me, role } }, Menus: { menus } };
  const link = new ApolloLink(({ operationName, variables }) => {
    requests.push({ operationName, variables });
    const data = answers[operationName ?? ''];
    return new Observable((observer) => data && observer.next({ data }));
  });
  return new ApolloClient({ cache: createCache(), link });
}

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

const address = () => screen.getByTestId('address').textContent;
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

const signIn = jest.fn(async (_language: string, _email?: string): Promise<void> => undefined);

function open(options: RenderOptions, role: 'user' | 'admin' = 'user'): void {
  signIn.mockClear();
  renderPortal(
    <>
      <AppRoutes />
      <Address />
    </>,
    { signIn, client: clientOf(role), ...options },
  );
}

describe('the site root', () => {
  it('keeps a person there after signing out', async () => {
    open({ path: '/', session: 'signedOut', ended: 'self' });
    expect([await heading(), address()]).toEqual(['You are signed out', '/']);
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows visitors a front page with a sign-in button', async () => {
    open({ path: '/', session: 'signedOut' });
    expect([await heading(), address()]).toEqual(['Sign in', '/']);
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledWith('en', undefined);
  });
});

describe('a path that contains /admin', () => {
  const paths = [
    '/admin',
    '/administration',
    '/programs/admin',
    '/results/admin',
    '/training/modules/admin-1',
    '/whats-new/articles/administrators',
    '/no/such/admin/page',
  ];

  it.each(paths)('opens the admin area for administrators: %s', async (path) => {
    open({ path }, 'admin');
    await screen.findByRole('navigation', { name: 'Administration' });
    expect(address()).toBe('/admin');
  });

  it.each(paths)('shows to others that it is only for administrators: %s', async (path) => {
    open({ path });
    await screen.findByText('These pages are only for administrators.');
    expect(address()).toBe('/admin');
  });

  it.each(paths)('leads to the admin area after signing in: %s', async (path) => {
    open({ path, session: 'signedOut', ended: 'self' });
    await heading();
    expect([address(), requestedPath()]).toEqual(['/login', '/admin']);
  });

  it.each(paths)('is reachable during maintenance: %s', async (path) => {
    open({ path, settings: { maintenanceMode: true } });
    await screen.findByText('These pages are only for administrators.');
    expect(address()).toBe('/admin');
  });

  it('keeps its address if it starts with /admin/', async () => {
    open({ path: '/admin/no-such-page' }, 'admin');
    await screen.findByRole('navigation', { name: 'Administration' });
    expect(address()).toBe('/admin/no-such-page');
  });
});

describe('the other paths', () => {
  it.each(['signedIn', 'signedOut'] as const)(
    'keep their address and show that the page was not found: %s',
    async (session) => {
      open({ path: '/no/such/page', session });
      await screen.findByRole('heading', { level: 1, name: 'Route not found' });
      await waitFor(() => expect(document.title).toBe('Route not found · Treadway'));
      expect(address()).toBe('/no/such/page');
    },
  );

  it.each(['/login', '/maintenance'])('lead signed-in people to the home page: %s', async (path) => {
    open({ path });
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('the page shell', () => {
  it.each([
    ['/training', 'signedIn'],
    ['/programs', 'signedIn'],
    ['/contact', 'signedOut'],
  ] as const)('loads both menus once at start: at %s, %s', async (path, session) => {
    open({ path, session, language: 'es' });
    const footer = await screen.findByRole('link', { name: 'Read for the footer' });
    expect(within(screen.getByRole('contentinfo')).getByText('Read for the footer')).toBe(footer);
    const main = within(screen.getByRole('banner')).queryAllByText('Read at start');
    expect(main).toHaveLength(session === 'signedIn' ? 1 : 0);
    const loads = requests.filter(({ operationName }) => operationName === 'Menus');
    expect(loads).toEqual([{ operationName: 'Menus', variables: { lang: 'es' } }]);
  });
});
