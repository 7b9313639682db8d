import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { SessionEnd } from '#client/platform/sign-in/session-end';
import { renderPortal, type RenderOptions } from '#client/testing/render';
import LoginPage from './login-page';
import SignedInPage from './signed-in-page';

const signIn = jest.fn(async (_language: string): Promise<void> => undefined);
afterEach(() => {
  signIn.mockClear();
  jest.restoreAllMocks();
});

const open = (options: RenderOptions) =>
  renderPortal(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signed-in" element={<SignedInPage />} />
    </Routes>,
    { path: '/login', session: 'signedOut', signIn, ...options },
  );
const go = (name: string) => screen.getByRole('button', { name });

describe('the sign-in page', () => {
  it('goes straight to the form, once, in the language of the page', () => {
    open({ language: 'fr' });
    expect(signIn.mock.calls).toEqual([['fr']]);
  });

  it('asks for a click where a sign-in has just failed, so that the browser is not sent round and round', async () => {
    open({ path: '/signed-in' });
    expect((await screen.findByRole('alert')).textContent).toBe('Sign-in did not work. Please try again.');
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.click(go('Sign in'));
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('says what is wrong where the form cannot be opened, and tries again at a click', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    signIn.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open({});
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
    fireEvent.click(go('Sign in'));
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  });
});

it('the sign-in page says that its address is not secure, and does not try to sign in', () => {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  open({});
  Reflect.deleteProperty(window, 'isSecureContext');
  expect(screen.getByRole('alert').textContent).toContain('address that starts with https://');
  expect(go('Sign in').hasAttribute('disabled')).toBe(true);
  expect(signIn).not.toHaveBeenCalled();
});

describe('whoever is signed out', () => {
  it.each<[SessionEnd, string, string, string]>([
    ['self', 'You are signed out', 'See you soon.', 'Sign in'],
    ['idle', 'You are signed out', 'Nobody used Treadway here for 31 min', 'Sign in and continue'],
    ['tab', 'You are signed out', 'in another window', 'Sign in'],
    ['elsewhere', 'Your session was ended elsewhere', 'an administrator', 'Sign in'],
    ['password', 'Your password was changed', 'Sign in with the new password.', 'Sign in'],
    ['terms', 'You said No to the Privacy Policy', 'Nothing was deleted', 'Sign in and read it again'],
    ['expired', 'Your session has ended', 'Answers of an open test are saved.', 'Sign in and continue'],
  ])('by %s is told so first: %s', (ended, heading, words, button) => {
    open({ ended });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByRole('status').textContent).toContain(words);
    expect(signIn).not.toHaveBeenCalled();
    fireEvent.click(go(button));
    expect(signIn).toHaveBeenCalledWith('en');
  });

  it.each<[SessionEnd, string[]]>([
    ['password', ['/forgot', '/contact']],
    ['idle', []],
  ])('by %s is offered what to do if it was somebody else: %j', (ended, addresses) => {
    open({ ended });
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
  });
});
