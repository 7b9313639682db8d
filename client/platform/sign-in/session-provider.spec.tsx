import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { errorCode } from '#client/platform/error-code';
import { dismissToast } from '#client/platform/raise-toast';
import { callRest, withAccess } from '#client/platform/rest';
import { renderPortal } from '#client/testing/render';
import { ToastArea } from '#client/ui/toast-area';
import { onBeforeSignOut } from './flush';
import type { SignIn } from './keycloak';
import { useSession, type SessionStart } from './session';
import { SessionProvider } from './session-provider';
import { forgetSessionEnd, keptSessionEnd } from './session-end';
import { signOut } from './sign-out';

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => toast.remove());
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
  forgetSessionEnd();
  jest.restoreAllMocks();
});

const signIn = {
  isSignedIn: () => true,
  wasAway: () => false,
  onEnded: () => undefined,
  forget: () => undefined,
  identityToken: () => 'identity',
  signOut: async () => undefined,
} as unknown as SignIn;

function SignOutButton() {
  const session = useSession();
  return (
    <>
      <button onClick={() => void session.signOut()}>Sign out</button>
      <p data-testid="state">{session.state}</p>
    </>
  );
}

function open(initialized: SessionStart = 'made'): void {
  renderPortal(
    <SessionProvider signIn={signIn} initialized={Promise.resolve(initialized)}>
      <SignOutButton />
      <ToastArea />
    </SessionProvider>,
  );
}

function answerWith(status: number, code = 'TOKEN_INVALID', more = {}): void {
  globalThis.fetch = (async () => ({
    ok: status < 400,
    status,
    headers: { get: () => 'application/json' },
    json: async () => ({ success: status < 400, code, ...more }),
  })) as unknown as typeof fetch;
}

const toasts = (): (string | null)[] => screen.queryAllByRole('status').map(({ textContent }) => textContent);

// One toast comes after the other: whatever was raised before is there by then.
const heard = () => act(() => dismissToast('none'));

describe('a session that the server could not make', () => {
  it("is told by the toast 'Unable to initialize session'", async () => {
    open('failed');
    await screen.findByText('Unable to initialize session');
    expect(toasts()).toEqual(['Unable to initialize session']);
  });

  it('is the only one that is told', async () => {
    open();
    await heard();
    expect(toasts()).toEqual([]);
  });

  it('of a disabled profile is told by the page alone', async () => {
    open('disabled');
    await heard();
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
      <SessionProvider signIn={{ ...signIn, renew }} initialized={Promise.resolve('made')}>
        <p />
      </SessionProvider>,
    );
    expect(await refuse(code)).toBe(code);
    expect(renew).toHaveBeenCalledTimes(times);
  });
});

describe('the end of a session', () => {
  const Shown = () => {
    const { state, ended } = useSession();
    return <p data-testid="end">{`${state} ${ended}`}</p>;
  };
  const shown = () => screen.getByTestId('end').textContent;

  /** A tab with a session; gives how its provider says that it is over. */
  function tab() {
    let end = (_identityToken: string | undefined): void => undefined;
    const own = {
      ...signIn,
      onEnded: (listener: typeof end) => (end = listener),
      forget: () => end(undefined),
    } as unknown as SignIn;
    renderPortal(
      <SessionProvider signIn={own} initialized={Promise.resolve('made')}>
        <Shown />
      </SessionProvider>,
    );
    return { over: (token?: string) => act(async () => end(token)) };
  }
  const hear = (newValue: string) => {
    const key = Object.keys(localStorage)[0] ?? null;
    return act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  };

  it.each([
    ['idle 1', 'idle'],
    ['terms 1', 'terms'],
    ['1', 'tab'],
  ])('in another tab by %j is told as %s, and kept for the pages that come', async (word, reason) => {
    answerWith(200);
    await signOut(signIn, { timeout: true });
    forgetSessionEnd();
    tab();
    await hear(word);
    expect(shown()).toBe(`signedOut ${reason}`);
    expect(keptSessionEnd()).toBe(reason);
  });

  it.each(['password', 'elsewhere'])('that the server knows as %s is told so', async (reason) => {
    answerWith(200, undefined, { reason });
    const { over } = tab();
    await over('identity');
    expect(shown()).toBe(`signedOut ${reason}`);
  });

  it.each([
    [200, 'nobody knows'],
    [503, 'password'],
  ])('is told as expired where the answer is %s, %j', async (status, reason) => {
    answerWith(status, undefined, { reason });
    const { over } = tab();
    await over('identity');
    expect(shown()).toBe('signedOut expired');
  });

  it('is told once: what calls on their way meet afterwards changes nothing', async () => {
    answerWith(200, undefined, { reason: 'password' });
    const { over } = tab();
    await over('identity');
    await over();
    expect(shown()).toBe('signedOut password');
  });

  it('is told on the next page, until somebody is signed in', async () => {
    answerWith(200);
    await signOut(signIn, { timeout: true });
    const open = (isSignedIn: boolean) =>
      renderPortal(
        <SessionProvider
          signIn={{ ...signIn, isSignedIn: () => isSignedIn }}
          initialized={Promise.resolve('made')}
        >
          <Shown />
        </SessionProvider>,
      );
    const { unmount } = open(false);
    expect(shown()).toBe('signedOut idle');
    unmount();
    open(true);
    expect(shown()).toBe('signedIn null');
    expect(keptSessionEnd()).toBeNull();
  });

  it('by the person is told as their own', async () => {
    answerWith(200);
    await signOut(signIn);
    renderPortal(
      <SessionProvider signIn={{ ...signIn, isSignedIn: () => false }} initialized={Promise.resolve('made')}>
        <Shown />
      </SessionProvider>,
    );
    expect(shown()).toBe('signedOut self');
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
    await heard();
    expect(toasts()).toEqual(['Logging out...']);
    await act(async () => lose());
    await heard();
    expect(toasts()).toEqual(['Error logging out']);
    expect(screen.getByTestId('state').textContent).toBe('signedIn');
    stopFlushing();
  });

  it.each([
    [200, 'Success'],
    [401, 'Error logging out'],
  ])('that the server answered with %s says %j on the page after it', async (status, text) => {
    answerWith(status);
    await signOut(signIn);
    open();
    await heard();
    expect(toasts()).toEqual([text]);
  });
});
