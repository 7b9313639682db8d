import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { deviceRecord } from './activity-record';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Provides the browser's locks, which jsdom lacks. */
function fakeLocks(): () => void {
  let held = false;
  const request = async (_name: string, _options: object, hold: (lock: object | null) => unknown) => {
    if (held) return hold(null);
    held = true;
    await hold({});
    held = false;
    return undefined;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'locks');
}

describe('the activity record of a device', () => {
  it('is shared by all tabs of a session, and empty in another session', () => {
    deviceRecord('s1').write(5000);
    expect(deviceRecord('s1').read()).toBe(5000);
    expect(deviceRecord('s2').read()).toBeNull();
  });

  it('lets one tab end the session, and another one if the first fails within 30 seconds', async () => {
    jest.useFakeTimers();
    const restore = fakeLocks();
    const [one, two] = [deviceRecord('s1'), deviceRecord('s1')];
    expect(await Promise.all([one.claimEnd(), two.claimEnd()])).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await two.claimEnd()).toBe(true);
    restore();
    jest.useRealTimers();
  });

  it('lets every tab end the session if the browser has no locks', async () => {
    expect(await deviceRecord('s1').claimEnd()).toBe(true);
  });

  it('notifies other tabs until they stop listening', () => {
    deviceRecord('s1').write(5000);
    const key = localStorage.key(0);
    const heard = jest.fn();
    const stop = deviceRecord('s1').onWrite(heard);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 's1 6000' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: '1' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 's1 7000' }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is stored per tab if the browser blocks storage', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const reject = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(reject);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(reject);
    const record = deviceRecord('s1');
    record.write(5000);
    expect(record.read()).toBe(5000);
  });
});
