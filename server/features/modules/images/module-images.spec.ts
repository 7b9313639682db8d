import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAsset, outlivesUnused, type SpecAsset, usesOf } from '#server/testing/content/assets';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import type { AdminModuleImage } from './admin-module-image.entity';

const fields = `{ moduleId: id images { id smUrl lgUrl originalUrl width height altTranslations { en es fr } updatedAt } }`;
const rejected = (code: string, fieldNames?: string[]) =>
  expect.objectContaining({ message: code, ...(fieldNames && { fields: fieldNames }) });

describe('images of a module', () => {
  let api: Api;
  let call: Call;
  let admin: SpecPerson;
  let moduleId: string;

  beforeAll(async () => {
    api = await startApi();
    admin = await makePerson({ role: 'admin' });
    call = callsAs(api, await api.tokenOf(admin));
  });
  beforeEach(async () => {
    ({ id: moduleId } = await makeModule({ test: null }));
  });
  afterAll(() => api.close());

  type Module = { moduleId: string; images: AdminModuleImage[] };
  const read = async (of = moduleId, as?: string) =>
    (
      await call<{ of: Module | null }>(
        `query ($id: ID!) { of: adminModule(id: $id) ${fields} }`,
        { id: of },
        as,
      )
    ).of;
  const add = async (assetIds: string[], of = moduleId, as?: string): Promise<AdminModuleImage[]> =>
    (
      await call<{ of: { module: Module } }>(
        `mutation ($input: AddModuleImagesInput!) { of: addModuleImages(input: $input) { module ${fields} } }`,
        { input: { moduleId: of, assetIds } },
        as,
      )
    ).of.module.images;
  const update = async (
    { id, updatedAt }: AdminModuleImage,
    input: Record<string, unknown>,
  ): Promise<AdminModuleImage[]> =>
    (
      await call<{ of: { moduleImage: { module: Module } } }>(
        `mutation ($input: UpdateModuleImageInput!) {
           of: updateModuleImage(input: $input) { moduleImage { module ${fields} } } }`,
        { input: { id, updatedAt, ...input } },
      )
    ).of.moduleImage.module.images;
  const remove = async ({ id, updatedAt }: AdminModuleImage): Promise<AdminModuleImage[]> => {
    await call('mutation ($input: DeleteModuleImageInput!) { deleteModuleImage(input: $input) { id } }', {
      input: { id, updatedAt },
    });
    return (await read())!.images;
  };
  const makeAssets = (count: number): Promise<SpecAsset[]> =>
    Promise.all(Array.from({ length: count }, () => makeAsset(admin.id)));

  it('are added in order, kept in use and audited, and shown to learners in three sizes', async () => {
    const [first, second] = [await makeAsset(admin.id), await makeAsset(admin.id, { purpose: 'content' })];
    const images = await add([first.id, second.id]);
    expect(images).toEqual([
      {
        id: expect.any(String),
        smUrl: first.smUrl,
        lgUrl: first.lgUrl,
        originalUrl: first.originalUrl,
        width: 640,
        height: 480,
        altTranslations: null,
        updatedAt: expect.any(String),
      },
      expect.objectContaining({ originalUrl: second.originalUrl }),
    ]);
    expect(await usesOf(first)).toEqual([`module_image:${images[0]!.id}`]);
    expect(await auditOf('module_image', images[0]!.id)).toEqual([
      {
        action: 'add',
        actor: admin.id,
        changes: { module: [null, moduleId], image: [null, first.originalUrl] },
      },
    ]);
    expect([await outlivesUnused(first), await outlivesUnused(second)]).toEqual([true, true]);
    const learner = await api.tokenOf(await makePerson());
    const query = `query ($id: ID!) { module(id: $id) { images { id smUrl lgUrl originalUrl width height alt } } }`;
    const { module } = await call<{ module: { images: unknown[] } }>(query, { id: moduleId }, learner);
    const { id, smUrl, lgUrl, originalUrl } = images[0]!;
    expect(module.images[0]).toEqual({ id, smUrl, lgUrl, originalUrl, width: 640, height: 480, alt: null });
    expect(module.images).toHaveLength(2);
  });

  it('are added once, also by repeated and concurrent requests', async () => {
    const [one, two, three] = await makeAssets(3);
    await add([one!.id, one!.id.toUpperCase()]);
    await add([one!.id]);
    await Promise.all([add([two!.id, three!.id]), add([three!.id, two!.id]), add([two!.id])]);
    const visible = (await read())!.images.map(({ originalUrl }) => originalUrl);
    expect(visible.toSorted()).toEqual([one, two, three].map((asset) => asset!.originalUrl).toSorted());
    for (const asset of [one, two, three]) expect(await usesOf(asset!)).toHaveLength(1);
  });

  it('can be shown by several modules independently', async () => {
    const [asset] = await makeAssets(1);
    const other = await makeModule({ test: null });
    const [here] = await add([asset!.id]);
    await add([asset!.id], other.id);
    await remove(here!);
    expect(await usesOf(asset!)).toHaveLength(1);
    expect(await outlivesUnused(asset!)).toBe(true);
    expect((await read(other.id))!.images).toHaveLength(1);
  });

  it('are limited to 20', async () => {
    const assets = await makeAssets(21);
    const ids = assets.map(({ id }) => id);
    await expect(add(ids)).rejects.toEqual(rejected('BAD_USER_INPUT', ['assetIds']));
    await expect(add([])).rejects.toEqual(rejected('BAD_USER_INPUT', ['assetIds']));
    await add(ids.slice(0, 12));
    await expect(add(ids.slice(10))).rejects.toEqual(rejected('BAD_USER_INPUT', ['assetIds']));
    expect(await usesOf(assets[12]!)).toEqual([]);
    expect(await add(ids.slice(10, 20))).toHaveLength(20);
    await expect(add(ids.slice(20))).rejects.toEqual(rejected('BAD_USER_INPUT', ['assetIds']));
  });

  it('reject avatars, question images, and incomplete or unknown images', async () => {
    const [fine] = await makeAssets(1);
    const learner = await makePerson();
    const bad = [
      (await makeAsset(learner.id, { purpose: 'avatar' })).id,
      (await makeAsset(admin.id, { purpose: 'avatar' })).id,
      (await makeAsset(admin.id, { purpose: 'question' })).id,
      (await makeAsset(admin.id, { stored: false })).id,
      randomUUID(),
      'none',
    ];
    for (const id of bad)
      await expect(add([fine!.id, id])).rejects.toEqual(rejected('BAD_USER_INPUT', ['assetIds.1']));
    expect((await read())!.images).toEqual([]);
    expect(await usesOf(fine!)).toEqual([]);
  });

  it('have a description in the reader’s language and a position, both audited', async () => {
    const [one, two, three] = await makeAssets(3);
    const images = await add([one!.id, two!.id, three!.id]);
    const alt = { en: ' A winter tread ', es: 'Una banda de invierno' };
    const moved = await update(images[2]!, { alt, position: 0 });
    expect(moved.map(({ id }) => id)).toEqual([images[2]!.id, images[0]!.id, images[1]!.id]);
    const said = { en: 'A winter tread', es: 'Una banda de invierno', fr: '' };
    expect(moved[0]).toMatchObject({ altTranslations: said });
    expect((await auditOf('module_image', images[2]!.id)).at(-1)).toEqual({
      action: 'edit',
      actor: admin.id,
      changes: { alt: [null, said], position: [2, 0] },
    });
    const query = `query ($id: ID!) { module(id: $id) { images { alt } } }`;
    for (const [lang, text] of [
      ['es', said.es],
      ['fr', said.en],
    ] as const) {
      const learner = await api.tokenOf(await makePerson({ lang }));
      expect(await call(query, { id: moduleId }, learner)).toMatchObject({
        module: { images: [{ alt: text }, { alt: null }, { alt: null }] },
      });
    }
    const [last] = await update(moved[0]!, { position: 99 });
    expect(last!.id).toBe(images[0]!.id);
    const kept = (await read())!.images[2]!;
    expect(kept).toMatchObject({ id: images[2]!.id, altTranslations: said });
    expect((await update(kept, { alt: null }))[2]).toMatchObject({ altTranslations: null });
  });

  it('reject descriptions that are too long, have two lines or lack English, and negative positions', async () => {
    const [asset] = await makeAssets(1);
    const [image] = await add([asset!.id]);
    const bad = [
      [{ alt: { en: 'x'.repeat(301) } }, 'alt.en'],
      [{ alt: { en: 'x', fr: 'two\nlines' } }, 'alt.fr'],
      [{ alt: { en: ' ', es: 'y' } }, 'alt.en'],
      [{ position: -1 }, 'position'],
    ] as const;
    for (const [input, field] of bad)
      await expect(update(image!, input)).rejects.toEqual(rejected('BAD_USER_INPUT', [field]));
    expect((await update(image!, { alt: { en: 'x'.repeat(300) } }))[0]!.altTranslations!.en).toHaveLength(
      300,
    );
  });

  it('reject a change or removal based on an outdated version', async () => {
    const [asset] = await makeAssets(1);
    const [image] = await add([asset!.id]);
    const changes = ['One', 'Two', 'Three'].map((en) => update(image!, { alt: { en } }));
    const results = await Promise.allSettled(changes);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(update(image!, { position: 0 })).rejects.toEqual(rejected('CONFLICT'));
    await expect(remove(image!)).rejects.toEqual(rejected('CONFLICT'));
    expect(await usesOf(asset!)).toHaveLength(1);
  });

  it('are released when they are removed, with an audit entry', async () => {
    const [asset] = await makeAssets(1);
    const [image] = await add([asset!.id]);
    expect(await remove(image!)).toEqual([]);
    expect((await auditOf('module_image', image!.id)).at(-1)).toEqual({
      action: 'delete',
      actor: admin.id,
      changes: { module: [moduleId, null], image: [asset!.originalUrl, null] },
    });
    expect(await usesOf(asset!)).toEqual([]);
    await expect(remove(image!)).rejects.toEqual(rejected('NOT_FOUND'));
    expect(await outlivesUnused(asset!)).toBe(false);
  });

  it('are released when their module is deleted, as are the images of its questions', async () => {
    const assets = await makeAssets(2);
    const picture = await makeAsset(admin.id, { purpose: 'question' });
    await add(assets.map(({ id }) => id));
    const { rows } = await pool().query<{ id: string }>(
      `insert into test (module_id, category, pass_mark) values ($1, 'standard', 80) returning id`,
      [moduleId],
    );
    const input = {
      kind: 'short_answer',
      text: { en: 'Which?' },
      options: [],
      accepted: { en: ['this'] },
      code: false,
      weight: 1,
      credit: 'exact',
      enabled: true,
      tags: [],
      imageAssetId: picture.id,
    };
    await call(
      'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { question { id } } }',
      { input: { testId: rows[0]!.id, ...input } },
    );
    expect(await usesOf(picture)).toHaveLength(1);
    const { module } = await call<{ module: { updatedAt: string } }>(
      'query ($id: ID!) { module: adminModule(id: $id) { updatedAt } }',
      { id: moduleId },
    );
    await call('mutation ($input: DeleteModuleInput!) { deleteModule(input: $input) { id } }', {
      input: { id: moduleId, ...module },
    });
    for (const asset of [...assets, picture]) {
      expect(await usesOf(asset)).toEqual([]);
      expect(await outlivesUnused(asset)).toBe(false);
    }
  });

  it('are edited by administrators only, read by API clients, and null for an unknown module', async () => {
    const [asset] = await makeAssets(1);
    const client = await api.clientToken(await makeClient());
    for (const role of ['user', 'manager'] as const) {
      const token = await api.tokenOf(await makePerson({ role }));
      await expect(add([asset!.id], moduleId, token)).rejects.toEqual(rejected('FORBIDDEN'));
      await expect(read(moduleId, token)).rejects.toEqual(rejected('FORBIDDEN'));
    }
    await expect(add([asset!.id], moduleId, client)).rejects.toEqual(rejected('FORBIDDEN'));
    expect(await read(moduleId, client)).toEqual({ moduleId, images: [] });
    for (const id of [randomUUID(), 'none']) expect(await read(id)).toBeNull();
    await expect(add([asset!.id], randomUUID())).rejects.toEqual(rejected('NOT_FOUND'));
  });

  it('use the uploaded image when they have no sizes, and can be described and removed', async () => {
    await pool().query(
      `insert into module_image (module_id, original_url, width, height, position) values ($1, '/former.jpg', 9, 9, 1)`,
      [moduleId],
    );
    const [previous] = (await read())!.images;
    expect(previous).toMatchObject({
      smUrl: '/former.jpg',
      lgUrl: '/former.jpg',
      originalUrl: '/former.jpg',
    });
    const [told] = await update(previous!, { alt: { en: 'A tire' } });
    expect(await remove(told!)).toEqual([]);
  });
});
