import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { adjustPoints, setPoints } from './adjust-points';

let api: Api;
let admin: SpecPerson;
let learner: SpecPerson;
let call: Call;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  call = callsAs(api, await api.tokenOf(admin));
});
afterAll(() => api.close());
beforeEach(async () => {
  learner = await makePerson();
});

const lines = () =>
  select<Record<string, unknown>>(
    'spec-lines',
    `select amount, waived, note, reason, actor_id as actor, balance_after as after
     from points_entry where profile_id = $1 order by created_at, id`,
    [learner.id],
  );
const code = (expected: string, details: object = {}) => expect.objectContaining({ code: expected, details });

describe('adjustPoints', () => {
  const adjust = (delta: number, idempotencyKey: string = randomUUID(), changes: object = {}) =>
    adjustPoints(admin.viewer, learner.id, { delta, note: 'Trade fair', idempotencyKey, ...changes });

  it('writes an entry with its note, returns the person and the entry, and audits them', async () => {
    const input = { profileId: learner.id, delta: 40, note: ' Trade fair ', idempotencyKey: 'fair-1' };
    const { adjustPoints: payload } = await call<{ adjustPoints: unknown }>(
      `mutation ($input: AdjustPointsInput!) { adjustPoints(input: $input) {
         profile { id points } entry { amount waived reason note balanceAfter } } }`,
      { input },
    );
    expect(payload).toEqual({
      profile: { id: learner.id, points: 40 },
      entry: { amount: 40, waived: 0, reason: 'adjustment', note: 'Trade fair', balanceAfter: 40 },
    });
    expect(await lines()).toMatchObject([{ amount: 40, note: 'Trade fair', actor: admin.id }]);
    expect(await auditOf('points', learner.id)).toMatchObject([
      { action: 'edit', actor: admin.id, changes: { balance: [0, 40] } },
    ]);
  });

  it('never makes a balance negative, and waives the difference', async () => {
    await adjust(30);
    const { profile, entry } = await adjust(-50);
    expect(entry).toMatchObject({ amount: -30, waived: 20, balanceAfter: 0 });
    expect(profile.id).toBe(learner.id);
  });

  it('runs once per key for repeated and concurrent requests, and returns the same entry', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => adjust(5, 'once')));
    const again = await adjust(5, 'once');
    expect(new Set([...all, again].map(({ entry }) => entry!.id)).size).toBe(1);
    expect(await lines()).toHaveLength(1);
    expect(await auditOf('points', learner.id)).toHaveLength(1);
  });

  it('rejects a key of another action, unless another administrator sends it', async () => {
    await adjust(-5, 'action');
    for (const other of [{ delta: 5 }, { delta: 0 - 6 }, { note: 'Another' }]) {
      await expect(adjust(-5, 'action', other)).rejects.toEqual(code('CONFLICT'));
    }
    const { viewer, id } = await makePerson({ role: 'admin' });
    await adjustPoints(viewer, learner.id, { delta: 7, note: 'Mine', idempotencyKey: 'action' });
    expect(await lines()).toMatchObject([
      { amount: 0, waived: 5, actor: admin.id },
      { amount: 7, actor: id },
    ]);
  });

  it('credits one of several people when concurrent requests use one key', async () => {
    const people = [learner, await makePerson(), await makePerson()];
    const done = await Promise.allSettled(
      people.map(({ id }) => adjustPoints(admin.viewer, id, { delta: 5, note: 'x', idempotencyKey: 'two' })),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(done.filter(({ status }) => status === 'rejected')).toEqual(
      Array.from({ length: 2 }, () => ({ status: 'rejected', reason: code('CONFLICT') })),
    );
  });

  it.each([
    ['zero points', { delta: 0 }, 'delta'],
    ['too many points', { delta: 1_000_000_001 }, 'delta'],
    ['no note', { note: ' ' }, 'note'],
    ['a note that is too long', { note: 'x'.repeat(201) }, 'note'],
    ['an empty key', { idempotencyKey: '' }, 'idempotencyKey'],
    ['a key that is too long', { idempotencyKey: 'x'.repeat(101) }, 'idempotencyKey'],
  ])('rejects %s and names its field', async (_what, changes, field) => {
    await expect(adjust(5, 'key', changes)).rejects.toEqual(code('BAD_USER_INPUT', { fields: [field] }));
    expect(await lines()).toEqual([]);
  });

  it('rejects a balance above one billion', async () => {
    await adjust(1_000_000_000);
    await expect(adjust(1)).rejects.toEqual(code('BAD_USER_INPUT', { fields: ['delta'] }));
  });

  it('is limited to current administrators, clients with write_points and existing people', async () => {
    const demoted = await makePerson({ role: 'admin' });
    await select('spec-demote', "update profile set role = 'manager' where id = $1", [demoted.id]);
    const input = { profileId: learner.id, delta: 1, note: 'x', idempotencyKey: 'x' };
    const document = 'mutation ($input: AdjustPointsInput!) { adjustPoints(input: $input) { entry { id } } }';
    for (const token of [
      await api.tokenOf(learner),
      await api.tokenOf(demoted),
      await api.clientToken(await makeClient('reader')),
    ]) {
      await expect(call(document, { input }, token)).rejects.toThrow('FORBIDDEN');
    }
    await expect(adjustPoints(demoted.viewer, learner.id, input)).rejects.toEqual(code('FORBIDDEN'));
    await expect(call(document, { input: { ...input, profileId: randomUUID() } })).rejects.toThrow(
      'NOT_FOUND',
    );
    expect(await lines()).toEqual([]);
  });
});

describe('setPoints with an expected balance', () => {
  const set = (amount: number, expectedBalance: number, note?: string) =>
    setPoints(admin.viewer, learner.id, amount, { expectedBalance, note: note ?? null });

  it('writes the difference with its note when the balance is as expected', async () => {
    await set(10, 0);
    expect((await set(4, 10, 'Sent back')).entry).toMatchObject({ amount: -6, note: 'Sent back' });
    expect((await set(4, 4)).entry).toBeNull();
    expect(await lines()).toMatchObject([
      { amount: 10, note: null },
      { amount: -6, note: 'Sent back' },
    ]);
  });

  it('fails with CONFLICT and the current balance otherwise', async () => {
    await set(10, 0);
    await expect(set(20, 0)).rejects.toEqual(code('CONFLICT', { balance: 10 }));
    const { body } = await api.graphql(
      'mutation ($input: SetPointsInput!) { setPoints(input: $input) { profile { points } } }',
      { input: { profileId: learner.id, amount: 20, expectedBalance: 0 } },
      await api.tokenOf(admin),
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', balance: 10 });
    expect(await lines()).toHaveLength(1);
  });

  it('succeeds once for concurrent requests with the same expected balance', async () => {
    const done = await Promise.allSettled(Array.from({ length: 10 }, (_each, index) => set(index + 1, 0)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await lines()).toHaveLength(1);
  });
});
