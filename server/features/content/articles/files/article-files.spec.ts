import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replaceClock } from '#server/platform/clock';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { removeUnusedFiles } from '#server/features/storage/unused-files';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson, setPrograms, type SpecPerson } from '#server/testing/factories';
import { makeFile, samples } from '#server/testing/uploads/files';
import { removeExpiredFileLinks } from './article-files.queries';

const { pdf, webm } = samples;
const minute = 60_000;

let api: Api;
let admin: SpecPerson;
let call: Call;
let asLearner: Call;
let learnerToken: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  call = callsAs(api, await api.tokenOf(admin));
  learnerToken = await api.tokenOf(await makePerson());
  asLearner = callsAs(api, learnerToken);
  await setPrograms({ distributor: true, retailer: true });
});
afterAll(() => api.close());

interface Article {
  id: string;
  updatedAt: string;
  slug: string;
  parts: { file: { fileId: string; filename: string; ext: string; size: number } | null }[];
}

let made = 0;
const words = (en: string) => ({ en, es: '', fr: '' });
const newFile = async (filename = 'sizes.pdf', content: Buffer = pdf): Promise<string> =>
  (await makeFile(admin.viewer, filename, content)).id;
const filePart = (fileId: string) => ({ kind: 'file', text: words('Size chart'), fileId });

const create = async (parts: object[], changes: object = {}): Promise<Article> => {
  const input = {
    section: 'whats_new',
    slug: `files-${(made += 1)}`,
    title: words('With a file'),
    summary: words('To download.'),
    topic: 'material',
    publishAt: '2026-01-05T12:00:00.000Z',
    parts,
    ...changes,
  };
  const done = await call<{ createArticle: { article: Article } }>(
    `mutation($input: CreateArticleInput!) { createArticle(input: $input) {
       article { id updatedAt slug parts { file { fileId filename ext size } } } } }`,
    { input },
  );
  return done.createArticle.article;
};

const linkTo = async (articleId: string, fileId: string, as: Call = asLearner): Promise<string> =>
  (
    await as<{ done: { link: { url: string } } }>(
      `mutation($input: CreateArticleFileLinkInput!) { done: createArticleFileLink(input: $input) { link { url } } }`,
      { input: { articleId, fileId } },
    )
  ).done.link.url;

const get = (url: string, token?: string) =>
  api.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
const codeOf = async (url: string, token?: string): Promise<string> => {
  const { code } = (await get(url, token)).json<{ code: string }>();
  return code;
};
const rejected = (fields: string[]) => expect.objectContaining({ message: 'BAD_USER_INPUT', fields });
const notFound = expect.objectContaining({ message: 'NOT_FOUND' });

describe('file of an article', () => {
  it('is shown with name and size, and downloaded by a link that is valid for 15 minutes', async () => {
    const fileId = await newFile();
    const { id, slug, parts } = await create([filePart(fileId)]);
    expect(parts[0]!.file).toEqual({ fileId, filename: 'sizes.pdf', ext: 'pdf', size: pdf.length });
    const { article } = await asLearner<{ article: { parts: object[] } }>(
      `query($slug: String!) { article(section: whats_new, slug: $slug) {
         parts { kind text file { filename } } } }`,
      { slug },
    );
    expect(article.parts).toEqual([{ kind: 'file', text: 'Size chart', file: { filename: 'sizes.pdf' } }]);
    const url = await linkTo(id, fileId);
    const { statusCode, headers, rawPayload } = await get(url);
    expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(headers['content-disposition']).toContain('attachment');
    const restore = replaceClock(() => new Date(Date.now() + 15 * minute));
    try {
      expect(await codeOf(url)).toBe('LINK_EXPIRED');
      await removeExpiredFileLinks();
    } finally {
      restore();
    }
    expect(await codeOf(url)).toBe('LINK_EXPIRED');
  });

  it('is available to readers of the article, checked on each use of the link', async () => {
    const fileId = await newFile();
    const { id } = await create([filePart(fileId)]);
    const path = `/api/articles/${id}/files/${fileId}`;
    const url = await linkTo(id, fileId);
    expect((await get(path, learnerToken)).statusCode).toBe(200);
    expect((await get(path)).statusCode).toBe(401);
    await pool().query("update article set user_types = '{motorcycle}' where id = $1", [id]);
    expect(await codeOf(url)).toBe('NOT_FOUND');
    await expect(linkTo(id, fileId)).rejects.toEqual(notFound);
    await pool().query("update article set user_types = '{}', publish_at = null where id = $1", [id]);
    expect(await codeOf(path, learnerToken)).toBe('NOT_FOUND');
    // Administrators can open the file of a draft.
    expect((await get(await linkTo(id, fileId, call))).statusCode).toBe(200);
  });

  it('requires the program access of its section, and is unavailable while the section hides its articles', async () => {
    const fileId = await newFile();
    const gold = await create([filePart(fileId)], { section: 'gold_retailer_program' });
    await expect(linkTo(gold.id, fileId)).rejects.toMatchObject({ message: 'PROGRAM_ENTRY_REQUIRED' });
    const news = await create([filePart(fileId)]);
    await pool().query("update content_section set pages = '{newsletter}' where key = 'whats-new'");
    evictAll();
    await expect(linkTo(news.id, fileId)).rejects.toEqual(notFound);
    await pool().query("update content_section set pages = '{articles,newsletter}' where key = 'whats-new'");
    evictAll();
  });

  it('can’t be downloaded through another article, and other files can’t through this one', async () => {
    const [one, other] = [await newFile(), await newFile()];
    const { id } = await create([filePart(one)]);
    const url = await linkTo(id, one);
    await expect(linkTo(id, other)).rejects.toEqual(notFound);
    await expect(linkTo(id, 'x')).rejects.toBeDefined();
    expect(await codeOf(url.replace(one, other))).toBe('LINK_EXPIRED');
    expect(await codeOf(`/api/articles/${id}/files/${one}?link=none`)).toBe('LINK_EXPIRED');
    expect(await codeOf('/api/articles/x/files/y', learnerToken)).toBe('NOT_FOUND');
  });

  it('is rejected when it isn’t a stored document or has no name', async () => {
    const film = await newFile('film.webm', webm);
    const absent = '00000000-0000-4000-8000-000000000000';
    for (const fileId of [film, absent, 'x']) {
      await expect(create([filePart(fileId)])).rejects.toEqual(rejected(['parts.0.fileId']));
    }
    const nameless = { kind: 'file', text: words(' '), fileId: await newFile() };
    await expect(create([nameless])).rejects.toEqual(rejected(['parts.0.text.en']));
  });

  it('is kept while an article offers it, and removed a day later', async () => {
    const fileId = await newFile();
    const isThere = async () =>
      (await pool().query('select from stored_file where id = $1', [fileId])).rowCount === 1;
    const [one, two] = [await create([filePart(fileId)]), await create([filePart(fileId)])];
    const remove = ({ id, updatedAt }: Article) =>
      call('mutation($input: DeleteArticleInput!) { deleteArticle(input: $input) { id } }', {
        input: { id, updatedAt },
      });
    await remove(one);
    await pool().query("update stored_file set unused_since = now() - interval '3 days' where id = $1", [
      fileId,
    ]);
    await removeUnusedFiles();
    expect(await isThere()).toBe(true);
    await remove(two);
    await pool().query("update stored_file set unused_since = now() - interval '3 days' where id = $1", [
      fileId,
    ]);
    await removeUnusedFiles();
    expect(await isThere()).toBe(false);
  });
});
