import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createApolloClient } from '#client/platform/apollo/client';
import { ShellDocument } from '#client/features/profile/shell.generated';
import { renderPortal } from '#client/testing/render';
import { TimeLeft } from './time-left';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const hour = 3_600_000;
const me = {
  id: 'p1',
  name: 'Dana',
  email: 'd@x.example',
  role: 'user',
  userType: 'standard',
  points: 0,
  imageUrl: null,
};

describe('the remaining time on a module’s page', () => {
  it('follows the clock of the server, not of the device', async () => {
    const serverNow = Date.now() + 3 * hour;
    globalThis.fetch = (async () => ({
      ok: true,
      status: 200,
      headers: new Headers({ date: new Date(serverNow).toUTCString(), 'content-type': 'application/json' }),
      text: async () => JSON.stringify({ data: { me: { __typename: 'Profile', ...me } } }),
    })) as unknown as typeof fetch;
    const client = createApolloClient(async () => undefined);
    await client.query({ query: ShellDocument });
    renderPortal(<TimeLeft deadline={new Date(serverNow + 600_000).toISOString()} />);
    expect(screen.getByText(/^(10:0\d|09:5\d)$/)).toBeTruthy();
  });
});
