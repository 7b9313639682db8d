import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { defaultSettings, loadSettings } from './settings';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const reply = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: { get: () => 'application/json' },
  json: async () => body,
});

describe('the site settings', () => {
  it('are the defaults, overwritten by those of the server', async () => {
    globalThis.fetch = (async () =>
      reply(200, { success: true, config: { productName: 'Rubber School' } })) as unknown as typeof fetch;
    expect(await loadSettings()).toEqual({ ...defaultSettings, productName: 'Rubber School' });
  });

  it.each([
    ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'returns an error',
      async () => reply(500, { success: false, code: 'INTERNAL', config: { productName: 'x' } }),
    ],
  ])('stay unchanged and only log the error if the server %s', async (_, answer) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    globalThis.fetch = answer as unknown as typeof fetch;
    expect(await loadSettings()).toEqual(defaultSettings);
    const known = { ...defaultSettings, maintenanceMode: true };
    expect(await loadSettings(known)).toEqual(known);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
