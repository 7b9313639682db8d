import { beforeEach, describe, expect, it } from '@jest/globals';
import { now, replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import type { Job } from '#server/platform/jobs/jobs';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { givePoints, makeReward, shippingAddress } from '#server/testing/content/rewards';
import { carryOutDeletions } from './deletion/carry-out-deletions';
import { removeOldCopies } from './own-data/copies';
import { makeOwnDataJob } from './own-data/make-own-data.job';

const portal = adminPortal();
let person: SpecPerson;
let own: string;

beforeEach(async () => {
  person = await makePerson({ name: 'Rosa Rim' });
  own = await portal.api.tokenOf(person);
});

interface Requested {
  id: string;
  kind: string;
  state: string;
  dueAt: string | null;
  reason: string | null;
  expiresAt: string | null;
}

const days = (count: number): number => count * 86_400_000;
const fields = 'id kind state dueAt reason expiresAt';

async function requestData(
  mutation: string,
  input: object = { confirm: true },
  as = own,
): Promise<Requested> {
  const { done } = await portal.call<{ done: { request: Requested } }>(
    `mutation ($input: ${mutation[0]!.toUpperCase() + mutation.slice(1)}Input!) {
      done: ${mutation}(input: $input) { request { ${fields} } } }`,
    { input },
    as,
  );
  return done.request;
}

const visible = async (as = own): Promise<Requested[]> => {
  const { me } = await portal.call<{ me: { dataRequests: Requested[] } }>(
    `{ me { dataRequests { ${fields} } } }`,
    {},
    as,
  );
  return me.dataRequests;
};

const jobs = [makeOwnDataJob('https://portal.example')] as Job[];

/** Runs work as if a number of days had passed. */
async function later(count: number, work: () => Promise<unknown>): Promise<void> {
  const restore = replaceClock(() => new Date(Date.now() + days(count)));
  try {
    await work();
  } finally {
    restore();
  }
}

const mailsOf = async (): Promise<string[]> => {
  const { rows } = await pool().query<{ template: string }>(
    `select payload ->> 'template' as template from graphile_worker._private_jobs
     where payload ->> 'profileId' = $1 order by id`,
    [person.id],
  );
  return rows.map(({ template }) => template);
};

const stored = async () =>
  (await pool().query('select * from profile where id = $1', [person.id])).rows[0] as Record<string, unknown>;

const fileStatus = async (id: string, token = own): Promise<number> => {
  const { statusCode } = await portal.api.app.inject({
    url: `/api/own-data/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return statusCode;
};

describe('personal data export', () => {
  it('creates one export per person, visible only to them, and keeps it for seven days', async () => {
    const { id } = await requestData('requestOwnData');
    expect((await requestData('requestOwnData')).id).toBe(id);
    expect(await fileStatus(id)).toBe(404);
    await runDueJobs(jobs);
    const [ready] = await visible();
    expect(ready).toMatchObject({ id, kind: 'copy', state: 'ready' });
    expect(Date.parse(ready!.expiresAt!) - now().getTime()).toBeGreaterThan(days(6.9));
    expect(await fileStatus(id)).toBe(200);
    expect(await fileStatus(id, portal.token)).toBe(404);
    await later(7, removeOldCopies);
    expect(await visible()).toMatchObject([{ state: 'expired', expiresAt: null }]);
    expect(await fileStatus(id)).toBe(404);
    expect((await requestData('requestOwnData')).id).not.toBe(id);
  });

  it('withdraws the export of a person who was deleted before it was created', async () => {
    await requestData('requestOwnData');
    const { id } = await requestData('requestDeletion');
    await requestData('carryOutDeletion', { requestId: id }, portal.token);
    await runDueJobs(jobs);
    const { rows } = await pool().query(
      'select state from data_request where profile_id = $1 and kind = $2',
      [person.id, 'copy'],
    );
    expect(rows).toEqual([{ state: 'withdrawn' }]);
  });
});

describe('deletion request', () => {
  it('waits 14 days, sends an e-mail, and can be withdrawn only by the person who made it', async () => {
    const request = await requestData('requestDeletion');
    expect(Date.parse(request.dueAt!) - now().getTime()).toBeGreaterThan(days(13.9));
    expect((await requestData('requestDeletion')).id).toBe(request.id);
    expect(await mailsOf()).toEqual(['deletion_asked']);
    await later(13.9, carryOutDeletions);
    await expect(requestData('withdrawDeletion', { requestId: request.id }, portal.token)).rejects.toThrow(
      'NOT_FOUND',
    );
    expect((await requestData('withdrawDeletion', { requestId: request.id })).state).toBe('withdrawn');
    await expect(requestData('withdrawDeletion', { requestId: request.id })).rejects.toThrow('CONFLICT');
    await later(15, carryOutDeletions);
    expect(await stored()).toMatchObject({ name: 'Rosa Rim', disabled_at: null });
  });

  it('rejects a request without confirmation', async () => {
    await expect(requestData('requestDeletion', { confirm: false })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('deletes the person once when it is due, and signs them out', async () => {
    const { id } = await requestData('requestDeletion');
    await later(14.1, () => Promise.all([carryOutDeletions(), carryOutDeletions()]));
    expect(await stored()).toMatchObject({
      name: 'Deleted person',
      email: `deleted-${person.id}@invalid`,
      account_id: null,
    });
    await expect(visible()).rejects.toThrow('NO_PROFILE');
    const { rows } = await pool().query(`select state, decided_by from data_request where id = $1`, [id]);
    expect(rows).toEqual([{ state: 'done', decided_by: null }]);
    const actions = (await auditOf('profile', person.id)).filter(({ action }) => action === 'delete');
    expect(actions).toHaveLength(1);
  });

  it('lets only administrators carry it out early or stop it with a reason', async () => {
    const { id } = await requestData('requestDeletion');
    await expect(requestData('stopDeletion', { requestId: id, reason: 'No' })).rejects.toThrow('FORBIDDEN');
    await expect(requestData('carryOutDeletion', { requestId: id })).rejects.toThrow('FORBIDDEN');
    await expect(requestData('stopDeletion', { requestId: id, reason: ' ' }, portal.token)).rejects.toThrow(
      'BAD_USER',
    );
    const stopped = await requestData(
      'stopDeletion',
      { requestId: id, reason: 'A parcel is on its way' },
      portal.token,
    );
    expect(stopped).toMatchObject({ state: 'stopped', reason: 'A parcel is on its way' });
    expect(await mailsOf()).toEqual(['deletion_asked', 'deletion_stopped']);
    await expect(requestData('carryOutDeletion', { requestId: id }, portal.token)).rejects.toThrow(
      'CONFLICT',
    );
    const again = await requestData('requestDeletion');
    expect(await requestData('carryOutDeletion', { requestId: again.id }, portal.token)).toMatchObject({
      state: 'done',
    });
    expect(await stored()).toMatchObject({ name: 'Deleted person' });
  });

  it.each([
    ['en', 'Deleted person'],
    ['es', 'Persona eliminada'],
    ['fr', 'Personne supprimée'],
  ] as const)('shows administrators who read %s the name %s for a deleted person', async (lang, name) => {
    const { id } = await requestData('requestDeletion');
    await requestData('carryOutDeletion', { requestId: id }, portal.token);
    const reader = await makePerson({ role: 'admin', lang });
    const read = await portal.call<{ person: { name: string }; dataRequests: unknown }>(
      `query ($id: ID!) { person(id: $id) { name } dataRequests(first: 1) { nodes { personName } } }`,
      { id: person.id },
      await portal.api.tokenOf(reader),
    );
    // The database of this spec file has one administrator.
    await pool().query(`update profile set role = 'user' where id = $1`, [reader.id]);
    expect(read).toEqual({ person: { name }, dataRequests: { nodes: [{ personName: name }] } });
  });

  it('cancels orders that are not packed and returns their points to the balance', async () => {
    const { id: rewardId } = await makeReward({ price: 40 });
    await givePoints(person.id, 100);
    await portal.call(
      'mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { order { id } } }',
      { input: { rewardId, expectedPrice: 40, shippingAddress, idempotencyKey: 'k' } },
      own,
    );
    const { id } = await requestData('requestDeletion');
    await requestData('carryOutDeletion', { requestId: id }, portal.token);
    const { rows } = await pool().query(
      `select o.state, o.address, b.balance from reward_order o join points_balance b using (profile_id)
       where o.profile_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ state: 'cancelled', address: '', balance: 100 }]);
  });

  it('rejects a request of the only administrator, and does not delete a person who has become the only one', async () => {
    await expect(requestData('requestDeletion', { confirm: true }, portal.token)).rejects.toThrow(
      'LAST_ADMINISTRATOR',
    );
    const other = await makePerson({ role: 'admin' });
    const { id } = await requestData('requestDeletion', { confirm: true }, await portal.api.tokenOf(other));
    await pool().query("update profile set role = 'user' where id = $1", [portal.admin.id]);
    await later(15, carryOutDeletions);
    await pool().query("update profile set role = 'admin' where id = $1", [portal.admin.id]);
    const { rows } = await pool().query('select state from data_request where id = $1', [id]);
    expect(rows).toEqual([{ state: 'requested' }]);
  });

  it('allows the same address to sign up again as a new person', async () => {
    const { id } = await requestData('requestDeletion');
    await requestData('carryOutDeletion', { requestId: id }, portal.token);
    const { body } = await portal.api.rest('POST', '/api/auth/init', {}, own);
    expect(body).toMatchObject({ success: true });
    const { me } = await portal.call<{ me: { id: string; email: string } }>('{ me { id email } }', {}, own);
    expect(me.email).toBe(person.email);
    expect(me.id).not.toBe(person.id);
  });
});

describe('list of data requests', () => {
  const list = async (variables: object, as?: string) => {
    const { dataRequests } = await portal.call<{
      dataRequests: { nodes: { personName: string; state: string }[]; totalCount: number };
    }>(
      `query ($search: String, $filter: DataRequestFilter, $where: DataRequestWhere, $orderBy: DataRequestOrder) {
        dataRequests(search: $search, filter: $filter, where: $where, orderBy: $orderBy) { nodes { personName state } totalCount } }`,
      { ...variables },
      as,
    );
    return dataRequests;
  };

  it('searches by name and filters by kind and state, for administrators only', async () => {
    await requestData('requestOwnData');
    await requestData('requestDeletion');
    const search = person.email;
    expect(await list({ search })).toMatchObject({ totalCount: 2 });
    const filter = { kinds: ['deletion'], states: ['requested'] };
    expect(await list({ search, filter })).toMatchObject({
      totalCount: 1,
      nodes: [{ personName: 'Rosa Rim', state: 'requested' }],
    });
    expect(await list({ search, filter: { states: ['done'] } })).toMatchObject({ totalCount: 0 });
    await expect(list({}, own)).rejects.toThrow('FORBIDDEN');
  });

  it('filters by conditions, sorts, and exports the same rows to a file', async () => {
    await requestData('requestOwnData');
    await requestData('requestDeletion');
    const where = { personEmail: { oneOf: [person.email] }, dueAt: { isNull: false } };
    expect(await list({ where })).toMatchObject({ totalCount: 1, nodes: [{ state: 'requested' }] });
    const found = {
      where: { personEmail: where.personEmail },
      orderBy: { field: 'dueAt', direction: 'DESC' },
    };
    expect(await list(found)).toMatchObject({ totalCount: 2 });
    const query = new URLSearchParams({
      where: JSON.stringify(found.where),
      orderBy: JSON.stringify(found.orderBy),
    });
    const file = (token: string) =>
      portal.api.app.inject({
        url: `/api/dataRequests.csv?${query.toString()}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const kinds = (await file(portal.token)).body
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',')[1]);
    expect(kinds).toEqual(['kind', 'deletion', 'copy']);
    expect((await file(own)).statusCode).toBe(403);
  });
});

describe('deletion by an administrator', () => {
  const erase = (input: object, as = portal.token) => requestData('deletePerson', input, as);

  it('deletes the person at once and only once, confirmed by their e-mail address, with an audit entry', async () => {
    const named = { profileId: person.id, email: ` ${person.email.toUpperCase()} ` };
    await expect(erase({ ...named, email: 'other@shop.example' })).rejects.toThrow('BAD_USER_INPUT');
    expect((await stored()).name).toBe('Rosa Rim');
    expect(await erase(named)).toMatchObject({ kind: 'deletion', state: 'done' });
    expect(await stored()).toMatchObject({ name: 'Deleted person', email: `deleted-${person.id}@invalid` });
    await expect(visible()).rejects.toThrow('NO_PROFILE');
    await expect(erase(named)).rejects.toThrow('CONFLICT');
    const actions = (await auditOf('profile', person.id)).filter(({ action }) => action === 'delete');
    expect(actions).toMatchObject([{ actor: portal.admin.id }]);
  });

  it('completes the person’s waiting deletion request', async () => {
    const request = await requestData('requestDeletion');
    const { id, state } = await erase({ profileId: person.id, email: person.email });
    expect([id, state]).toEqual([request.id, 'done']);
  });

  it('rejects deleting oneself, deletion by learners, and an unknown person', async () => {
    const { id, email } = portal.admin;
    await expect(erase({ profileId: id, email })).rejects.toThrow('FORBIDDEN');
    await expect(erase({ profileId: person.id, email: person.email }, own)).rejects.toThrow('FORBIDDEN');
    await expect(erase({ profileId: '00000000-0000-4000-8000-000000000000', email })).rejects.toThrow(
      'NOT_FOUND',
    );
  });
});
