import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { createPerson } from '#server/features/people/create-person';
import { personById } from '#server/features/people/people.service';
import { updatePerson } from '#server/features/people/update-person';
import { addPeople, changePeople } from '#server/features/profile/changes/many-people';
import { lockEmail } from '#server/features/identity/identity.queries';
import { select, transaction } from '#server/platform/database/database';
import type { Person } from '#server/platform/access/viewer';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { holding, untilWaiting } from '#server/testing/database/waiting';
import { mergePeople } from './merge-people';
import { undoMerge } from './undo-merge';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = (await makePerson({ role: 'admin' })).viewer;
});
afterAll(() => api.close());

const taken = { code: 'BAD_USER_INPUT', details: { fields: ['email'] } };
const versionOf = async (id: string) => new Date((await personById(admin, id))!.updatedAt);
const newcomer = (email: string) => ({
  name: 'Mai Le',
  email,
  lang: 'en' as const,
  role: 'user' as const,
  userType: 'standard' as const,
  accountId: null,
  invite: false,
});

/** Runs work while a concurrent transaction that takes no lock is about to claim the same address. */
const whileTaken = async <T>(email: string, work: () => Promise<T>): Promise<T> => {
  const { working } = await holding(async (manager) => {
    await manager.query(`insert into profile (name, email) values ('Other', upper($1))`, [email]);
    const begun = work();
    begun.catch(() => undefined);
    await untilWaiting(1);
    return { working: begun };
  });
  return working;
};

describe('e-mail address that is claimed concurrently', () => {
  it.each<[string, (email: string) => Promise<unknown>]>([
    ['added', (email) => createPerson(admin, newcomer(email))],
    [
      'changed',
      async (email) => {
        const { id } = await makePerson();
        return updatePerson(admin, { id, updatedAt: await versionOf(id), email });
      },
    ],
    [
      'added with others',
      (email) =>
        transaction((manager) =>
          addPeople(manager, [{ id: randomUUID(), accountId: null, name: 'A', email }]),
        ),
    ],
    [
      'changed with others',
      async (email) => {
        const { id } = await makePerson();
        return transaction((manager: EntityManager) => changePeople(manager, [{ id, set: { email } }]));
      },
    ],
  ])('fails with a field error when a person is %s', async (how, work) => {
    const email = `${how.replaceAll(' ', '-')}@once.example`;
    await expect(whileTaken(email, () => work(email))).rejects.toMatchObject(taken);
    expect(await select(null, 'select from profile where lower(email) = $1', [email])).toHaveLength(1);
  });
});

describe('transaction that waits for an e-mail address', () => {
  /** Checks that other transactions can change the people while work waits for a locked address. */
  const leavesFree = (
    email: string,
    ids: string[],
    work: () => Promise<unknown>,
  ): Promise<Promise<unknown>[]> =>
    holding(async (manager) => {
      await lockEmail(manager, email);
      const begun = work();
      await untilWaiting(1);
      await manager.query('select from profile where id = any($1::uuid[]) for update nowait', [ids]);
      return [begun];
    });

  it('locks no person while it waits, in updates, merges and undone merges', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    const ids = [one.id, other.id];
    const free = 'free@once.example';
    const updatedAt = await versionOf(one.id);
    await Promise.all(
      await leavesFree(free, ids, () => updatePerson(admin, { id: one.id, updatedAt, email: free })),
    );
    const input = {
      survivingId: one.id,
      mergedId: other.id,
      survivingUpdatedAt: await versionOf(one.id),
      mergedUpdatedAt: await versionOf(other.id),
      fieldsFromMerged: ['email' as const],
    };
    const [merge] = await Promise.all(await leavesFree(free, ids, () => mergePeople(admin, input)));
    expect((await personById(admin, one.id))!.email).toBe(other.email);
    await Promise.all(await leavesFree(other.email, ids, () => undoMerge(admin, merge as string)));
    expect((await personById(admin, one.id))!.email).toBe(free);
  });
});
