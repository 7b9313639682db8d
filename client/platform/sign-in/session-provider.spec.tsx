import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { errorCode } from '#client/platform/error-code';
import { callRest, withAccess } from '#client/platform/rest';
import { renderPortal } from '#client/testing/render';
import { ToastArea } from '#client/ui/toast-area';
import { onBeforeSignOut } from './flush';
import type { SignIn } from './keycloak';
import { useSession } from './session';
import { SessionProvider } from './session-provider';
import { signOut, takeSignOutOutcome } from './sign-out';

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => toast.remove());
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

const signIn = {
  isSignedIn: () => true,
  onEnded: () => undefined,
  forget: () => undefined,
  identityToken: () => 'identity',
  signOut: async () => undefined,
} as unknown as SignIn;

function SignOutButton() {
  const session = useSession();
  return <button onClick={() => void session.signOut()}>Sign out</button>;
}

function open(initialized = true): void {
  renderPortal(
    <SessionProvider signIn={signIn} initialized={initialized}>
      <SignOutButton />
      <ToastArea />
    </SessionProvider>,
  );
}

function answerWith(status: number, code = 'TOKEN_INVALID'): void {
  globalThis.fetch = (async () => ({
    ok: status < 400,
    status,
    headers: { get: () => 'application/json' },
    json: async () => ({ success: status < 400, code }),
  })) as unknown as typeof fetch;
}

const toasts = (): (string | null)[] => screen.queryAllByRole('status').map(({ textContent }) => textContent);

describe('a session that the server could not make', () => {
  it("is told by the toast 'Unable to initialize session'", () => {
    open(false);
    expect(toasts()).toEqual(['Unable to initialize session']);
  });

  it('is the only one that is told', () => {
    open();
    expect(toasts()).toEqual([]);
  });
});

describe('a call that the server refused', () => {
  const renew = jest.fn(async () => undefined);
  const refuse = (code: string) => {
    renew.mockClear();
    answerWith(401, code);
    return act(() => withAccess((token) => callRest('/api/any', { token })).catch(errorCode));
  };

  it.each([
    ['TOKEN_INVALID', 1],
    ['UNAUTHENTICATED', 1],
    ['FORBIDDEN', 0],
  ])('with %s asks the provider whether the session still lasts: %d', async (code, times) => {
    renderPortal(
      <SessionProvider signIn={{ ...signIn, renew }} initialized>
        <p />
      </SessionProvider>,
    );
    expect(await refuse(code)).toBe(code);
    expect(renew).toHaveBeenCalledTimes(times);
  });
});

describe('a sign-out by inactivity', () => {
  const notice = 'You were signed out because there was no activity.';

  it('is told on the page after it, until somebody is there to read it', async () => {
    jest.useFakeTimers();
    answerWith(200);
    await signOut(signIn, { timeout: true });
    open();
    await act(async () => jest.advanceTimersByTimeAsync(3_600_000));
    expect(toasts()).toEqual([notice]);
    jest.useRealTimers();
  });

  it('is told in the other tabs', async () => {
    answerWith(200);
    await signOut(signIn, { timeout: true });
    takeSignOutOutcome();
    open();
    const [key, newValue] = Object.entries(localStorage)[0]!;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: String(newValue) })));
    expect(toasts()).toEqual([notice]);
  });
});

describe('a sign-out', () => {
  it("says 'Logging out...' until it is over, and 'Error logging out' where the server is out of reach", async () => {
    let lose = (): void => undefined;
    globalThis.fetch = (() =>
      new Promise((_, refuse) => {
        lose = () => refuse(new TypeError('Failed to fetch'));
      })) as typeof fetch;
    const stopFlushing = onBeforeSignOut(async () => undefined);
    open();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
    expect(toasts()).toEqual(['Logging out...']);
    await act(async () => lose());
    expect(toasts()).toEqual(['Error logging out']);
    stopFlushing();
  });

  it.each([
    [200, 'Success'],
    [401, 'Error logging out'],
  ])('that the server answered with %s says %j on the page after it', async (status, text) => {
    answerWith(status);
    await signOut(signIn);
    open();
    expect(toasts()).toEqual([text]);
  });
});
