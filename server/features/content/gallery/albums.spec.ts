import { beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { makeAsset } from '#server/testing/content/assets';
import { auditOf } from '#server/testing/audit';
import type { Call } from '#server/testing/api/calls';
import { contentPortal, rejected, usesOf, words } from '#server/testing/content/content';

const { call, asLearner, asFrench, adminId } = contentPortal();
beforeEach(() => pool().query('delete from album'));

interface Album {
  id: string;
  updatedAt: string;
  slug: string;
  pictures: { picture: { assetId: string }; altTranslations: object | null }[];
}

let made = 0;
const image = async (): Promise<string> => (await makeAsset(adminId(), { purpose: 'content' })).id;

const input = (changes: object = {}) => ({
  section: 'pro_training',
  slug: `album-${(made += 1)}`,
  title: words('PRO day', 'Journée PRO'),
  publishAt: '2026-01-05T12:00:00.000Z',
  ...changes,
});

const fields = 'id updatedAt slug pictures { picture { assetId } altTranslations { en fr } }';

const create = async (changes: object = {}): Promise<Album> => {
  const pictures = 'pictures' in changes ? {} : { pictures: [{ pictureId: await image() }] };
  const done = await call<{ made: { album: Album } }>(
    `mutation($input: CreateAlbumInput!) { made: createAlbum(input: $input) { album { ${fields} } } }`,
    { input: input({ ...pictures, ...changes }) },
  );
  return done.made.album;
};

const update = async ({ id, updatedAt }: Album, changes: object): Promise<Album> =>
  (
    await call<{ changed: { album: Album } }>(
      `mutation($input: UpdateAlbumInput!) { changed: updateAlbum(input: $input) { album { ${fields} } } }`,
      { input: { id, updatedAt, ...changes } },
    )
  ).changed.album;

const remove = ({ id, updatedAt }: Album) =>
  call('mutation($input: DeleteAlbumInput!) { deleteAlbum(input: $input) { id } }', {
    input: { id, updatedAt },
  });

interface Visible {
  slug: string;
  title: string;
  pictureCount: number;
  cover: { alt: string | null }[];
  pictures: { alt: string | null; caption: string | null }[];
}

const read = async (slug: string, section = 'pro_training', as: Call = asLearner): Promise<Visible | null> =>
  (
    await as<{ album: Visible | null }>(
      `query($section: ContentSectionKey!, $slug: String!) { album(section: $section, slug: $slug) {
         slug title pictureCount cover { alt } pictures { alt caption picture { smUrl lgUrl width height } } } }`,
      { section, slug },
    )
  ).album;

const list = async (filter: object = {}, as: Call = asLearner, more = '') =>
  (
    await as<{ albums: { nodes: Visible[]; totalCount: number; pageInfo: { endCursor: string } } }>(
      `query($filter: AlbumFilter) { albums(filter: $filter${more}) {
         nodes { slug pictureCount cover { picture { smUrl } } } totalCount pageInfo { endCursor } } }`,
      { filter },
    )
  ).albums;

const slugs = async (filter: object = {}, as: Call = asLearner): Promise<string[]> =>
  (await list(filter, as)).nodes.map(({ slug }) => slug);

describe('albums', () => {
  it('are read by their address with all pictures, in the reader’s language', async () => {
    const [one, two] = [await image(), await image()];
    const { slug } = await create({
      pictures: [
        { pictureId: one, alt: words('A gauge', 'Une jauge'), caption: words('Bay 2') },
        { pictureId: two },
      ],
    });
    expect(await read(slug, 'pro_training', asFrench)).toMatchObject({
      title: 'Journée PRO',
      pictureCount: 2,
      pictures: [
        { alt: 'Une jauge', caption: 'Bay 2' },
        { alt: null, caption: null },
      ],
    });
    expect(await read(slug, 'gold_retailer_program', call)).toBeNull();
    expect(await read('no-such')).toBeNull();
  });

  it('are listed newest first, in pages, with their first three pictures', async () => {
    const pictures = await Promise.all(Array.from({ length: 5 }, image));
    await create({ slug: 'old', publishAt: '2025-05-01T00:00:00.000Z' });
    await create({ slug: 'new', pictures: pictures.map((pictureId) => ({ pictureId })) });
    const first = await list({}, asLearner, ', first: 1');
    expect(first.totalCount).toBe(2);
    expect(first.nodes[0]).toMatchObject({ slug: 'new', pictureCount: 5 });
    expect(first.nodes[0]!.cover).toHaveLength(3);
    const rest = await list({}, asLearner, `, first: 1, after: "${first.pageInfo.endCursor}"`);
    expect(rest.nodes.map(({ slug, cover }) => [slug, cover.length])).toEqual([['old', 1]]);
  });

  it('are hidden as drafts, before publication, outside their audience, and when the section hides its gallery', async () => {
    const draft = await create({ publishAt: null, pictures: [] });
    const later = await create({ publishAt: '2099-12-31T00:00:00.000Z' });
    const other = await create({ userTypes: ['motorcycle'] });
    for (const { slug } of [draft, later, other]) expect(await read(slug)).toBeNull();
    expect(await slugs()).toEqual([]);
    expect(await slugs({}, call)).toEqual([other.slug]);
    await expect(list({ section: 'whats_new' })).rejects.toMatchObject({ message: 'NOT_FOUND' });
    await expect(list({ section: 'gold_retailer_program' })).rejects.toMatchObject({
      message: 'PROGRAM_ENTRY_REQUIRED',
    });
  });

  it('need a picture to be published', async () => {
    await expect(create({ pictures: [] })).rejects.toEqual(rejected(['pictures']));
    const draft = await create({ publishAt: null, pictures: [] });
    const publishAt = '2026-01-05T12:00:00.000Z';
    await expect(update(draft, { publishAt })).rejects.toEqual(rejected(['pictures']));
    const seen = await update(draft, { publishAt, pictures: [{ pictureId: await image() }] });
    await expect(update(seen, { pictures: [] })).rejects.toEqual(rejected(['pictures']));
    expect(await slugs()).toEqual([seen.slug]);
  });

  it('keep their pictures in use, also shared ones, and release removed ones', async () => {
    const [one, two] = [await image(), await image()];
    const album = await create({ pictures: [{ pictureId: one }, { pictureId: two }] });
    const other = await create({ pictures: [{ pictureId: one }] });
    expect([await usesOf(one), await usesOf(two)]).toEqual([2, 1]);
    const turned = await update(album, {
      pictures: [{ pictureId: two, alt: words('Two') }],
    });
    expect(turned.pictures.map(({ picture }) => picture.assetId)).toEqual([two]);
    expect([await usesOf(one), await usesOf(two)]).toEqual([1, 1]);
    await remove(turned);
    await remove(other);
    expect([await usesOf(one), await usesOf(two)]).toEqual([0, 0]);
    expect((await auditOf('album', album.id)).map(({ action }) => action)).toEqual(['add', 'edit', 'delete']);
  });

  it('reject invalid pictures and texts with the field’s path', async () => {
    const id = await image();
    const avatar = (await makeAsset(adminId(), { purpose: 'avatar' })).id;
    const tried = async (pictures: object[]) => create({ pictures });
    await expect(tried([{ pictureId: 'none' }])).rejects.toEqual(rejected(['pictures.0.pictureId']));
    await expect(tried([{ pictureId: avatar }])).rejects.toEqual(rejected(['pictures.0.pictureId']));
    await expect(tried([{ pictureId: id }, { pictureId: id.toUpperCase() }])).rejects.toEqual(
      rejected(['pictures.1.pictureId']),
    );
    await expect(tried([{ pictureId: id, alt: { en: '', es: 'Rueda' } }])).rejects.toEqual(
      rejected(['pictures.0.alt.en']),
    );
    await expect(tried([{ pictureId: id, caption: words('x'.repeat(301)) }])).rejects.toEqual(
      rejected(['pictures.0.caption.en']),
    );
    const many = Array.from({ length: 101 }, () => ({ pictureId: id }));
    await expect(tried(many)).rejects.toEqual(rejected(['pictures']));
    const { slug } = await create();
    await expect(create({ slug })).rejects.toEqual(rejected(['slug']));
    await expect(create({ slug: 'admin-day' })).rejects.toEqual(rejected(['slug']));
  });

  it('are edited by administrators only, and counted on their section’s page', async () => {
    await create();
    await expect(
      asLearner('mutation($input: CreateAlbumInput!) { createAlbum(input: $input) { album { id } } }', {
        input: input({ pictures: [{ pictureId: await image() }] }),
      }),
    ).rejects.toMatchObject({ message: 'FORBIDDEN' });
    evictAll();
    const { contentSection } = await asLearner<{ contentSection: { pages: object[] } }>(
      '{ contentSection(key: pro_training) { pages { page count } } }',
      {},
    );
    expect(contentSection.pages).toContainEqual({ page: 'gallery', count: 1 });
  });
});
