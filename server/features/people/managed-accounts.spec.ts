import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { callsAs } from '#server/testing/api/calls';
import { makeAccount, makePerson, type SpecAccount, type SpecPerson } from '#server/testing/factories';

let api: Api;
let admin: string;
let distributor: SpecAccount;
let retailer: SpecAccount;
let lead: SpecPerson;
let fitter: SpecPerson;

const belong = (account: SpecAccount, to: SpecAccount | null) =>
  pool().query('update account set distributor_id = $2 where id = $1', [account.id, to?.id ?? null]);

beforeAll(async () => {
  api = await startApi();
  admin = await api.tokenOf(await makePerson({ role: 'admin' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  distributor = await makeAccount({ kind: 'gold_distributor' });
  retailer = await makeAccount({ kind: 'gold_retailer' });
  await belong(retailer, distributor);
  lead = await makePerson({ name: 'Ylva Lead', role: 'manager', account: distributor });
  await makePerson({ name: 'Ada Depot', account: distributor });
  fitter = await makePerson({ name: 'Bo Fitter', account: retailer });
  await makePerson({ name: 'Cy Stranger', account: await makeAccount({ kind: 'gold_retailer' }) });
});

const versionOf = async (table: 'profile' | 'account', id: string): Promise<Date> =>
  (await pool().query<{ at: Date }>(`select updated_at as at from ${table} where id = $1`, [id])).rows[0]!.at;

const give = async (managesRetailers: boolean | null, id = lead.id, as = admin) =>
  callsAs(api, as)<{ updatePerson: { person: { managesRetailers: boolean } } }>(
    'mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { person { managesRetailers } } }',
    { input: { id, updatedAt: (await versionOf('profile', id)).toISOString(), managesRetailers } },
  );

const readBy = async (person: SpecPerson): Promise<string[]> => {
  const { people } = await callsAs(
    api,
    await api.tokenOf(person),
  )<{ people: { nodes: { name: string }[] } }>('{ people { nodes { name } } }');
  return people.nodes.map(({ name }) => name);
};

const profileOf = async (id: string, as: SpecPerson): Promise<unknown> =>
  (
    await callsAs(api, await api.tokenOf(as))<{ profile: unknown }>(
      'query ($id: ID!) { profile(id: $id) { name results { totalCount } progress { pro { done } } } }',
      { id },
    )
  ).profile;

describe('manager of a distributor', () => {
  it('reads people of its retailers only while an administrator allows it', async () => {
    expect(await readBy(lead)).toEqual(['Ada Depot']);
    expect(await profileOf(fitter.id, lead)).toBeNull();

    expect((await give(true)).updatePerson.person).toEqual({ managesRetailers: true });
    expect(await readBy(lead)).toEqual(['Ada Depot', 'Bo Fitter']);
    expect(await profileOf(fitter.id, lead)).toMatchObject({ name: 'Bo Fitter', results: { totalCount: 0 } });

    await give(false);
    expect(await readBy(lead)).toEqual(['Ada Depot']);
    expect((await auditOf('profile', lead.id)).map(({ changes }) => changes)).toEqual([
      { managesRetailers: [false, true] },
      { managesRetailers: [true, false] },
    ]);
  });

  it('loses access at once to a retailer that moves to another distributor', async () => {
    await give(true);
    expect(await readBy(lead)).toEqual(['Ada Depot', 'Bo Fitter']);
    const another = await makeAccount({ kind: 'gold_distributor' });
    await callsAs(api, admin)(
      'mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { account { id } } }',
      {
        input: {
          id: retailer.id,
          updatedAt: (await versionOf('account', retailer.id)).toISOString(),
          distributorId: another.id,
        },
      },
    );
    expect(await readBy(lead)).toEqual(['Ada Depot']);
  });

  it('sees retailers’ people in the team and can remind them', async () => {
    await give(true);
    const token = await api.tokenOf(lead);
    const { remindPeople } = await callsAs(api, token)<{
      remindPeople: { reminded: number; leftOut: number };
    }>('mutation ($input: RemindPeopleInput!) { remindPeople(input: $input) { reminded leftOut } }', {
      input: { profileIds: [fitter.id] },
    });
    // There are no open tests, because no test exists.
    expect(remindPeople).toEqual({ reminded: 0, leftOut: 1 });
    const { team } = await callsAs(
      api,
      token,
    )<{ team: { events: { personName: string }[] } }>('{ team { events { personName } } }');
    expect(team.events.map(({ personName }) => personName).sort()).toEqual(['Ada Depot', 'Bo Fitter']);
  });

  it('is the only role the permission affects, and can’t grant it', async () => {
    const helper = await makePerson({ account: distributor });
    await give(true, helper.id);
    await expect(readBy(helper)).rejects.toThrow('FORBIDDEN');
    await expect(give(true, lead.id, await api.tokenOf(lead))).rejects.toThrow('FORBIDDEN');
    await expect(give(null)).rejects.toThrow('BAD_USER_INPUT');
  });
});
