import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { onBeforeSignOut } from './flush';
import type { SignIn } from './keycloak';
import { clearSessionEnd, storedSessionEnd } from './session-end';
import { onSignOutElsewhere, signOut } from './sign-out';
import { clearSignOutOutcome, signOutOutcome } from './sign-out-outcome';
import { requestedPath } from './requested-path';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
  clearSessionEnd();
});

function arrange(answer: () => unknown, isAway = false) {
  const steps: string[] = [];
  globalThis.fetch = jest.fn(async (path: unknown, init?: RequestInit) => {
    steps.push(`${init?.method} ${String(path)} ${new Headers(init?.headers).get('authorization')}`);
    return answer() as Response;
  }) as typeof fetch;
  const stopFlushing = onBeforeSignOut(async () => {
    steps.push('flush');
  });
  const signIn = {
    identityToken: () => 'identity',
    isAway: async () => isAway,
    leave: () => {
      steps.push('front page');
    },
    signOut: async () => {
      steps.push('provider');
    },
    forget: () => {
      steps.push('forget');
    },
  } as unknown as SignIn;
  return { steps, signIn, stopFlushing };
}

const reply = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: { get: () => 'application/json' },
  json: async () => body,
});

describe('the sign-out', () => {
  it('sends unsent work, notifies the server with the identity token, then signs out at the provider', async () => {
    const { steps, signIn, stopFlushing } = arrange(() => reply(200, { success: true }));
    await signOut(signIn);
    stopFlushing();
    expect(steps).toEqual(['flush', 'POST /api/auth/logout Bearer identity', 'provider']);
    expect(signOutOutcome()).toBe('success');
    clearSignOutOutcome();
    expect(signOutOutcome()).toBeNull();
  });

  it('signs out at the provider even if the server rejects it, and reports the failure', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { steps, signIn, stopFlushing } = arrange(() =>
      reply(401, { success: false, code: 'TOKEN_INVALID' }),
    );
    await signOut(signIn);
    stopFlushing();
    warn.mockRestore();
    expect(steps.at(-1)).toBe('provider');
    expect(signOutOutcome()).toBe('failed');
  });

  it('ends at the front page if the provider is unreachable, and shows this in all tabs', async () => {
    const { steps, signIn, stopFlushing } = arrange(() => reply(200, { success: true }), true);
    await signOut(signIn);
    stopFlushing();
    expect(steps).toEqual(['flush', 'POST /api/auth/logout Bearer identity', 'front page']);
    expect([storedSessionEnd(), signOutOutcome()]).toEqual(['away', null]);
    expect(localStorage.getItem('treadway.signedOutAt')).toMatch(/^away \d+$/);
  });

  it('after inactivity deletes the session on this device if the provider is unreachable', async () => {
    const { steps, signIn, stopFlushing } = arrange(() => reply(200, { success: true }), true);
    await signOut(signIn, { timeout: true });
    stopFlushing();
    expect(steps.at(-1)).toBe('forget');
    expect(storedSessionEnd()).toBe('idle');
  });

  it('does nothing if the server is unreachable', async () => {
    const { steps, signIn, stopFlushing } = arrange(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(signOut(signIn)).rejects.toThrow('Failed to fetch');
    stopFlushing();
    expect(steps).not.toContain('provider');
  });

  it('after inactivity sets a flag for the server and returns to the open page', async () => {
    window.history.replaceState(null, '', '/tests/a1');
    const { steps, signIn, stopFlushing } = arrange(() => reply(200, { success: true }));
    await signOut(signIn, { timeout: true });
    stopFlushing();
    expect(steps).toEqual(['flush', 'POST /api/auth/logout?timeout=true Bearer identity', 'provider']);
    expect(storedSessionEnd()).toBe('idle');
    expect(signOutOutcome()).toBeNull();
    expect(requestedPath()).toBe('/tests/a1');
  });

  it('after declined terms shows this in all tabs, and returns to the requested page', async () => {
    window.history.replaceState(null, '', '/training');
    const { steps, signIn, stopFlushing } = arrange(() => reply(200, { success: true }));
    await signOut(signIn, { declined: true });
    stopFlushing();
    expect(steps).toEqual(['flush', 'POST /api/auth/logout Bearer identity', 'provider']);
    expect([storedSessionEnd(), signOutOutcome(), requestedPath()]).toEqual(['terms', null, '/training']);
    expect(localStorage.getItem('treadway.signedOutAt')).toMatch(/^terms \d+$/);
  });

  it('after inactivity deletes the session on this device even if the server is unreachable', async () => {
    const { steps, signIn, stopFlushing } = arrange(() => {
      throw new TypeError('Failed to fetch');
    });
    await signOut(signIn, { timeout: true });
    stopFlushing();
    expect(steps.at(-1)).toBe('forget');
    expect(steps).not.toContain('provider');
    expect(storedSessionEnd()).toBe('idle');
  });

  it('after inactivity waits 10 seconds for the server at most', async () => {
    jest.useFakeTimers();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { steps, signIn, stopFlushing } = arrange(() => new Promise(() => undefined));
    const stuck = onBeforeSignOut(() => new Promise(() => undefined));
    const over = signOut(signIn, { timeout: true });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(steps.at(-1)).toMatch(/^POST/);
    await jest.advanceTimersByTimeAsync(10_000);
    await over;
    expect(steps.at(-1)).toBe('forget');
    stopFlushing();
    stuck();
    warn.mockRestore();
    jest.useRealTimers();
  });

  it('notifies other tabs until they stop listening', async () => {
    const { signIn, stopFlushing } = arrange(() => reply(200, { success: true }));
    await signOut(signIn);
    stopFlushing();
    const key = localStorage.key(0);
    const heard = jest.fn();
    const stop = onSignOutElsewhere(heard);
    const write = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
    write({ key, newValue: '1' });
    write({ key: 'another', newValue: '1' });
    write({ key, newValue: null });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenLastCalledWith('tab');
    write({ key, newValue: 'idle 1' });
    expect(heard).toHaveBeenLastCalledWith('idle');
    stop();
    write({ key, newValue: '2' });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
