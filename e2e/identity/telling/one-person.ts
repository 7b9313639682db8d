import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { rightsOfPortal, userIdOf } from '../operator';
import { secret } from '../people';
import { refresh, soon, type Tokens } from '../stand';
import { type Told, tellingAt } from './telling';

/** Adds specs for people who are merged, or deleted and added again. */
export function onePersonAtKeycloak(told: Told): void {
  const { keycloak, stand } = told;
  const { call, settled, delay, hasFailed, setPassword, updatedAtOf, member, signIn, ended, usersOf } =
    tellingAt(told);

  describe('two merged people', () => {
    const idOf = async (tokens: Tokens): Promise<unknown> =>
      decodeJwt((await refresh(stand(), tokens))!.access_token)['profileId'];
    const says = (tokens: Tokens, id: string) =>
      soon('the tokens say who it is', async () => ((await idOf(tokens)) === id ? true : null));

    it('sign in as the remaining person by either account, and as themselves after undo', async () => {
      const [kept, merged] = [await member(), await member()];
      const before = [await signIn(kept.email), await signIn(merged.email)];
      const { code, data } = await call<{ mergePeople: { merge: { id: string } } }>(
        'mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { merge { id } } }',
        {
          survivingId: kept.id,
          mergedId: merged.id,
          survivingUpdatedAt: await updatedAtOf(kept.id),
          mergedUpdatedAt: await updatedAtOf(merged.id),
          fieldsFromMerged: ['email'],
        },
      );
      expect(code).toBeNull();
      for (const each of before) await ended(each);
      // Keycloak stores the start of a session in whole seconds, so a session of the same second would end as well.
      await pause(1000);
      const both = [await signIn(kept.email), await signIn(merged.email)];
      for (const each of both) await says(each, kept.id);
      // The password belongs to the account with the person's current address.
      expect((await setPassword(kept.id, 'other-Tread-9')).code).toBeNull();
      expect(await stand().signIn(merged.email, secret)).toBeNull();
      const undone = await call(
        'mutation ($input: UndoMergeInput!) { undoMerge(input: $input) { merge { id } } }',
        {
          mergeId: data.mergePeople.merge.id,
        },
      );
      expect(undone.code).toBeNull();
      for (const each of both) await ended(each);
      await pause(1000);
      await says(await signIn(kept.email), kept.id);
      await says(await signIn(merged.email, 'other-Tread-9'), merged.id);
    });
  });

  describe('a person who was deleted and added again', () => {
    const removal = 'remove-account-at-keycloak';

    it('gets an account without a password, once the old account is removed', async () => {
      const { id, email } = await member();
      const previous = await userIdOf(keycloak(), email);
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
      expect(await userIdOf(keycloak(), email)).not.toBe(previous);
      expect(await stand().signIn(email, secret)).toBeNull();
    });
  });
}
