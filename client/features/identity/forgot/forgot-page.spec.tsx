import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { clearSessionEnd } from '#client/platform/sign-in/session-end';
import { renderPortal, type RenderOptions } from '#client/testing/render';
import LoginPage from '../login-page';
import ForgotPage from './forgot-page';

const signIn = jest.fn(async (_language: string, _email?: string): Promise<void> => undefined);
afterEach(() => {
  signIn.mockClear();
  clearSessionEnd();
  jest.useRealTimers();
});

type Answers = Record<string, (variables: Record<string, unknown>) => Record<string, unknown> | string>;

/** Creates a server that responds to each operation, or rejects it with a code. Records the inputs. */
function open(path: string, answers: Answers = {}, options: RenderOptions = {}) {
  const requests: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName !== 'PasswordLink') requests.push(variables['input']);
        const answer = answers[operationName]!(variables);
        if (typeof answer === 'string') {
          const errors = [{ message: answer, extensions: { code: answer } }];
          observer.error(new CombinedGraphQLErrors({ errors }, errors));
          return;
        }
        observer.next({ data: answer });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(
    <Routes>
      <Route path="/forgot" element={<ForgotPage />} />
      <Route path="/login" element={<LoginPage />} />
    </Routes>,
    { path, client, session: 'signedOut', signIn, ...options },
  );
  return requests;
}

const taken: Answers = {
  RequestPasswordLink: () => ({
    requestPasswordLink: { __typename: 'RequestPasswordLinkPayload', requests: true },
  }),
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe('the page for a forgotten password', () => {
  it('sends a link, shows the same for every address, and can send it again after five minutes', async () => {
    jest.useFakeTimers();
    const requests = open('/forgot', taken);
    type('E-mail', ' dana@shop.example ');
    press('Send link');
    await wait(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your inbox');
    expect(screen.getByRole('status').textContent).toContain('If dana@shop.example has an account');
    expect(screen.getByText('Send again in 05:00')).toBeTruthy();
    await wait(299);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    await wait(2);
    press('Send again');
    await wait(0);
    expect(screen.getByText('Send again in 05:00')).toBeTruthy();
    expect(requests).toEqual([{ email: 'dana@shop.example' }, { email: 'dana@shop.example' }]);
    press('Try another address');
    expect(screen.getByDisplayValue('dana@shop.example')).toBeTruthy();
  });

  it('requires a valid address, and shows the server’s error', async () => {
    const requests = open('/forgot', { RequestPasswordLink: () => 'RATE_LIMITED' });
    press('Send link');
    expect(await screen.findByText('Enter your e-mail address')).toBeTruthy();
    expect(requests).toEqual([]);
    type('E-mail', 'dana@shop.example');
    press('Send link');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts');
    expect(screen.getByDisplayValue('dana@shop.example')).toBeTruthy();
  });
});

describe('an expired invitation', () => {
  it('shows what happened and how to get another link', async () => {
    open('/forgot?invitation=t0ken', { ...taken, PasswordLink: () => ({ passwordLink: null }) });
    await heading('This invitation has expired or was already used');
    expect(screen.getByRole('status').textContent).toContain('within seven days');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'contact support' }).getAttribute('href')).toBe('/contact');
    press('Send a new link');
    expect(await heading('Forgot your password?')).toBeTruthy();
  });

  it('is recognized by its stored purpose if the address has none', async () => {
    const passwordLink = { __typename: 'PasswordLink', email: 'dana@shop.example', purpose: 'invited' };
    open('/forgot?link=t0ken', {
      PasswordLink: () => ({ passwordLink }),
      SetPasswordByLink: () => 'NOT_FOUND',
    });
    await heading('Choose your password');
    type('New password', 'summer-Tread-8');
    type('New password again', 'summer-Tread-8');
    press('Save password');
    expect(await heading('This invitation has expired or was already used')).toBeTruthy();
  });
});

describe('the page of a password link', () => {
  const linkFor = (purpose: 'forgotten' | 'invited') => () => ({
    passwordLink: { __typename: 'PasswordLink', email: 'dana@shop.example', purpose },
  });
  const known = linkFor('forgotten');

  it('welcomes invited people without mentioning an old password', async () => {
    open('/forgot?invitation=tok', { PasswordLink: linkFor('invited') });
    await heading('Choose your password');
    expect(screen.getByText('You’ll sign in with dana@shop.example.')).toBeTruthy();
    expect(screen.queryByText(/signed out|Step/)).toBeNull();
  });

  const set = () => ({ setPasswordByLink: { __typename: 'SetPasswordByLinkPayload', set: true } });
  const fill = (password: string, again = password) => {
    type('New password', password);
    type('New password again', again);
    press('Save password');
  };

  it('sets a valid password and opens the sign-in form with the e-mail address', async () => {
    const requests = open('/forgot?link=t0ken', { PasswordLink: known, SetPasswordByLink: set });
    expect(await screen.findByText('For dana@shop.example')).toBeTruthy();
    fill('summer-Tread-8');
    await waitFor(() => expect(signIn.mock.calls).toEqual([['en', 'dana@shop.example']]));
    expect(requests).toEqual([{ token: 't0ken', password: 'summer-Tread-8' }]);
  });

  it('shows that the password is saved before it opens a form of another provider, which can’t', async () => {
    const meta = document.createElement('meta');
    meta.name = 'identity-issuer';
    meta.content = 'https://id.treadway.example/realms/treadway';
    document.head.append(meta);
    try {
      open('/forgot?invitation=t0ken', { PasswordLink: linkFor('invited'), SetPasswordByLink: set });
      await heading('Choose your password');
      fill('summer-Tread-8');
      await heading('Password saved');
      expect(screen.getByRole('status').textContent).toBe('Sign in.');
      expect(signIn).not.toHaveBeenCalled();
      press('Sign in');
      expect(signIn.mock.calls).toEqual([['en', 'dana@shop.example']]);
    } finally {
      meta.remove();
    }
  });

  it('leads from a used link to the sign-in form with the e-mail address', async () => {
    open('/forgot?link=t0ken', { PasswordLink: known, SetPasswordByLink: () => 'NOT_FOUND' });
    await heading('New password');
    fill('summer-Tread-8');
    fireEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(signIn.mock.calls).toEqual([['en', 'dana@shop.example']]));
  });

  it('sets the password only once if the sign-in form couldn’t be opened at first', async () => {
    signIn.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const requests = open('/forgot?link=t0ken', { PasswordLink: known, SetPasswordByLink: set });
    await heading('New password');
    fill('summer-Tread-8');
    await screen.findByRole('alert');
    press('Sign in');
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
    expect(requests).toHaveLength(1);
    warn.mockRestore();
  });

  it.each([
    ['seven-7', 'seven-7', 'Must contain at least 8 characters'],
    [`${'a'.repeat(62)}-12`, undefined, 'Too many characters'],
    ['lettersonly', undefined, 'Must contain at least one letter, one number, and one special character'],
    ['summer-Tread-8', 'summer-Tread-9', 'Passwords do not match'],
  ])('rejects %s and sends nothing', async (password, again, message) => {
    const requests = open('/forgot?link=t0ken', { PasswordLink: known });
    await heading('New password');
    fill(password, again);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it.each([
    ['PASSWORD_UNCHANGED', 'This is already your password. Choose a different one.'],
    ['PASSWORD_TOO_WEAK', 'Must contain at least one letter, one number, and one special character'],
  ])('shows the server’s error %s at the field until another password is typed', async (code, message) => {
    const rejections = [code];
    open('/forgot?link=t0ken', {
      PasswordLink: known,
      SetPasswordByLink: () => rejections.shift() ?? set(),
    });
    await heading('New password');
    fill('winter-Tread-7');
    await screen.findByText(message);
    const input = screen.getByLabelText('New password');
    await waitFor(() => expect(document.activeElement).toBe(input));
    const described = input.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    type('New password', 'summer-Tread-8');
    expect(screen.queryByText(message)).toBeNull();
    fill('summer-Tread-8');
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  });

  it('shows which rules a password meets while it is typed', async () => {
    open('/forgot?link=t0ken', { PasswordLink: known });
    await heading('New password');
    type('New password', 'winterline7');
    const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules).toEqual([
      '8 to 64 characters (met)',
      'A letter (met)',
      'A number (met)',
      'A special character, such as ! or # (missing)',
    ]);
  });

  it.each<[string, Answers]>([
    ['that has expired', { PasswordLink: () => ({ passwordLink: null }) }],
    ['that was just used', { PasswordLink: known, SetPasswordByLink: () => 'NOT_FOUND' }],
  ])('offers a new link for one %s', async (_which, answers) => {
    open('/forgot?link=t0ken', { ...taken, ...answers });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
    if (screen.queryByLabelText('New password')) fill('summer-Tread-8');
    await heading('This link has expired or was already used');
    press('Send a new link');
    expect(await heading('Forgot your password?')).toBeTruthy();
  });
});
