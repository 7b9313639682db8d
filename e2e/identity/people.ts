import { expect } from '@jest/globals';
import { createModuleState } from '#server/platform/module-state';
import { callApi, post, refresh, soon, type Stand, type Tokens } from './stand';

export const secret = 'winter-Tread-7';

/** Returns an administrator's access token, renewed if necessary. */
export type Administrator = () => Promise<string>;

const people = createModuleState(() => 0);

/** Returns functions that change people as an administrator and sign them in. */
export function peopleAt(stand: () => Stand, administrator: Administrator) {
  const create = async (changes: Record<string, unknown> = {}): Promise<{ id: string; email: string }> => {
    const email = `person-${(people.value += 1)}@treads.example`;
    const { data, code } = await callApi<{ createPerson: { person: { id: string } } }>(
      stand(),
      await administrator(),
      'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }',
      { name: 'Ada Ribs', email, lang: 'en', role: 'user', userType: 'standard', invite: false, ...changes },
    );
    expect(code).toBeNull();
    return { id: data.createPerson.person.id, email };
  };

  const setPassword = async (profileId: string, password: string) =>
    callApi(
      stand(),
      await administrator(),
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { profile { id } } }',
      { profileId, password },
    );

  const setByLink = (token: string, password: string) =>
    callApi(
      stand(),
      null,
      'mutation ($input: SetPasswordByLinkInput!) { setPasswordByLink(input: $input) { set } }',
      { token, password },
    );

  const updatedAtOf = async (id: string): Promise<string> => {
    const { data } = await callApi<{ person: { updatedAt: string } }>(
      stand(),
      await administrator(),
      `{ person(id: "${id}") { updatedAt } }`,
    );
    return data.person.updatedAt;
  };

  /** Returns the code of a rejection, or null. */
  const update = async (id: string, changes: Record<string, unknown>): Promise<string | null> => {
    const { code } = await callApi(
      stand(),
      await administrator(),
      'mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { person { id } } }',
      { id, updatedAt: await updatedAtOf(id), ...changes },
    );
    return code;
  };

  /** Creates a person with a password. */
  const member = async (changes: Record<string, unknown> = {}) => {
    const person = await create(changes);
    expect((await setPassword(person.id, secret)).code).toBeNull();
    return person;
  };

  const signIn = async (email: string, password = secret): Promise<Tokens> => {
    let tokens = await stand().signIn(email, password);
    // A token issued in the second in which sessions were ended is rejected with them, so it is renewed.
    return soon(`${email} is signed in`, async () => {
      if (!tokens) throw new Error(`${email} could not sign in.`);
      if ((await post(stand(), '/api/auth/init', tokens.access_token)) === null) return tokens;
      tokens = await refresh(stand(), tokens);
      return null;
    });
  };

  /** Waits until the provider rejects the refresh token. Frequent requests can delay that a few times. */
  const ended = (tokens: Tokens) =>
    soon(
      'the session has ended at the provider',
      async () => ((await refresh(stand(), tokens)) ? null : true),
      60,
    );

  return { create, setPassword, setByLink, updatedAtOf, update, member, signIn, ended };
}
