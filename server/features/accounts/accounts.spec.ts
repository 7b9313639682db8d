import { describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { callsAs } from '#server/testing/api/calls';
import { makeAccount, makePerson } from '#server/testing/factories';
import { span } from '#server/testing/moments';

const portal = adminPortal();

const fields = `id updatedAt name kind number distributorId distributor { name } retailerCount address country region
  disabledAt`;

interface SpecAccount {
  id: string;
  updatedAt: string;
  disabledAt: string | null;
}

type AccountPage = {
  accounts: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
};

const create = async (changes: object = {}): Promise<SpecAccount> => {
  const input = { name: 'Harbor Tire', kind: 'gold_retailer', number: `GR-${Math.random()}`, ...changes };
  const { made } = await portal.call<{ made: { account: SpecAccount } }>(
    `mutation($input: CreateAccountInput!) { made: createAccount(input: $input) { account { ${fields} } } }`,
    { input },
  );
  return made.account;
};

const update = async ({ id, updatedAt }: SpecAccount, changes: object): Promise<SpecAccount> => {
  const { changed } = await portal.call<{ changed: { account: SpecAccount } }>(
    `mutation($input: UpdateAccountInput!) { changed: updateAccount(input: $input) { account { ${fields} } } }`,
    { input: { id, updatedAt, ...changes } },
  );
  return changed.account;
};

const read = async (id: string): Promise<SpecAccount> =>
  (
    await portal.call<{ account: SpecAccount }>(
      `query($id: ID!) { account: adminAccount(id: $id) { ${fields} } }`,
      { id },
    )
  ).account;

const rejected = (field: string) => ({ message: 'BAD_USER_INPUT', fields: [field] });

const rejectionOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (error: unknown) => error,
  );

describe('accounts', () => {
  it('lets administrators add and change accounts, audits both, and offers no deletion', async () => {
    const made = await create({ address: '4 Pier Road, Baltimore', country: 'US', region: 'US-MD' });
    expect(made).toMatchObject({ name: 'Harbor Tire', address: '4 Pier Road, Baltimore', region: 'US-MD' });
    const changed = await update(made, { name: 'Harbor Tire Center' });
    expect(changed).toMatchObject({ name: 'Harbor Tire Center', country: 'US' });
    expect((await auditOf('account', made.id)).map(({ action }) => action)).toEqual(['add', 'edit']);
    const { body } = await portal.api.graphql('{ __type(name: "Mutation") { fields { name } } }');
    expect(JSON.stringify(body)).not.toContain('deleteAccount');
  });

  it('rejects a number that differs only in case, spaces or dashes from another account of the same kind', async () => {
    await create({ number: 'GR 99-01' });
    expect(await rejectionOf(create({ number: 'gr-9901' }))).toMatchObject(rejected('number'));
    expect(await rejectionOf(create({ number: ' - ' }))).toMatchObject(rejected('number'));
    await create({ number: 'gr-9901', kind: 'gold_distributor' });
  });

  it('rejects an unknown country and a state of another country', async () => {
    expect(await rejectionOf(create({ country: 'XX' }))).toMatchObject(rejected('country'));
    expect(await rejectionOf(create({ country: 'CA', region: 'US-MD' }))).toMatchObject(rejected('region'));
    const made = await create({ country: 'US', region: 'US-MD' });
    expect(await rejectionOf(update(made, { country: 'CA' }))).toMatchObject(rejected('region'));
    expect(await update(made, { country: 'CA', region: 'CA-QC' })).toMatchObject({ region: 'CA-QC' });
  });

  it('disables an account as of now, whatever time the request contains, and keeps that time', async () => {
    const made = await create();
    const isWithin = span();
    const disabled = await update(made, { disabledAt: '2031-01-01T00:00:00Z' });
    expect(isWithin(disabled.disabledAt!)).toBe(true);
    const again = await update(disabled, { name: 'Closed', disabledAt: '2032-01-01T00:00:00Z' });
    expect(again.disabledAt).toBe(disabled.disabledAt);
    expect((await update(again, { disabledAt: null })).disabledAt).toBeNull();
  });

  it('assigns a retailer to a distributor, which can’t change its kind while it has retailers', async () => {
    const { id: distributorId } = await makeAccount({ name: 'Desert Sun' });
    const made = await create({ distributorId });
    expect(made).toMatchObject({ distributorId, distributor: { name: 'Desert Sun' } });
    const distributor = await read(distributorId);
    expect(distributor).toMatchObject({ retailerCount: 1 });
    expect(await rejectionOf(update(distributor, { kind: 'cost_center' }))).toMatchObject(rejected('kind'));
    expect(await rejectionOf(update(made, { kind: 'employee' }))).toMatchObject(rejected('distributorId'));
    const { id: retailerId } = await makeAccount({ kind: 'gold_retailer' });
    const { id: disabledId } = await makeAccount({ disabled: true });
    for (const id of [retailerId, disabledId, '8b0f5d6a-0000-4000-8000-000000000000', 'nonsense'])
      expect(await rejectionOf(update(made, { distributorId: id }))).toMatchObject({
        message: 'BAD_USER_INPUT',
      });
    await update(made, { distributorId: null, kind: 'employee' });
    expect(await update(distributor, { kind: 'cost_center' })).toMatchObject({ retailerCount: 0 });
  });

  it('finds accounts by their distributor and filters by it', async () => {
    const { id: distributorId } = await makeAccount({ name: 'Midland Found' });
    const made = await create({ distributorId });
    const list = (search: string | null, filter: object | null) =>
      portal.call<{ list: { nodes: { id: string }[] } }>(
        `query($search: String, $filter: AdminAccountFilter) {
          list: adminAccounts(search: $search, filter: $filter, first: 10) { nodes { id } } }`,
        { search, filter },
      );
    const ids = async (...params: Parameters<typeof list>) =>
      (await list(...params)).list.nodes.map(({ id }) => id).toSorted();
    expect(await ids('midland found', null)).toEqual([distributorId, made.id].toSorted());
    expect(await ids(null, { distributorId })).toEqual([made.id]);
    const where = async (sent: object) => {
      const { list } = await portal.call<{ list: { nodes: { id: string }[] } }>(
        `query($where: AdminAccountWhere) { list: adminAccounts(where: $where, first: 100) { nodes { id } } }`,
        { where: sent },
      );
      return list.nodes.map(({ id }) => id);
    };
    const { number } = (await read(distributorId)) as SpecAccount & { number: string };
    expect(await where({ distributorName: { contains: 'FOUND mid' } })).toEqual([made.id]);
    expect(await where({ distributorNumber: { oneOf: [number] } })).toEqual([made.id]);
    expect(await where({ distributorName: { noneOf: ['Midland Found'] } })).not.toContain(made.id);
    expect(await where({ distributorName: { isNull: false } })).toContain(made.id);
    expect(await where({ distributorNumber: { isNull: true } })).toContain(distributorId);
  });

  it('lists enabled accounts of the requested kinds', async () => {
    await makeAccount({ name: 'Kinds A' });
    await makeAccount({ name: 'Kinds B', kind: 'gold_retailer' });
    await makeAccount({ name: 'Kinds C', disabled: true });
    const { accounts } = await portal.call<{ accounts: { nodes: { name: string }[]; totalCount: number } }>(
      '{ accounts(search: "kinds", filter: { kinds: [gold_distributor] }) { nodes { name } totalCount } }',
    );
    expect(accounts).toEqual({ nodes: [{ name: 'Kinds A' }], totalCount: 1 });
  });

  it('pages through accounts by creation while they are renamed', async () => {
    const word = `Endless${Math.random().toString(36).slice(2, 8)}`;
    const made = [];
    for (const at of [1, 2, 3, 4]) made.push((await makeAccount({ name: `${word} ${at}` })).id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { accounts }: AccountPage = await portal.call<AccountPage>(
        `query ($search: String, $after: String) {
          accounts(first: 2, search: $search, after: $after, orderBy: { field: createdAt }) {
            nodes { id } pageInfo { hasNextPage endCursor } } }`,
        { search: word, after },
      );
      seen.push(...accounts.nodes.map(({ id }) => id));
      // Renaming moves read accounts to the end of the order by name, and unread accounts to its start.
      await pool().query(
        `update account set name = case when id = any($1::uuid[]) then 'Z' else 'A' end || ' ' || $2 || ' ' || random()
         where id = any($3::uuid[])`,
        [seen, word, made],
      );
      after = accounts.pageInfo.hasNextPage ? accounts.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(made);
  });

  it('rejects queries of managers', async () => {
    const manager = callsAs(portal.api, await portal.api.tokenOf(await makePerson({ role: 'manager' })));
    const reading = manager('{ adminAccounts(first: 1) { nodes { id } } }');
    expect(await rejectionOf(reading)).toMatchObject({ message: 'FORBIDDEN' });
  });
});
