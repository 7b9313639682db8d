import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { errorCode } from '#client/platform/requests/error-code';
import { dismissToast } from '#client/platform/raise-toast';
import { onRejection } from '#client/platform/requests/rejections';
import { callRest, withAccess } from '#client/platform/requests/rest';
import { renderPortal } from '#client/testing/render';
import { ToastArea } from '#client/ui/feedback/toast-area';
import { resetModuleStates } from '#client/platform/module-state';
import { provideAccessToken } from './access-token';
import { onBeforeSignOut } from './flush';
import type { Resumed, SignIn } from './keycloak';
import { useSession, type SessionStart } from './session';
import { SessionProvider } from './session-provider';
import { clearSessionEnd, storedSessionEnd } from './session-end';
import { signOut } from './sign-out';
import { notifySignedIn } from './signed-in-note';

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => toast.remove());
  resetModuleStates();
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
  clearSessionEnd();
  jest.restoreAllMocks();
});

const signIn = {
  isSignedIn: () => true,
  wasAway: () => false,
  isAway: async () => false,
  leave: () => undefined,
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

// Toasts appear one after the other, so earlier ones are visible by then.
const heard = () => act(() => dismissToast('none'));

describe('a session that couldn’t be initialized', () => {
  it("shows the toast 'Unable to initialize session'", async () => {
    open('failed');
    await screen.findByText('Unable to initialize session');
    expect(toasts()).toEqual(['Unable to initialize session']);
  });

  it('is the only one with a toast', async () => {
    open();
    await heard();
    expect(toasts()).toEqual([]);
  });

  it('shows no toast for a disabled profile, because the page explains it', async () => {
    open('disabled');
    await heard();
    expect(toasts()).toEqual([]);
  });
});

describe('a rejected request', () => {
  const renew = jest.fn(async () => undefined);
  const reject = (code: string) => {
    renew.mockClear();
    answerWith(401, code);
    return act(() => withAccess((token) => callRest('/api/any', { token })).catch(errorCode));
  };

  it.each([
    ['TOKEN_INVALID', 1],
    ['UNAUTHENTICATED', 1],
    ['FORBIDDEN', 0],
  ])('checks after %s whether the session still exists: %d', async (code, times) => {
    renderPortal(
      <SessionProvider signIn={{ ...signIn, renew }} initialized={Promise.resolve('made')}>
        <p />
      </SessionProvider>,
    );
    expect(await reject(code)).toBe(code);
    expect(renew).toHaveBeenCalledTimes(times);
  });
});

describe('the end of a session', () => {
  const Visible = () => {
    const { state, ended } = useSession();
    return <p data-testid="end">{`${state} ${ended}`}</p>;
  };
  const visible = () => screen.getByTestId('end').textContent;

  /** Renders a tab with a session. Returns a function that ends the session at the provider. */
  function tab() {
    let end = (_identityToken: string | undefined): void => undefined;
    const own = {
      ...signIn,
      onEnded: (listener: typeof end) => (end = listener),
      forget: () => end(undefined),
    } as unknown as SignIn;
    renderPortal(
      <SessionProvider signIn={own} initialized={Promise.resolve('made')}>
        <Visible />
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
    ['away 1', 'away'],
    ['terms 1', 'terms'],
    ['1', 'tab'],
  ])('by %j in another tab is shown as %s, and remembered for later pages', async (word, reason) => {
    answerWith(200);
    await signOut(signIn, { timeout: true });
    clearSessionEnd();
    tab();
    await hear(word);
    expect(visible()).toBe(`signedOut ${reason}`);
    expect(storedSessionEnd()).toBe(reason);
  });

  it.each(['password', 'elsewhere'])('with the server’s reason %s is shown as such', async (reason) => {
    answerWith(200, undefined, { reason });
    const { over } = tab();
    await over('identity');
    expect(visible()).toBe(`signedOut ${reason}`);
  });

  it.each([
    [200, 'nobody knows'],
    [503, 'password'],
  ])('is shown as expired if the server responds %s, %j', async (status, reason) => {
    answerWith(status, undefined, { reason });
    const { over } = tab();
    await over('identity');
    expect(visible()).toBe('signedOut expired');
  });

  it('is shown once, whatever later requests return', async () => {
    answerWith(200, undefined, { reason: 'password' });
    const { over } = tab();
    await over('identity');
    await over();
    expect(visible()).toBe('signedOut password');
  });

  it('is shown on the next page, until someone signs in', async () => {
    answerWith(200);
    await signOut(signIn, { timeout: true });
    const open = (isSignedIn: boolean) =>
      renderPortal(
        <SessionProvider
          signIn={{ ...signIn, isSignedIn: () => isSignedIn }}
          initialized={Promise.resolve('made')}
        >
          <Visible />
        </SessionProvider>,
      );
    const { unmount } = open(false);
    expect(visible()).toBe('signedOut idle');
    unmount();
    open(true);
    expect(visible()).toBe('signedIn null');
    expect(storedSessionEnd()).toBeNull();
  });

  it('by the person is shown as their own', async () => {
    answerWith(200);
    await signOut(signIn);
    renderPortal(
      <SessionProvider signIn={{ ...signIn, isSignedIn: () => false }} initialized={Promise.resolve('made')}>
        <Visible />
      </SessionProvider>,
    );
    expect(visible()).toBe('signedOut self');
  });
});

describe('a sign-out', () => {
  it("shows 'Logging out...' until it ends, and 'Error logging out' if the server is unreachable", async () => {
    let lose = (): void => undefined;
    globalThis.fetch = (() =>
      new Promise((_, reject) => {
        lose = () => reject(new TypeError('Failed to fetch'));
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
  ])('with the response %s shows %j on the next page', async (status, text) => {
    answerWith(status);
    await signOut(signIn);
    open();
    await heard();
    expect(toasts()).toEqual([text]);
  });
});

describe('a session that expires on a page with unsaved work', () => {
  const Page = () => {
    const { state, expiredSession, leaveExpiredSession } = useSession();
    return (
      <>
        <p data-testid="expiredSession">{`${state} ${expiredSession}`}</p>
        <input aria-label="Name" />
        <input aria-label="Search" type="search" />
        <button onClick={leaveExpiredSession}>Leave</button>
        <ToastArea />
      </>
    );
  };
  const visible = () => screen.getByTestId('expiredSession').textContent;
  const call = (token: string | undefined) => callRest('/api/any', { token });

  /** Renders a page with a session and typed text. `sent` are the tokens of requests that reach the server. */
  function openPage({ typedIn = 'Name', canResume = true, reason = 'expired' } = {}) {
    let end = (_identityToken: string | undefined): void => undefined;
    let token: string | undefined = 'first';
    let resumed: Resumed = 'none';
    const sent: (string | null)[] = [];
    answerWith(200, undefined, { reason });
    const answer = globalThis.fetch;
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      if (path === '/api/any') sent.push(new Headers(init.headers).get('authorization'));
      return answer(path, init);
    }) as typeof fetch;
    const own = {
      ...signIn,
      onEnded: (listener: typeof end) => (end = listener),
      token: async () => token,
      renew: async () => undefined,
      resume: async () => {
        if (resumed === 'resumed') token = 'second';
        return resumed;
      },
    } as unknown as SignIn;
    provideAccessToken(own);
    renderPortal(
      <SessionProvider signIn={own} initialized={Promise.resolve('made')} canResume={() => canResume}>
        <Page />
      </SessionProvider>,
    );
    fireEvent.input(screen.getByLabelText(typedIn), { target: { value: 'Winter' } });
    return {
      sent,
      expire: () =>
        act(async () => {
          token = undefined;
          end('identity');
        }),
      signInElsewhere: (next: Resumed) => {
        resumed = next;
        notifySignedIn();
        const event = new StorageEvent('storage', { key: 'treadway.signedInAt', newValue: '1' });
        return act(async () => void window.dispatchEvent(event));
      },
    };
  }

  it('stays open, delays the save, and sends it once the person has signed in again', async () => {
    const { sent, expire, signInElsewhere } = openPage();
    await expire();
    expect(visible()).toBe('signedIn expired');
    const saved = withAccess(call);
    await signInElsewhere('none');
    expect([visible(), sent]).toEqual(['signedIn expired', []]);
    await signInElsewhere('resumed');
    await saved;
    expect([visible(), sent]).toEqual(['signedIn null', ['Bearer second']]);
    await screen.findByText('You’re signed in again.');
  });

  /** Makes the session expire with the first request, which the server rejects. */
  function rejectFirst({ sent, expire }: ReturnType<typeof openPage>) {
    const answer = globalThis.fetch;
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      if (path !== '/api/any' || sent.length > 0) return answer(path, init);
      await answer(path, init);
      await expire();
      answerWith(401, 'TOKEN_INVALID');
      const rejected = await globalThis.fetch(path, init);
      globalThis.fetch = answer;
      return rejected;
    }) as typeof fetch;
  }

  it('stays open if the server rejects the save first, and sends it again', async () => {
    const page = openPage();
    const { sent, signInElsewhere } = page;
    rejectFirst(page);
    const saved = withAccess(call);
    await act(async () => undefined);
    expect(visible()).toBe('signedIn expired');
    await signInElsewhere('resumed');
    await saved;
    expect(sent).toEqual(['Bearer first', 'Bearer second']);
  });

  it('reports later rejections of the server', async () => {
    const page = openPage();
    rejectFirst(page);
    const announced: string[] = [];
    const stop = onRejection('MAINTENANCE', () => announced.push('MAINTENANCE'));
    const saved = withAccess(call).catch(errorCode);
    await act(async () => undefined);
    answerWith(503, 'MAINTENANCE');
    await page.signInElsewhere('resumed');
    expect([await saved, announced]).toEqual(['MAINTENANCE', ['MAINTENANCE']]);
    stop();
  });

  it('saves nothing for another person, and shows why', async () => {
    const { sent, expire, signInElsewhere } = openPage();
    await expire();
    const saved = withAccess(call);
    await signInElsewhere('other_person');
    expect([visible(), sent]).toEqual(['signedIn other_person', []]);
    await signInElsewhere('resumed');
    await saved;
    expect(sent).toEqual(['Bearer second']);
  });

  it('sends nothing for a person who leaves', async () => {
    const { sent, expire } = openPage();
    await expire();
    const saved = withAccess(call).catch(errorCode);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Leave' })));
    expect(await saved).toBe('UNAUTHENTICATED');
    expect([visible(), sent]).toEqual(['signedOut null', []]);
  });

  it('can expire again later', async () => {
    const { expire, signInElsewhere } = openPage();
    await expire();
    await signInElsewhere('resumed');
    await expire();
    expect(visible()).toBe('signedIn expired');
  });

  it.each([
    ['nothing but a search was typed', { typedIn: 'Search' }],
    ['the work was done as another person', { canResume: false }],
    ['every device was signed out', { reason: 'elsewhere' }],
    ['the password was changed', { reason: 'password' }],
  ])('ends at once if %s', async (_, options) => {
    const { expire } = openPage(options);
    await expire();
    expect(visible()).toBe('signedOut null');
  });
});
