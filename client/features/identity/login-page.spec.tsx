import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { SessionEnd } from '#client/platform/sign-in/session-end';
import { ProviderUnreachable } from '#client/platform/sign-in/unreachable';
import { renderPortal, type RenderOptions } from '#client/testing/render';
import LoginPage from './login-page';
import SignedInAgainPage from './resume/signed-in-again-page';
import SignedInPage from './signed-in-page';

const signIn = jest.fn(async (_language: string, _email?: string): Promise<void> => undefined);
afterEach(() => {
  signIn.mockClear();
  jest.restoreAllMocks();
});

const routes = (
  <Routes>
    <Route path="/" element={<LoginPage />} />
    <Route path="/login" element={<LoginPage />} />
    <Route path="/signed-in" element={<SignedInPage />} />
  </Routes>
);
const open = (options: RenderOptions) =>
  renderPortal(routes, { path: '/login', session: 'signedOut', signIn, ...options });
const go = (name: string) => screen.getByRole('button', { name });

describe('the sign-in page', () => {
  it('opens the form immediately and once, in the language of the page', () => {
    open({ language: 'fr' });
    expect(signIn.mock.calls).toEqual([['fr']]);
  });

  it('waits for a click at the site root, but opens the form at once for people who come from there', () => {
    const withLink = (
      <>
        {routes}
        <Link to="/login">Sign in now</Link>
      </>
    );
    renderPortal(withLink, { path: '/', session: 'signedOut', signIn });
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Sign in now' }));
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('waits for a click after a failed sign-in, to avoid a redirect loop', async () => {
    open({ path: '/signed-in' });
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t sign you in. Please try again.');
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.click(go('Sign in'));
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('shows why the form couldn’t be opened, and retries on a click', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    signIn.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open({});
    expect((await screen.findByRole('alert')).textContent).toContain('can’t reach the portal');
    fireEvent.click(go('Sign in'));
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  });
});

it('the sign-in page shows that its address isn’t secure, and doesn’t try to sign in', () => {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  open({});
  Reflect.deleteProperty(window, 'isSecureContext');
  expect(screen.getByRole('alert').textContent).toContain('address that starts with https://');
  expect(go('Sign in').hasAttribute('disabled')).toBe(true);
  expect(signIn).not.toHaveBeenCalled();
});

describe('the sign-in page while the sign-in service is away', () => {
  const away = /^The sign-in service isn’t responding/;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    signIn.mockRejectedValueOnce(new ProviderUnreachable());
    signIn.mockRejectedValueOnce(new ProviderUnreachable());
  });
  afterEach(() => {
    signIn.mockReset().mockImplementation(async () => undefined);
    jest.useRealTimers();
  });
  const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it.each<[string, RenderOptions]>([
    ['/login', {}],
    ['/', { providerAway: true }],
    ['/signed-in', { providerAway: true }],
  ])('shows it at %s and opens the form automatically once the service is back', async (path, options) => {
    open({ path, ...options });
    await after(0);
    expect(screen.getByRole('alert').textContent).toMatch(away);
    await after(7_500);
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert').textContent).toMatch(away);
    await after(11_250);
    expect(signIn).toHaveBeenCalledTimes(3);
    await after(60_000);
    expect(signIn).toHaveBeenCalledTimes(3);
  });

  it('shows it after a sign-out, and retries only on a click', async () => {
    open({ ended: 'idle' });
    await after(60_000);
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.click(go('Sign in and continue'));
    await after(0);
    expect(screen.getByRole('alert').textContent).toMatch(away);
    await after(7_500);
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});

describe('the sign-in page after a sign-out', () => {
  it.each<[SessionEnd, string, string, string]>([
    ['self', 'You are signed out', 'See you soon.', 'Sign in'],
    ['idle', 'You are signed out', 'No one used Treadway here for 31 min', 'Sign in and continue'],
    ['tab', 'You are signed out', 'in another window', 'Sign in'],
    ['elsewhere', 'Your session was ended elsewhere', 'an administrator', 'Sign in'],
    ['password', 'Your password was changed', 'Sign in with the new password.', 'Sign in'],
    ['terms', 'You declined the Privacy Policy', 'Nothing was deleted', 'Sign in and read it again'],
    ['expired', 'Your session has ended', 'Answers of a test in progress are saved.', 'Sign in and continue'],
  ])('explains a sign-out by %s first: %s', (ended, heading, words, button) => {
    open({ ended });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByRole('status').textContent).toContain(words);
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.click(go(button));
    expect(signIn).toHaveBeenCalledWith('en', undefined);
  });

  it.each<[SessionEnd, string[]]>([
    ['password', ['/forgot', '/contact']],
    ['idle', []],
  ])('offers help after a sign-out by %s, in case it was someone else: %j', (ended, addresses) => {
    open({ ended });
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
  });
});

it('the page after a repeated sign-in explains its purpose, and links home if the person opened it', () => {
  // The browser closes only windows that a script opened.
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
  renderPortal(<SignedInAgainPage />, { path: '/signed-in-again' });
  expect(screen.getByRole('status').textContent).toMatch(/^If another tab asked you to sign in again/);
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
});
