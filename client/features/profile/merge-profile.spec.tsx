import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { resetModuleStates } from '#client/platform/module-state';
import { provideAccessToken } from '#client/platform/sign-in/access-token';
import { renderPortal } from '#client/testing/render';
import { OwnAvatar } from './own-avatar';
import { useShellProfile } from './use-shell-profile';

const me = {
  __typename: 'Profile',
  id: 'p1',
  name: 'Dana Whitfield',
  email: 'dana@shop.example',
  role: 'user',
  userType: 'standard',
  points: 450,
  imageUrl: null,
  termsVersion: 1,
};

// The same person, changed elsewhere after the page was opened.
const read = {
  _id: 'p1',
  profileId: 'p1',
  uid: 's1',
  name: 'Dana Miller',
  email: 'miller@shop.example',
  role: 'manager',
  userType: 'pro',
  image: { smUrl: '/images/small.jpg' },
  allowsPublicAvatar: true,
  account: { _id: 'a1', name: 'Pneus Rivière' },
  termsVersion: 2,
};

const realFetch = globalThis.fetch;
let called: string[];
let queries: number;

beforeEach(() => {
  [called, queries] = [[], 0];
  provideAccessToken({ token: async () => 'access', renew: async () => undefined });
  globalThis.fetch = (async (path: string, { method, headers }: RequestInit) => {
    called.push(`${method} ${path} ${new Headers(headers).get('authorization')}`);
    return {
      ok: true,
      headers: { get: () => 'application/json' },
      json: async () => ({ success: true, data: read }),
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  resetModuleStates();
});

function User() {
  const user = useShellProfile();
  return <p data-testid="user">{JSON.stringify(user)}</p>;
}

const user = () => JSON.parse(screen.getByTestId('user').textContent) as Record<string, unknown>;

function open(): void {
  const link = new ApolloLink(() => {
    queries += 1;
    return new Observable((observer) => {
      observer.next({ data: { me } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(
    <>
      <User />
      <OwnAvatar profileId="p1" />
    </>,
    { client },
  );
}

describe('the response of GET /api/auth/profile', () => {
  it('updates the signed-in person, and the open page shows the changes at once', async () => {
    open();
    await screen.findByText(/Dana Whitfield/);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change picture' })));
    await screen.findByText(/Dana Miller/);
    expect(called).toEqual(['GET /api/auth/profile Bearer access']);
    expect(user()).toEqual({
      __typename: 'Profile',
      id: 'p1',
      name: 'Dana Miller',
      email: 'miller@shop.example',
      role: 'manager',
      userType: 'pro',
      points: 450,
      imageUrl: '/images/small.jpg',
      termsVersion: 2,
    });
    expect(queries).toBe(1);
  });
});
