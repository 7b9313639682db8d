import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson, type SpecPerson } from '#server/testing/factories';

let api: Api;
let person: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await makePerson({});
  token = await api.tokenOf(person);
});

async function makeAsset(ownerId: string, stored = true): Promise<string> {
  const variant = (key: string) => ({ key, contentType: 'image/jpeg', size: 9, width: 300, height: 300 });
  const variants = Object.fromEntries(
    ['small', 'large', 'original', 'thumbnail'].map((name) => [name, variant(`${name}-${randomUUID()}`)]),
  );
  const [row] = await select<{ id: string }>(
    'spec-asset',
    `insert into asset (purpose, owner_id, filename, variants, width, height, stored_at)
     values ('avatar', $1, 'a.jpg', $2, 300, 300, $3) returning id`,
    [ownerId, JSON.stringify(variants), stored ? new Date() : null],
  );
  return row!.id;
}

const whole = async () =>
  (await api.rest('GET', '/api/auth/profile', undefined, token)).body['data'] as Record<string, unknown>;
const save = async (image: unknown, by = token) =>
  api.rest('POST', `/api/user/${person.id}/update`, { image, allowsPublicAvatar: true }, by);
const unusedSince = async (id: string) =>
  (
    await select<{ unused: Date | null }>(
      'spec-unused',
      'select unused_since as unused from asset where id = $1',
      [id],
    )
  )[0]?.unused;

describe('avatar', () => {
  it('is an image that its owner uploaded, with the addresses stored on the server', async () => {
    const assetId = await makeAsset(person.id);
    const { status } = await save({ assetId, smUrl: 'https://elsewhere.example/x.jpg', preview: null });
    expect(status).toBe(200);
    const { image, allowsPublicAvatar } = await whole();
    const address = expect.stringMatching(/^\/./);
    expect(image).toEqual({
      assetId,
      smUrl: address,
      lgUrl: address,
      originalUrl: address,
      width: 300,
      height: 300,
    });
    expect(allowsPublicAvatar).toBe(true);
    expect(await unusedSince(assetId)).toBeNull();
  });

  it('is unchanged when the whole profile is sent back', async () => {
    const assetId = await makeAsset(person.id);
    await save({ assetId });
    const before = await whole();
    const { status } = await api.rest('POST', `/api/user/${person.id}/update`, before, token);
    expect(status).toBe(200);
    expect(await whole()).toEqual(before);
    expect(await unusedSince(assetId)).toBeNull();
  });

  it('is released when it is replaced or removed', async () => {
    const [first, second] = [await makeAsset(person.id), await makeAsset(person.id)];
    await save({ assetId: first });
    await save({ assetId: second });
    expect(await unusedSince(first)).toBeInstanceOf(Date);
    expect(await unusedSince(second)).toBeNull();
    await save(null);
    expect(await unusedSince(second)).toBeInstanceOf(Date);
    expect(await whole()).toMatchObject({ image: null });
  });

  it('is rejected when it belongs to another person, is missing or incomplete, and the former one stays', async () => {
    const own = await makeAsset(person.id);
    await save({ assetId: own });
    const rejected = [
      { assetId: await makeAsset((await makePerson({})).id) },
      { assetId: randomUUID() },
      { assetId: await makeAsset(person.id, false) },
      { assetId: 'x' },
      { smUrl: '/images/of-another.jpg' },
    ];
    for (const image of rejected) {
      const { status, body } = await save(image);
      expect([status, body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect(await whole()).toMatchObject({ image: { assetId: own } });
    expect(await unusedSince(own)).toBeNull();
  });
});
