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

describe('the settings of the site', () => {
  it('are the defaults with what the server sends over them', async () => {
    globalThis.fetch = (async () =>
      reply(200, { success: true, config: { productName: 'Rubber School' } })) as unknown as typeof fetch;
    expect(await loadSettings()).toEqual({ ...defaultSettings, productName: 'Rubber School' });
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', async () => reply(500, { success: false, code: 'INTERNAL', config: { productName: 'x' } })],
  ])('stay as they were where the server %s, which is only logged', async (_, answer) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    globalThis.fetch = answer as unknown as typeof fetch;
    expect(await loadSettings()).toEqual(defaultSettings);
    const known = { ...defaultSettings, maintenanceMode: true };
    expect(await loadSettings(known)).toEqual(known);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
