import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noteAnswer } from '../requests/connection';
import { loadCode } from './lazy-screen';
import { onBeforeSignOut } from '../sign-in/flush';

const realFetch = globalThis.fetch;
let isUp: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  isUp = true;
  globalThis.fetch = (async () => ({ ok: isUp })) as unknown as typeof fetch;
});
afterEach(() => {
  noteAnswer();
  sessionStorage.clear();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('the code of a lazy screen', () => {
  it('is loaded again once the portal responds', async () => {
    isUp = false;
    const load = jest.fn(async () => 'screen').mockImplementationOnce(gone);
    let loaded: string | null = null;
    void loadCode(load).then((code) => (loaded = code));
    await jest.advanceTimersByTimeAsync(500);
    expect([loaded, load.mock.calls.length]).toEqual([null, 1]);
    isUp = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(loaded).toBe('screen');
  });

  it('reloads the page once if it no longer exists', async () => {
    // jsdom reports that it can't load pages. The spec uses this error to notice the reload.
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let settled = false;
    void loadCode(gone).finally(() => (settled = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(consoleError).toHaveBeenCalledTimes(1);
    expect(settled).toBe(false);
    await expect(loadCode(gone)).rejects.toThrow('dynamically imported');
    expect(consoleError).toHaveBeenCalledTimes(1);
  });

  it('waits a short time for unsent answers before it reloads the page', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let sent: () => void = () => undefined;
    const forget = onBeforeSignOut(() => new Promise((done) => (sent = done)));
    void loadCode(gone);
    await jest.advanceTimersByTimeAsync(1000);
    expect(consoleError).not.toHaveBeenCalled();
    sent();
    await jest.advanceTimersByTimeAsync(0);
    expect(consoleError).toHaveBeenCalledTimes(1);
    sessionStorage.clear();
    void loadCode(gone);
    await jest.advanceTimersByTimeAsync(6000);
    expect(consoleError).toHaveBeenCalledTimes(2);
    forget();
  });
});
