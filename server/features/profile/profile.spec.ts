import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { select, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeAccount,
  makeClient,
  makePerson,
  type SpecAccount,
  type SpecPerson,
} from '#server/testing/factories';
import type { SignedIn } from './sign-in/fresh-viewer';
import { promote as promoteAll } from './status/change-user-types';
import { updateProfile } from './profile.service';

let api: Api;
let account: SpecAccount;
let person: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
  account = await makeAccount();
  person = await makePerson({ account });
  token = await api.tokenOf(person);
});
afterAll(() => api.close());

describe('profile by id', () => {
  const read = async (id: string, by?: string) =>
    (await api.graphql('query ($id: ID!) { profile(id: $id) { id account { number } } }', { id }, by)).body;

  it('is readable for the person, managers of the account, administrators and API clients', async () => {
    const readers = [
      token,
      await api.tokenOf(await makePerson({ role: 'manager', account })),
      await api.tokenOf(await makePerson({ role: 'admin' })),
      await api.clientToken(await makeClient()),
    ];
    for (const reader of readers) {
      expect(await read(person.id, reader)).toEqual({
        data: { profile: { id: person.id, account: { number: account.number } } },
      });
    }
  });

  it('is null for everyone else, as for an unknown id', async () => {
    const others = [
      await api.tokenOf(await makePerson({ account })),
      await api.tokenOf(await makePerson({ role: 'manager', account: await makeAccount() })),
      await api.tokenOf(await makePerson({ role: 'manager' })),
    ];
    for (const other of others) expect(await read(person.id, other)).toEqual({ data: { profile: null } });
    for (const id of [randomUUID(), 'nobody', ''])
      expect(await read(id, token)).toEqual({ data: { profile: null } });
  });

  it('requires sign-in', async () => {
    expect((await read(person.id)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('own profile', () => {
  it('is read and changed over GraphQL', async () => {
    const query = '{ me { id name email phone imageUrl role userType lang points createdAt updatedAt } }';
    const { body } = await api.graphql<{ me: Record<string, unknown> }>(query, {}, token);
    expect(body.data.me).toMatchObject({ id: person.id, phone: null, points: 0, userType: 'standard' });
    const mutation = `mutation ($input: UpdateProfileInput!) {
      updateProfile(input: $input) { profile { name location updatedAt } } }`;
    const input = {
      id: person.id,
      name: 'Sam S. Sample',
      location: 'cta1',
      updatedAt: body.data.me['updatedAt'],
    };
    const done = await api.graphql(mutation, { input }, token);
    expect(done.body.data).toMatchObject({
      updateProfile: { profile: { name: 'Sam S. Sample', location: 'cta1' } },
    });
    const again = await api.graphql(mutation, { input }, token);
    expect(again.body.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('rejects an invalid value and names its field', async () => {
    const mutation =
      'mutation ($id: ID!, $phone: String) { updateProfile(input: { id: $id, phone: $phone }) { profile { id } } }';
    const { body } = await api.graphql(mutation, { id: person.id, phone: 'call me' }, token);
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: ['phone'] } });
  });

  it('rejects a name of several lines', async () => {
    const mutation =
      'mutation ($id: ID!, $name: String) { updateProfile(input: { id: $id, name: $name }) { profile { id } } }';
    const { body } = await api.graphql(mutation, { id: person.id, name: 'Dana\nPRO' }, token);
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: ['name'] } });
  });

  it('uses the new language from the next request on', async () => {
    await api.graphql('mutation { setLanguage(input: { lang: fr }) { profile { lang } } }', {}, token);
    const { body } = await api.graphql<{ regions: unknown[] }>(
      '{ regions(country: "CA") { code name } }',
      {},
      token,
    );
    expect(body.data.regions).toContainEqual({ code: 'CA-NS', name: 'Nouvelle-Écosse' });
  });

  it('can’t be changed by a person who was just disabled', async () => {
    const leaver = await makePerson();
    await select('spec-disable', 'update profile set disabled_at = now() where id = $1', [leaver.id]);
    await expect(updateProfile(leaver.viewer, leaver.id, { name: 'Still here' })).rejects.toMatchObject({
      code: 'PROFILE_DISABLED',
    });
  });

  it('can’t be changed in a session that was just ended', async () => {
    const leaver = await makePerson();
    const viewer: SignedIn = { ...leaver.viewer, session: { begunBy: new Date(), id: null } };
    await updateProfile(viewer, leaver.id, { name: 'Still here' });
    await select(
      'spec-end-sessions',
      "update profile set sessions_ended_at = now() + interval '1 second' where id = $1",
      [leaver.id],
    );
    await expect(updateProfile(viewer, leaver.id, { name: 'Gone' })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  });

  it('applies concurrent changes one after the other', async () => {
    const busy = await makePerson();
    const names = Array.from({ length: 8 }, (_, index) => `Name ${index}`);
    await Promise.all(names.map((name) => updateProfile(busy.viewer, busy.id, { name })));
    const entries = await select(
      'spec-updates',
      "select 1 from audit_entry where action = 'user_update' and target_id = $1",
      [busy.id],
    );
    expect(entries).toHaveLength(names.length);
  });
});

describe('promotion to PRO', () => {
  it('promotes a standard person once, with an audit entry', async () => {
    const learner = await makePerson();
    const promote = () => transaction((manager) => promoteAll(manager, [learner.id]));
    expect([await promote(), await promote()]).toEqual([[learner.id], []]);
    const entries = await select(
      'spec-promotion',
      "select action, actor_kind, changes from audit_entry where target_kind = 'profile' and target_id = $1",
      [learner.id],
    );
    expect(entries).toEqual([
      { action: 'edit', actor_kind: 'system', changes: { userType: ['standard', 'pro'] } },
    ]);
  });

  it.each(['conti', 'motorcycle', 'pro'] as const)('leaves a %s person unchanged', async (userType) => {
    const learner = await makePerson({ userType });
    expect(await transaction((manager) => promoteAll(manager, [learner.id]))).toEqual([]);
  });
});
