import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { announceRejection } from '#client/platform/requests/rejections';
import { renderPortal, type RenderOptions } from '#client/testing/render';
import { TermsGuard } from '../index';
import PrivacyPolicyPage from './privacy-policy-page';

/** Terms of the mocked server. */
let accepted: number | null;
let valid: number;
let requests: [name: string, variables: unknown][];
const realFetch = globalThis.fetch;

beforeEach(() => {
  [accepted, valid, requests] = [null, 2, []];
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    headers: { get: () => 'application/json' },
    json: async () => ({ success: true, config: { termsVersion: valid } }),
  })) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const me = () => ({
  __typename: 'Profile',
  id: 'p1',
  name: 'Dana',
  email: 'd@x.example',
  role: 'user',
  userType: 'standard',
  points: 0,
  imageUrl: null,
  termsVersion: accepted,
});
const text = (en: string, es = '') => ({ __typename: 'LocalizedText', en, es, fr: '' });
const terms = () => ({
  __typename: 'Terms',
  version: valid,
  publishedAt: '2026-11-24T12:00:00.000Z',
  acceptedVersion: accepted,
  acceptedAt: accepted ? '2025-08-03T12:00:00.000Z' : null,
  textTranslations: text(`<p>Words of ${valid}</p>`),
  changeNoteTranslations: text('All of it.', 'Todo.'),
});

function answerTo(name: string, version: number | undefined): object {
  if (name === 'Shell') return { me: me() };
  if (name === 'Terms') return { terms: terms() };
  if (version !== valid)
    throw new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'CONFLICT' } }] });
  if (name === 'AcceptTerms') accepted = version;
  const action = name === 'AcceptTerms' ? 'acceptTerms' : 'declineTerms';
  return {
    [action]: {
      __typename: `${action}Payload`,
      profile: { __typename: 'Profile', id: 'p1', termsVersion: accepted },
    },
  };
}

const client = () =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          requests.push([operationName, variables]);
          try {
            observer.next({ data: answerTo(operationName, variables['input']?.version) });
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        }),
    ),
  });

const guarded = (
  <Routes>
    <Route element={<TermsGuard empty={<p>nothing yet</p>} />}>
      <Route path="*" element={<input aria-label="page" />} />
    </Route>
  </Routes>
);
const show = (options: RenderOptions = {}) =>
  renderPortal(guarded, {
    client: client(),
    settings: { termsVersion: valid },
    path: '/training',
    ...options,
  });

const dialog = () => screen.findByRole('dialog', { name: 'Privacy Policy' });
const words = () => screen.findByText(`Words of ${valid}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const page = () => screen.queryByRole('textbox', { name: 'page' });

describe('the Privacy Policy dialog', () => {
  it('opens over an empty portal, and Yes opens the requested page', async () => {
    accepted = 1;
    show();
    const requestDialog = await dialog();
    await words();
    expect(page()).toBeNull();
    expect(within(requestDialog).getByText(/^Version 2 of/).textContent).toBe(
      'Version 2 of Nov 24, 2026. You accepted version 1 on Aug 3, 2025.',
    );
    expect(requestDialog.textContent).toContain('What’s new: All of it.');
    expect(within(requestDialog).queryByRole('button', { name: 'Close' })).toBeNull();
    press('Yes, I accept');
    await waitFor(() => expect(page()).not.toBeNull());
    expect(requests).toContainEqual(['AcceptTerms', { input: { version: 2 } }]);
  });

  it('declines on No, and signs out', async () => {
    const signOut = jest.fn(async (_options?: object) => undefined);
    show({ signOut });
    await words();
    press('No, sign out');
    await waitFor(() => expect(signOut).toHaveBeenCalledWith({ declined: true }));
    expect(requests).toContainEqual(['DeclineTerms', { input: { version: 2 } }]);
    expect(page()).toBeNull();
  });

  it('doesn’t open once accepted, or without terms', async () => {
    accepted = 2;
    show().unmount();
    accepted = null;
    show({ settings: { termsVersion: null } });
    await waitFor(() => expect(page()).not.toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['/contact', '/privacy-policy', '/tests/a1'])('keeps %s open', async (path) => {
    show({ path });
    await waitFor(() => expect(requests).toContainEqual(['Shell', {}]));
    expect(page()).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens for a newer version at the next request, and keeps unsaved input', async () => {
    accepted = 2;
    show();
    await waitFor(() => expect(page()).not.toBeNull());
    fireEvent.change(page()!, { target: { value: 'half a sentence' } });
    valid = 3;
    act(() => announceRejection('TERMS_REQUIRED'));
    await dialog();
    await words();
    press('Yes, I accept');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page()).toHaveProperty('value', 'half a sentence');
  });

  it('shows that a newer version was published while it was open', async () => {
    show();
    await words();
    valid = 3;
    press('Yes, I accept');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'A newer version was published while you were reading',
    );
    await words();
    press('Yes, I accept');
    await waitFor(() => expect(page()).not.toBeNull());
  });

  it('closes once it was answered in another window', async () => {
    show();
    await words();
    accepted = 2;
    fireEvent.focus(window);
    await waitFor(() => expect(page()).not.toBeNull());
  });
});

describe('the Privacy Policy page', () => {
  it('shows English, marked as such, if there is no translation', async () => {
    renderPortal(<PrivacyPolicyPage />, { client: client(), session: 'signedOut', language: 'es' });
    expect((await words()).closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByText('Todo.').getAttribute('lang')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Política de privacidad');
  });
});
