import { beforeAll, describe, expect, it } from '@jest/globals';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { callsAs } from '#server/testing/api/calls';
import type { ListView, SaveListViewInput } from './list-view.types';

const portal = adminPortal();

const fields = 'id list name address isShared updatedAt';
const saving = `mutation ($input: SaveListViewInput!) { saveListView(input: $input) { view { ${fields} } } }`;
const deleting = `mutation ($input: DeleteListViewInput!) { deleteListView(input: $input) { view { ${fields} } } }`;
const reading = `query ($list: String!) { listViews(list: $list) { ${fields} } }`;

type Sent = Partial<Omit<SaveListViewInput, 'updatedAt'>> & { updatedAt?: string | null };

const dealers = {
  list: 'people',
  name: 'Dealers',
  address: 'userTypes=standard&sort=-points',
  isShared: false,
};

let other: SpecPerson;
let otherToken: string;

beforeAll(async () => {
  other = await makePerson({ role: 'admin', name: 'Otto Other' });
  otherToken = await portal.api.tokenOf(other);
});

const save = async (sent: Sent, token = portal.token): Promise<ListView> => {
  const params = { input: { ...dealers, ...sent } };
  const { saveListView } = await callsAs(portal.api, token)<{ saveListView: { view: ListView } }>(
    saving,
    params,
  );
  return saveListView.view;
};

const views = async (list: string, token = portal.token): Promise<ListView[]> =>
  (await callsAs(portal.api, token)<{ listViews: ListView[] }>(reading, { list })).listViews;

async function rejection(query: string, input: object, token = portal.token) {
  const { body } = await portal.api.graphql(query, { input }, token);
  const {
    code,
    fields: of,
    current,
  } = (body.errors?.[0]?.extensions ?? {}) as { code?: string; fields?: string[]; current?: object };
  return { code, fields: of, current };
}

describe('saved view of a list', () => {
  it('is stored for one person, without page parameters, and returned again for a repeated request', async () => {
    const kept = await save({ address: 'userTypes=standard&after=abc&from=51&sort=-points' });
    expect(kept).toMatchObject(dealers);
    expect(await save({})).toEqual(kept);
    expect(await views('people')).toEqual([kept]);
    expect(await views('people', otherToken)).toEqual([]);
    expect(await views('adminAccounts')).toEqual([]);
    const [audit] = await auditOf('list_view', kept.id);
    expect(audit).toMatchObject({
      action: 'add',
      changes: { name: [null, 'Dealers'], list: [null, 'people'], isShared: [null, false] },
    });
    expect(JSON.stringify(audit)).not.toContain('userTypes');
  });

  it('is listed after the person’s own views when shared, and can be changed by any administrator', async () => {
    const shared = await save({ list: 'adminAccounts', name: 'Closed', isShared: true });
    const own = await save({ list: 'adminAccounts', name: 'Mine' });
    expect((await views('adminAccounts')).map(({ name }) => name)).toEqual(['Mine', 'Closed']);
    expect((await views('adminAccounts', otherToken)).map(({ name }) => name)).toEqual(['Closed']);
    const renamed = await save({ ...shared, name: 'Closed ones' }, otherToken);
    expect(renamed).toMatchObject({ id: shared.id, name: 'Closed ones', isShared: true });
    expect(await rejection(saving, { ...own, name: 'Theirs' }, otherToken)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await rejection(deleting, { id: own.id }, otherToken)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await views('adminAccounts')).map(({ name }) => name)).toEqual(['Mine', 'Closed ones']);
  });

  it('rejects a change based on an older version', async () => {
    const first = await save({ list: 'adminTools', name: 'Two at once', isShared: true });
    await save({ ...first, address: 'q=winter' }, otherToken);
    expect(await rejection(saving, { ...first, address: 'q=summer' })).toMatchObject({
      code: 'CONFLICT',
      current: { id: first.id, address: 'q=winter' },
    });
    expect((await views('adminTools'))[0]).toMatchObject({ address: 'q=winter' });
    expect(await rejection(saving, { ...first, updatedAt: null })).toMatchObject({ fields: ['updatedAt'] });
  });

  it('rejects a name in use in any spelling, among own views and among shared ones', async () => {
    await save({ list: 'adminAwards', name: 'This year' });
    expect(await rejection(saving, { ...dealers, list: 'adminAwards', name: ' THIS  year ' })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['name'],
    });
    expect(await rejection(saving, { ...dealers, list: 'adminAwards', name: 'Thís year' })).toMatchObject({
      fields: ['name'],
    });
    expect(await save({ list: 'adminAwards', name: 'This year', isShared: true })).toMatchObject({
      isShared: true,
    });
    expect(await save({ list: 'adminAwards', name: 'This year' }, otherToken)).toMatchObject({
      isShared: false,
    });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['address', { address: '' }],
    ['address', { address: 'after=abc&from=51' }],
    ['address', { address: `q=${'x'.repeat(2000)}` }],
    ['list', { list: 'people; drop' }],
    ['list', { list: 'peoples' }],
    ['list', { list: 'settings' }],
    ['list', { list: 'constructor' }],
  ])('rejects %s when it is %j', async (field, sent) => {
    expect(await rejection(saving, { ...dealers, name: 'Rejected', ...sent })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
  });

  it('is limited to twenty per person and list', async () => {
    for (let at = 1; at <= 20; at++)
      await save({ list: 'adminAlbums', name: `View ${at}`, address: `q=${at}` });
    expect(await rejection(saving, { ...dealers, list: 'adminAlbums', name: 'One more' })).toMatchObject({
      fields: ['isShared'],
    });
    expect(await views('adminAlbums')).toHaveLength(20);
  });

  it('can be deleted, with an audit entry, and saved again', async () => {
    const view = await save({ list: 'adminSurveys', name: 'Running' });
    await portal.call(deleting, { input: { id: view.id } });
    expect(await views('adminSurveys')).toEqual([]);
    expect((await auditOf('list_view', view.id)).map(({ action }) => action)).toEqual(['add', 'delete']);
    expect(await rejection(deleting, { id: view.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await save({ list: 'adminSurveys', name: 'Running' })).toMatchObject({ name: 'Running' });
  });

  it('is forbidden for managers', async () => {
    const manager = await portal.api.tokenOf(await makePerson({ role: 'manager' }));
    const { body } = await portal.api.graphql(reading, { list: 'people' }, manager);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await rejection(saving, dealers, manager)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
