import { beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { makeAsset } from '#server/testing/content/assets';
import { auditOf } from '#server/testing/audit';
import type { Call } from '#server/testing/api/calls';
import { contentPortal, rejected, usesOf, words } from '#server/testing/content/content';
import { makeModule } from '#server/testing/factories';

const { call, asLearner, asFrench, adminId } = contentPortal();
beforeEach(() => pool().query('delete from article'));

interface Article {
  id: string;
  updatedAt: string;
  slug: string;
  readingMinutes: number;
  parts: { kind: string; [field: string]: unknown }[];
}

let made = 0;
const body = {
  kind: 'text',
  text: words('<p>The block is the same size.</p>', '<p>Le pavé a la même taille.</p>'),
};

const input = (changes: object = {}) => ({
  section: 'whats_new',
  slug: `article-${(made += 1)}`,
  title: words('New winter line', 'Nouvelle gamme d’hiver'),
  summary: words('Ships from 4 January.'),
  topic: 'products',
  parts: [body],
  publishAt: '2026-01-05T12:00:00.000Z',
  ...changes,
});

const fields = `id updatedAt slug readingMinutes moduleId parts { kind level moduleId textTranslations { en fr }
  picture { assetId } legend { en } head { en } rows { cells { en fr } } sourceTranslations { en } }`;

const create = async (changes: object = {}): Promise<Article> =>
  (
    await call<{ made: { article: Article } }>(
      `mutation($input: CreateArticleInput!) { made: createArticle(input: $input) { article { ${fields} } } }`,
      { input: input(changes) },
    )
  ).made.article;

const update = async ({ id, updatedAt }: Article, changes: object): Promise<Article> =>
  (
    await call<{ changed: { article: Article } }>(
      `mutation($input: UpdateArticleInput!) { changed: updateArticle(input: $input) { article { ${fields} } } }`,
      { input: { id, updatedAt, ...changes } },
    )
  ).changed.article;

const remove = ({ id, updatedAt }: Article) =>
  call('mutation($input: DeleteArticleInput!) { deleteArticle(input: $input) { id } }', {
    input: { id, updatedAt },
  });

interface Read {
  title: string;
  slug: string;
  parts: { kind: string; text: string | null }[];
}

const read = async (slug: string, section = 'whats_new', as: Call = asLearner): Promise<Read | null> =>
  (
    await as<{ article: Read | null }>(
      `query($section: ContentSectionKey!, $slug: String!) { article(section: $section, slug: $slug) {
         title slug parts { kind text level caption legend head rows { cells } source moduleId picture { smUrl } } } }`,
      { section, slug },
    )
  ).article;

const list = async (filter: object = {}, as: Call = asLearner, more = '') =>
  (
    await as<{ articles: { nodes: Read[]; totalCount: number; pageInfo: { endCursor: string } } }>(
      `query($filter: ArticleFilter) { articles(filter: $filter${more}) {
         nodes { title slug } totalCount pageInfo { endCursor } } }`,
      { filter },
    )
  ).articles;

const slugs = async (filter: object = {}, as: Call = asLearner): Promise<string[]> =>
  (await list(filter, as)).nodes.map(({ slug }) => slug);

describe('articles', () => {
  it('are read by their address in the reader’s language once they are published', async () => {
    const { slug } = await create();
    expect(await read(slug)).toMatchObject({
      title: 'New winter line',
      parts: [{ kind: 'text', text: '<p>The block is the same size.</p>' }],
    });
    expect((await read(slug, 'whats_new', asFrench))?.parts[0]!.text).toBe(
      '<p>Le pavé a la même taille.</p>',
    );
    expect(await read(slug, 'pro_training')).toBeNull();
    expect(await read('no-such')).toBeNull();
  });

  it('are hidden as drafts, before their publication and from people outside their audience', async () => {
    const draft = await create({ publishAt: null });
    const later = await create({ publishAt: '2099-12-31T00:00:00.000Z' });
    const other = await create({ userTypes: ['motorcycle'] });
    for (const { slug } of [draft, later, other]) expect(await read(slug)).toBeNull();
    expect(await slugs()).toEqual([]);
    expect(await slugs({}, call)).toEqual([other.slug]);
    const preview = 'query($id: ID!) { articlePreview(id: $id) { slug parts { kind } } }';
    expect(await call(preview, { id: draft.id })).toEqual({
      articlePreview: { slug: draft.slug, parts: [{ kind: 'text' }] },
    });
    await expect(asLearner(preview, { id: draft.id })).rejects.toMatchObject({ message: 'FORBIDDEN' });
  });

  it('appear automatically at their publication time', async () => {
    const soon = new Date(Date.now() + 60_000);
    const { slug } = await create({ publishAt: soon.toISOString() });
    expect(await slugs()).toEqual([]);
    const restore = replaceClock(() => soon);
    try {
      expect(await slugs()).toEqual([slug]);
    } finally {
      restore();
    }
  });

  it('are listed newest first, in pages, by year and by topic', async () => {
    await create({ slug: 'old', publishAt: '2025-12-31T23:00:00.000Z', topic: 'people' });
    await create({ slug: 'mid', publishAt: '2026-01-05T12:00:00.000Z' });
    await create({ slug: 'new', publishAt: '2026-02-05T12:00:00.000Z', topic: 'people' });
    expect(await slugs()).toEqual(['new', 'mid', 'old']);
    expect(await slugs({ year: 2026 })).toEqual(['new', 'mid']);
    expect(await slugs({ year: 2007 })).toEqual([]);
    expect(await slugs({ year: 2026, topic: 'people' })).toEqual(['new']);
    const first = await list({}, asLearner, ', first: 2');
    expect([first.nodes.length, first.totalCount]).toEqual([2, 3]);
    const rest = await list({}, asLearner, `, first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(rest.nodes.map(({ slug }) => slug)).toEqual(['old']);
    expect(
      await asLearner('{ articleYears(section: whats_new) { year count topics { topic count } } }', {}),
    ).toEqual({
      articleYears: [
        {
          year: 2026,
          count: 2,
          topics: [
            { topic: 'products', count: 1 },
            { topic: 'people', count: 1 },
          ],
        },
        { year: 2025, count: 1, topics: [{ topic: 'people', count: 1 }] },
      ],
    });
  });

  it('are grouped into years in the site’s time zone', async () => {
    await create({ slug: 'eve', publishAt: '2026-01-01T03:00:00.000Z' });
    await pool().query("update site_setting set timezone = 'America/Toronto'");
    evictAll();
    expect(await slugs({ year: 2025 })).toEqual(['eve']);
    await pool().query("update site_setting set timezone = 'UTC'");
    evictAll();
    expect(await slugs({ year: 2025 })).toEqual([]);
  });

  it('are hidden when their section hides its articles, and require program access where the section does', async () => {
    const { slug } = await create();
    await pool().query("update content_section set pages = '{newsletter}' where key = 'whats-new'");
    evictAll();
    expect(await read(slug)).toBeNull();
    await expect(list()).rejects.toMatchObject({ message: 'NOT_FOUND' });
    await pool().query("update content_section set pages = '{articles,newsletter}' where key = 'whats-new'");
    evictAll();
    await expect(list({ section: 'gold_retailer_program' })).rejects.toMatchObject({
      message: 'PROGRAM_ENTRY_REQUIRED',
    });
  });

  it.each([
    [{ slug: 'admin-tools' }, 'slug'],
    [{ slug: 'A' }, 'slug'],
    [{ slug: 'a--b' }, 'slug'],
    [{ title: words(' ') }, 'title.en'],
    [{ publishAt: '9999-01-01T00:00:00.000Z' }, 'publishAt'],
    [{ moduleId: '00000000-0000-4000-8000-000000000000' }, 'moduleId'],
    [{ moduleId: 'x' }, 'moduleId'],
  ])('are rejected with %j and the field’s name', async (changes, field) => {
    await expect(create(changes)).rejects.toEqual(rejected([field]));
  });

  it('have a unique address within their section, also when added concurrently', async () => {
    const { slug } = await create();
    await expect(create({ slug })).rejects.toEqual(rejected(['slug']));
    const both = await Promise.allSettled([create({ slug: 'same' }), create({ slug: 'same' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await create({ slug, section: 'pro_training' });
  });

  it('name a module to prepare for until the module is deleted', async () => {
    const { rows } = await pool().query<{ id: string }>(
      `insert into module (name, description, kind, brand) values ('{}', '{}', 'tire', 'conti') returning id`,
    );
    const moduleId = rows[0]!.id;
    const article = await create({ moduleId });
    await pool().query('delete from module where id = $1', [moduleId]);
    expect(await call('query($id: ID!) { adminArticle(id: $id) { moduleId } }', { id: article.id })).toEqual({
      adminArticle: { moduleId: null },
    });
  });
});

describe('article blocks', () => {
  it('are stored with the fields of their kind, and returned in one language', async () => {
    const { id: moduleId } = await makeModule();
    const { id: pictureId } = await makeAsset(adminId(), { purpose: 'content' });
    const parts = [
      { kind: 'heading', level: 2, text: words('Sizes'), moduleId },
      { kind: 'figure', pictureId, alt: words('Two blocks'), legend: [words('2024'), words('2027')] },
      {
        kind: 'table',
        caption: words('Five sizes', 'Cinq dimensions'),
        head: [words('Size'), words('Noise, dB', 'Bruit, dB')],
        rows: [{ cells: [words('195/65 R15'), words('71')] }, { cells: [words('205/55 R16'), words('')] }],
      },
      { kind: 'quote', text: words('Turn the block over.'), source: words('Kofi Mensah') },
      { kind: 'module', moduleId },
    ];
    const { slug, parts: stored } = await create({ parts });
    expect(stored[0]).toMatchObject({ kind: 'heading', level: 2, moduleId: null });
    expect(stored[1]).toMatchObject({
      picture: { assetId: pictureId },
      legend: [{ en: '2024' }, { en: '2027' }],
    });
    expect(await read(slug, 'whats_new', asFrench)).toMatchObject({
      parts: [
        { kind: 'heading', text: 'Sizes' },
        { kind: 'figure', legend: ['2024', '2027'], picture: { smUrl: expect.stringContaining('/images/') } },
        {
          kind: 'table',
          caption: 'Cinq dimensions',
          head: ['Size', 'Bruit, dB'],
          rows: [{ cells: ['195/65 R15', '71'] }, { cells: ['205/55 R16', ''] }],
        },
        { kind: 'quote', text: 'Turn the block over.', source: 'Kofi Mensah' },
        { kind: 'module', moduleId },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['a heading of level 1', { kind: 'heading', level: 1, text: words('x') }, 'parts.0.level'],
    ['a text without English', { kind: 'text', text: words('', 'x') }, 'parts.0.text.en'],
    ['an empty text', { kind: 'text' }, 'parts.0.text'],
    ['a figure without an image', { kind: 'figure', alt: words('x') }, 'parts.0.pictureId'],
    [
      'a figure with an unknown image',
      { kind: 'figure', alt: words('x'), pictureId: '00000000-0000-4000-8000-000000000000' },
      'parts.0.pictureId',
    ],
    ['a table without rows', { kind: 'table', head: [words('x')], rows: [] }, 'parts.0.rows'],
    [
      'a table of 13 columns',
      { kind: 'table', head: Array.from({ length: 13 }, () => words('x')), rows: [] },
      'parts.0.head',
    ],
    [
      'a row that is too short',
      { kind: 'table', head: [words('x'), words('y')], rows: [{ cells: [words('1')] }] },
      'parts.0.rows.0.cells',
    ],
    ['an unknown module', { kind: 'module', moduleId: 'x' }, 'parts.0.moduleId'],
  ])('reject %s with the field’s path', async (_, part, path) => {
    await expect(create({ parts: [part] })).rejects.toEqual(rejected([path]));
  });

  it('are limited to a hundred blocks, and to the size of a request', async () => {
    await expect(create({ parts: Array.from({ length: 101 }, () => body) })).rejects.toEqual(
      rejected(['parts']),
    );
    const long = { kind: 'text', text: words(`<p>${'x'.repeat(19_000)}</p>`) };
    await expect(create({ parts: Array.from({ length: 9 }, () => long) })).rejects.toEqual(
      rejected(['parts']),
    );
  });

  it('are sanitized, and return what was removed', async () => {
    const text = words('<p onclick="x()">Snow<script>x()</script></p>');
    const cell = words('<script>x()</script>');
    const { done } = await call<{ done: { cleaned: object[]; article: Article } }>(
      `mutation($input: CreateArticleInput!) { done: createArticle(input: $input) {
         cleaned { field removed } article { ${fields} } } }`,
      {
        input: input({
          parts: [
            { kind: 'text', text },
            { kind: 'table', head: [cell], rows: [{ cells: [cell] }] },
          ],
        }),
      },
    );
    expect(done.cleaned).toEqual([{ field: 'parts.0.text.en', removed: ['onclick', '<script>'] }]);
    expect(done.article.parts[0]).toMatchObject({ textTranslations: { en: '<p>Snow</p>' } });
    // A cell is plain text, so markup in it is shown literally.
    expect(done.article.parts[1]).toMatchObject({ head: [{ en: '<script>x()</script>' }] });
  });

  it('keep their images in use while a block shows them', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => makeAsset(adminId(), { purpose: 'content' })));
    const figure = (of: { id: string }) => ({ kind: 'figure', pictureId: of.id, alt: words('x') });
    const article = await create({ parts: [figure(one!), figure(one!)], pictureId: one!.id });
    expect(await usesOf(one!.id)).toBe(2);
    const changed = await update(article, { parts: [figure(other!)] });
    expect([await usesOf(one!.id), await usesOf(other!.id)]).toEqual([1, 1]);
    await remove(changed);
    expect([await usesOf(one!.id), await usesOf(other!.id)]).toEqual([0, 0]);
    const actions = (await auditOf('article', article.id)).map(({ action }) => action);
    expect(actions).toEqual(['add', 'edit', 'delete']);
  });

  it('determine the reading time', async () => {
    const long = { kind: 'text', text: words(`<p>${'word '.repeat(900)}</p>`) };
    const article = await create({ parts: [long] });
    expect(article.readingMinutes).toBe(5);
    expect((await update(article, { parts: [] })).readingMinutes).toBe(1);
  });
});
