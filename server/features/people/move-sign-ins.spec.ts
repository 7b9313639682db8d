import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { embeddedIdentityProvider } from '#server/features/identity/embedded/embedded-identity-provider';
import { chooseIdentityProvider, type IdentityProvider } from '#server/features/identity/identity-provider';
import { readSubjects } from '#server/features/identity/identity.queries';
import { configuredIssuer } from '#server/features/identity/tokens';
import { AppError, throwFieldError } from '#server/platform/errors';
import { makePerson } from '#server/testing/factories';
import { startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';
import { moveSignIns } from './move-sign-ins';

let portal: IdentityPortal;
beforeAll(async () => {
  portal = await startIdentityPortal();
});
afterEach(() => chooseIdentityProvider(embeddedIdentityProvider));
afterAll(() => portal.close());

/** Creates accounts with the given function first, and with the embedded provider otherwise. */
const at = (createAccount: (email: string) => void): void => {
  const made: IdentityProvider['createAccount'] = async (account) => {
    createAccount(account.email);
    return embeddedIdentityProvider.createAccount(account);
  };
  chooseIdentityProvider({ ...embeddedIdentityProvider, createAccount: made });
};
const accountsOf = async (id: string) => (await readSubjects(configuredIssuer(), id)).length;

describe('moveSignIns', () => {
  it('retries when the provider is unavailable, and continues after a person it rejects', async () => {
    const [late, odd, other] = [await makePerson(), await makePerson(), await makePerson()];
    let tries = 0;
    at((email) => {
      if (email === late.email && ++tries === 1) throw new AppError('IDENTITY_UNAVAILABLE');
      if (email === odd.email) throwFieldError('email', 'It takes no such address.');
    });
    const told: number[] = [];
    expect(await moveSignIns((moved) => told.push(moved))).toEqual({
      moved: 2,
      rejected: [`${odd.email} (It takes no such address.)`],
    });
    expect([tries, told]).toEqual([2, [2]]);
    expect(await Promise.all([late, odd, other].map(({ id }) => accountsOf(id)))).toEqual([1, 0, 1]);
  });

  it('fails with any other error, and keeps the people moved so far', async () => {
    const person = await makePerson();
    at((email) => {
      if (email === person.email) throw new Error('a fault');
    });
    await expect(moveSignIns(() => undefined)).rejects.toThrow('a fault');
    expect(await accountsOf(person.id)).toBe(0);
    chooseIdentityProvider(embeddedIdentityProvider);
    await moveSignIns(() => undefined);
    await moveSignIns(() => undefined);
    expect(await accountsOf(person.id)).toBe(1);
  });
});
