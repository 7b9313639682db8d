import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { secret } from '../people';
import { callApi, linkSentTo, soon, type Tokens } from '../stand';
import { type Told, tellingAt } from './telling';

/** Adds specs for bulk actions that also change Keycloak. */
export function manyPeopleAtKeycloak(told: Told): void {
  const { keycloak, stand } = told;
  const {
    rows,
    call,
    settled,
    hasFailed,
    setPassword,
    setByLink,
    member,
    signIn,
    ended,
    usersOf,
    sessionsOf,
  } = tellingAt(told);
  const away = async (work: () => Promise<void>): Promise<void> => {
    await keycloak().stop('SIGKILL');
    try {
      await work();
    } finally {
      await keycloak().start();
    }
  };

  /** Starts a bulk action and returns how many people it changed. */
  const inBulk = async (action: string, ids: string[], values: object[] = []): Promise<number> => {
    const { data, code } = await call<{ started: { action: { id: string } } }>(
      'mutation ($input: StartBulkActionInput!) { started: startBulkAction(input: $input) { action { id } } }',
      { list: 'people', action, values, selection: { ids }, idempotencyKey: randomUUID() },
    );
    expect(code).toBeNull();
    return soon(`the bulk action ${action}`, async () => {
      const { data: now } = await call<{ action: { state: string; done: number } }>(
        `{ action: bulkAction(id: "${data.started.action.id}") { state done } }`,
      );
      return now.action.state === 'done' ? now.action.done : null;
    });
  };

  describe('a bulk action on people while Keycloak is away', () => {
    it('changes the portal at once, and Keycloak as soon as it is back', async () => {
      const [one, two, three] = [await member(), await member(), await member()];
      const tokens: Tokens[] = [];
      for (const { email } of [one, two, three]) tokens.push(await signIn(email));
      await away(async () => {
        expect(await inBulk('disable', [one.id, two.id])).toBe(2);
        expect(await inBulk('endSessions', [three.id])).toBe(1);
        expect(await inBulk('role', [three.id], [{ name: 'role', value: 'manager' }])).toBe(1);
        const codes = async () =>
          Promise.all(
            tokens.map(
              async ({ access_token: token }) => (await callApi(stand(), token, '{ me { id } }')).code,
            ),
          );
        await soon('the portal refuses all three', async () =>
          (await codes()).join() === 'PROFILE_DISABLED,PROFILE_DISABLED,TOKEN_INVALID' ? true : null,
        );
        expect((await setPassword(three.id, 'other-Tread-9')).code).toBe('IDENTITY_UNAVAILABLE');
      });
      for (const job of ['show-person-to-provider', 'end-sessions-at-keycloak']) await settled(job);
      for (const each of tokens) await ended(each);
      for (const { email } of [one, two]) expect((await usersOf(email))[0]!.enabled).toBe(false);
      expect(await sessionsOf(three.email)).toBe(0);
      expect((await usersOf(three.email))[0]!.attributes!['role']).toEqual(['manager']);
      // The password is the same as before. Repeating it does no harm.
      const again = await signIn(three.email);
      expect(await inBulk('endSessions', [three.id])).toBe(1);
      await ended(again);
      expect(await inBulk('enable', [one.id, two.id])).toBe(2);
      for (const { email } of [one, two]) {
        await soon(`${email} is let in`, () => stand().signIn(email, secret));
      }
    });

    it('creates one sign-in and sends one invitation per person, even if Keycloak hung', async () => {
      const names = ['a', 'b', 'c'].map((letter) => `${letter}-${randomUUID().slice(0, 8)}@treads.example`);
      const people = await rows<{ id: string }>(
        `insert into profile (name, email) values ${names.map((email) => `('Imported', '${email}')`).join(', ')}
         returning id`,
      );
      keycloak().freeze();
      try {
        const ids = people.map(({ id }) => id);
        expect(await inBulk('invite', ids)).toBe(3);
        await soon('a try has failed', () => hasFailed('send-invitation'));
      } finally {
        keycloak().thaw();
      }
      await settled('send-invitation');
      for (const email of names) {
        expect((await usersOf(email)).length).toBe(1);
        expect((await rows(`select from sent_mail where to_email = '${email}'`)).length).toBe(1);
      }
      const [email] = names as [string];
      const token = await linkSentTo(stand(), email, 'invitation');
      await away(async () => {
        expect((await setByLink(token, secret)).code).toBe('IDENTITY_UNAVAILABLE');
      });
      expect((await setByLink(token, secret)).code).toBeNull();
      const { access_token: own } = await signIn(email);
      expect((await callApi(stand(), own, '{ me { id } }')).data).toEqual({ me: people[0] });
    });
  });
}
