import { describe, expect, it } from '@jest/globals';
import { rightsOfPortal, userIdOf } from '../operator';
import { secret } from '../people';
import { soon } from '../stand';
import { type Told, tellingAt } from './telling';

/** People who are deleted and added again. */
export function onePersonAtKeycloak(told: Told): void {
  const { keycloak, stand } = told;
  const { call, settled, delay, hasFailed, member, usersOf } = tellingAt(told);

  describe('somebody who was deleted and is added again', () => {
    const removal = 'remove-account-at-keycloak';

    it('gets an account without a password, once the former one is removed', async () => {
      const { id, email } = await member();
      const former = await userIdOf(keycloak(), email);
      const rights = await rightsOfPortal(keycloak());
      await rights.withdraw();
      try {
        const deletion =
          'mutation ($input: DeletePersonInput!) { deletePerson(input: $input) { request { id } } }';
        expect((await call(deletion, { profileId: id, email })).code).toBeNull();
        await soon('Keycloak has refused to remove the account', () => hasFailed(removal));
        await delay(removal);
      } finally {
        await rights.give();
      }
      const add = () =>
        call('mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }', {
          name: 'Ada Ribs',
          email,
          lang: 'en',
          role: 'user',
          userType: 'standard',
          invite: false,
        });
      expect((await add()).code).toBe('IDENTITY_UNAVAILABLE');
      await settled(removal);
      expect(await usersOf(email)).toEqual([]);
      expect((await add()).code).toBeNull();
      expect(await userIdOf(keycloak(), email)).not.toBe(former);
      expect(await stand().signIn(email, secret)).toBeNull();
    });
  });
}
