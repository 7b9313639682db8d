import { describe, expect, it } from '@jest/globals';
import { NetworkError } from '@keycloak/keycloak-admin-client';
import { keycloakIdentityProvider } from './keycloak-identity-provider';
import type { RealmClient } from './realm-client';

const subject = '0196a1c2-3d4e-7f50-8a61-b2c3d4e5f607';

/** Returns a realm that rejects every new password with this error. */
function realmThatRejects(error: string): RealmClient {
  const response = new Response(null, { status: 400 });
  const users = {
    findOne: async () => ({ id: subject }),
    resetPassword: async () => {
      throw new NetworkError(error, { response, responseData: { error } });
    },
  };
  return { admin: { users } } as unknown as RealmClient;
}

describe('password rejected by Keycloak’s policy', () => {
  it.each([
    ['invalidPasswordHistoryMessage', 'PASSWORD_UNCHANGED'],
    ['invalidPasswordRegexPatternMessage', 'PASSWORD_TOO_WEAK'],
  ])('maps %s to %s', async (error, code) => {
    const provider = keycloakIdentityProvider(realmThatRejects(error), 'https://id.example', () => null);
    await expect(provider.setPassword(subject, 'winter-Tread-7', null)).rejects.toMatchObject({ code });
  });
});
