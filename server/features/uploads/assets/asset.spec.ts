import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { filesUnder } from '#server/testing/uploads/files';
import { greyPng } from '#server/testing/images/hostile-images';
import { encodeImage } from '../encoding/encode-image';
import type { AssetRow } from './asset.queries';
import { recordAsset, putAsset } from './asset-images';
import { removeUnusedAssets } from './unused-assets';
import { releaseAsset, useAsset } from './use-asset';

const query = `query ($id: ID!) {
  asset(id: $id) { id smUrl lgUrl originalUrl thumbnailUrl width height isMap createdAt }
}`;

describe('image', () => {
  let api: Api;
  let call: Call;
  let [owner, admin, other]: SpecPerson[] = [];

  beforeAll(async () => {
    api = await startApi();
    [owner, admin, other] = [await makePerson(), await makePerson({ role: 'admin' }), await makePerson()];
    call = callsAs(api, await api.tokenOf(owner));
  });
  afterAll(() => api.close());

  async function make(purpose: AssetRow['purpose'], ownerId: string): Promise<string> {
    const image = await encodeImage(greyPng(40, 30));
    const { id } = await putAsset(image, { purpose, ownerId, filename: 'drawn.png' });
    await transaction((manager) => recordAsset(manager, id));
    return id;
  }

  const use = (person: SpecPerson, id: string, record: string, kind = 'module_image'): Promise<unknown> =>
    transaction((manager) => useAsset(manager, person.viewer, id, { kind, id: record }));
  const release = (record: string, asset: string | null = null): Promise<void> =>
    transaction((manager) => releaseAsset(manager, { kind: 'module_image', id: record }, asset));
  const age = (hours = 25): Promise<unknown> =>
    pool().query(`update asset set unused_since = unused_since - $1 * interval '1 hour'`, [hours]);
  const isKept = async (id: string): Promise<boolean> =>
    (await pool().query('select 1 from asset where id = $1', [id])).rows.length === 1;

  it('is visible only to its uploader and to administrators', async () => {
    const id = await make('avatar', owner!.id);
    const { asset } = await call<{ asset: Record<string, unknown> }>(query, { id });
    expect(asset).toMatchObject({ id, width: 40, height: 30, isMap: false });
    for (const name of ['smUrl', 'lgUrl', 'originalUrl', 'thumbnailUrl']) {
      const { statusCode, headers } = await api.app.inject({ url: String(asset[name]) });
      const type = name === 'thumbnailUrl' ? 'image/jpeg' : 'image/png';
      expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
        200,
        type,
        'nosniff',
      ]);
    }
    expect(await call(query, { id }, await api.tokenOf(admin!))).toMatchObject({ asset: { id } });
    expect(await call(query, { id }, await api.tokenOf(other!))).toEqual({ asset: null });
    for (const absent of [randomUUID(), 'none'])
      expect(await call(query, { id: absent })).toEqual({ asset: null });
  });

  it('can be used by its uploader, and by administrators unless it is an avatar', async () => {
    const [avatar, shared] = [await make('avatar', owner!.id), await make('module', admin!.id)];
    await use(owner!, avatar, owner!.id, 'profile');
    await expect(use(admin!, avatar, admin!.id, 'profile')).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    await expect(use(other!, avatar, other!.id, 'profile')).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    await expect(use(owner!, shared, randomUUID())).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    const second = await makePerson({ role: 'admin' });
    expect(await use(second, shared, randomUUID())).toMatchObject({ id: shared, width: 40 });
  });

  it('is removed with its variants a day after its last use, and never while it is used', async () => {
    await age();
    await removeUnusedAssets();
    const before = filesUnder(api.storageDir).length;
    const [unused, used] = [await make('module', admin!.id), await make('module', admin!.id)];
    const record = randomUUID();
    await use(admin!, used, record);
    expect(await removeUnusedAssets()).toBe(0);
    await age();
    expect(await removeUnusedAssets()).toBe(1);
    expect([await isKept(unused), await isKept(used)]).toEqual([false, true]);
    expect(filesUnder(api.storageDir)).toHaveLength(before + 4);
    await release(record, used);
    expect(await removeUnusedAssets()).toBe(0);
    await age();
    expect(await removeUnusedAssets()).toBe(1);
    expect(filesUnder(api.storageDir)).toHaveLength(before);
  });

  it('is kept while any of several records uses it', async () => {
    const id = await make('module', admin!.id);
    const [first, second] = [randomUUID(), randomUUID()];
    for (const record of [first, second, second]) await use(admin!, id, record);
    await release(first);
    await age();
    await removeUnusedAssets();
    expect(await isKept(id)).toBe(true);
    await release(second);
    await age();
    await removeUnusedAssets();
    expect(await isKept(id)).toBe(false);
  });

  it('is removed when a crash left only some of its variants', async () => {
    const image = await encodeImage(greyPng(40, 30));
    const before = filesUnder(api.storageDir).length;
    const { id } = await putAsset(image, { purpose: 'module', ownerId: admin!.id, filename: 'drawn.png' });
    await expect(use(admin!, id, randomUUID())).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    await age(5);
    await removeUnusedAssets();
    expect(await isKept(id)).toBe(true);
    await age(2);
    await removeUnusedAssets();
    expect(await isKept(id)).toBe(false);
    expect(filesUnder(api.storageDir)).toHaveLength(before);
  });
});
