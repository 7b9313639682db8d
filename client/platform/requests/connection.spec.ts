import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checkNow, connection, noteAnswer, noteSilence, untilAnswered } from './connection';

const realFetch = globalThis.fetch;
let probes: number;
let isUp: boolean;
let hasNetwork: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  [probes, isUp, hasNetwork] = [0, false, true];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
  globalThis.fetch = (async (path: string) => {
    probes += 1;
    if (!isUp || path !== '/readyz') throw new TypeError('Failed to fetch');
    return { ok: true };
  }) as unknown as typeof fetch;
});

afterEach(() => {
  noteAnswer();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('the connection', () => {
  it('is offline when the device reports it, and back once the portal responds', async () => {
    hasNetwork = false;
    window.dispatchEvent(new Event('offline'));
    expect(connection()).toBe('offline');
    [hasNetwork, isUp] = [true, true];
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(connection()).toBe('ok');
  });

  it('is silent if a request failed although the device is online', () => {
    noteSilence();
    expect(connection()).toBe('silent');
  });

  it('is checked at growing intervals, and found automatically', async () => {
    noteSilence();
    await pass(60_000);
    expect(probes).toBeGreaterThan(3);
    expect(probes).toBeLessThan(9);
    isUp = true;
    await pass(40_000);
    expect(connection()).toBe('ok');
    const probesBefore = probes;
    await pass(120_000);
    expect(probes).toBe(probesBefore);
  });

  it('is restored by any response, and checked at once on request', async () => {
    noteSilence();
    noteAnswer();
    expect(connection()).toBe('ok');
    noteSilence();
    isUp = true;
    checkNow();
    await pass(0);
    expect(connection()).toBe('ok');
  });

  it('can be awaited', async () => {
    let answered = false;
    void untilAnswered().then(() => (answered = true));
    await pass(500);
    expect(answered).toBe(false);
    isUp = true;
    await pass(5000);
    expect(answered).toBe(true);
  });
});
