import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAward } from '#server/testing/content/awards';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeModule, makePerson, setPrograms } from '#server/testing/factories';
import { makeReward } from '#server/testing/content/rewards';

let api: Api;
let asAdmin: Call;
let asLearner: Call;
let asFrench: Call;
let asPro: Call;

const words = (en: string, fr = '', es = '') => ({ en, es, fr });

let made = 0;
async function makeArticle(changes: object): Promise<void> {
  await asAdmin('mutation($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }', {
    input: {
      section: 'whats_new',
      slug: `found-${(made += 1)}`,
      title: words('News'),
      summary: words('In short.'),
      topic: 'products',
      parts: [],
      publishAt: '2026-01-05T12:00:00.000Z',
      ...changes,
    },
  });
}

async function showPages(key: string, pages: string): Promise<void> {
  await pool().query('update content_section set pages = $2 where key = $1', [key, pages]);
  evictAll();
}

beforeAll(async () => {
  api = await startApi();
  asAdmin = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
  asLearner = callsAs(api, await api.tokenOf(await makePerson()));
  asFrench = callsAs(api, await api.tokenOf(await makePerson({ lang: 'fr' })));
  asPro = callsAs(api, await api.tokenOf(await makePerson({ userType: 'pro' })));
  await setPrograms({ distributor: true, retailer: true });
  await makeModule({
    name: words('Load index and speed rating', 'Indice de charge', 'Índice de carga'),
    description: words('<p>Choose by <strong>mounting</strong> height &amp; size, e.g. 205/55 R16.</p>'),
  });
  await makeModule({ name: words('Load ranges of dealers'), group: 'gold_retailer' });
  await makeModule({
    name: words('Load for PRO people'),
    description: words('<p>Load secrets.</p>'),
    userTypes: ['pro'],
  });
  await makeArticle({
    title: words('Why the load index goes up', 'Pourquoi l’indice de charge monte'),
    parts: [
      { kind: 'heading', level: 2, text: words('Weight', 'Masse') },
      { kind: 'text', text: words('<p>Electric cars are heavier.</p>', '<p>Les pneus d’été.</p>') },
    ],
  });
  await makeArticle({ title: words('Load index of tomorrow'), publishAt: null });
  await makeArticle({ title: words('Load index of managers'), roles: ['manager'] });
  await makeArticle({ title: words('Load index of gold'), section: 'gold_retailer_program' });
  await makeReward({ name: 'Loading ramp', price: 5 });
  evictAll();
});
afterAll(async () => {
  await pool().query('delete from article');
  await api.close();
});

interface Piece {
  text: string;
  marked: boolean;
}
interface Hit {
  href: string;
  title: Piece[];
  excerpt: Piece[];
  module: { id: string } | null;
  publishedAt: string | null;
}
interface Result {
  groups: { kind: string; count: number; among: number; hits: Hit[] }[];
  suggestion: { words: string; count: number } | null;
}

const search = async (words: string, as = asLearner, kind: string | null = null): Promise<Result> =>
  (
    await as<{ search: Result }>(
      `query($words: String!, $kind: SearchKind) { search(words: $words, kind: $kind) {
         groups { kind count among hits { href title { text marked } excerpt { text marked } module { id } publishedAt } }
         suggestion { words count } } }`,
      { words: words, kind },
    )
  ).search;

const plain = (pieces: Piece[]): string =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

const titles = ({ groups }: Result): string[] =>
  groups.flatMap(({ hits }) => hits.map(({ title }) => plain(title)));

describe('site search', () => {
  it('finds modules, news, pages and rewards that the person can read, and marks the matches', async () => {
    const found = await search('load index');
    expect(titles(found)).toEqual(['[Load index] and speed rating', 'Why the [load index] goes up']);
    expect(found.groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['module', 1],
      ['news', 1],
      ['page', 0],
    ]);
    expect(titles(await search('loading'))).toContain('[Loading] ramp');
    expect(found.groups[1]!.hits[0]).toMatchObject({ publishedAt: '2026-01-05T12:00:00.000Z', module: null });
    expect(found.groups[0]!.hits[0]!.module).not.toBeNull();
  });

  it('shows administrators content for other people, but no drafts', async () => {
    const found = titles(await search('load index', asAdmin));
    expect(found).toContain('[Load index] of managers');
    expect(found).toContain('[Load index] of gold');
    expect(found).not.toContain('[Load index] of tomorrow');
  });

  it('matches stems and beginnings of words in every language, ignoring accents', async () => {
    expect(titles(await search('mounted heights'))).toEqual(['Load index and speed rating']);
    expect(titles(await search('heavier elec'))).toEqual(['Why the load index goes up']);
    expect(titles(await search('pneu ete'))).toEqual(['Why the load index goes up']);
    expect(titles(await search('indices de charges', asFrench))).toEqual([
      '[Indice] de [charge]',
      'Pourquoi l’[indice] de [charge] monte',
    ]);
    expect(titles(await search('205/55r16'))).toEqual(['Load index and speed rating']);
  });

  it('finds and marks letters that people type differently', async () => {
    await makeArticle({
      title: words('A dealer in Łódź'),
      summary: words('Đurić drives ７０ meters on ﬁne gravel.'),
    });
    expect(titles(await search('lodz'))).toEqual(['A dealer in [Łódź]']);
    for (const words of ['ŁÓDŹ', 'duric', '70 meters', 'fine gravel'])
      expect([words, titles(await search(words))]).toEqual([words, [expect.stringContaining('A dealer in')]]);
  });

  it('shows an excerpt without markup', async () => {
    const [module] = (await search('mounting')).groups;
    expect(plain(module!.hits[0]!.excerpt)).toBe('Choose by [mounting] height & size, e.g. 205/55 R16.');
  });

  it('separates a heading from the text below it', async () => {
    const [, news] = (await search('heavier')).groups;
    expect(plain(news!.hits[0]!.excerpt)).toBe('In short. Weight · Electric cars are [heavier].');
  });

  it('reveals nothing of a text for other user types', async () => {
    const [module] = (await search('load pro')).groups;
    expect(module!.hits.map(({ excerpt }) => excerpt)).toEqual([[]]);
    for (const words of ['secrets', 'secret', 'load secrets', 'Load secre']) {
      expect(titles(await search(words))).toEqual([]);
    }
    expect((await search('load secrets', asAdmin)).groups[0]!.count).toBe(1);
    expect(titles(await search('load secret', asPro))).toEqual(['[Load] for PRO people']);
  });

  it('ranks a matching title above any number of matches in the text', async () => {
    const text = (en: string) => [{ kind: 'text', text: words(`<p>${en}</p>`) }];
    await makeArticle({ title: words('Often'), parts: text('Bead wire. '.repeat(30)) });
    await makeArticle({ title: words('A bead, and after it some other things, and a wire') });
    expect(titles(await search('bead wire'))).toEqual([
      'A [bead], and after it some other things, and a [wire]',
      'Often',
    ]);
    await makeModule({ name: words('Of rims'), description: words('<p>Drop centre rims.</p>') });
    await makeModule({ name: words('Rims with a drop center'), description: words('') });
    await makeModule({ name: words('Dropped rims'), description: words('') });
    expect(titles(await search('drops rim'))[0]).toBe('[Dropped rims]');
  });

  it('finds awards by name and winner, on a page that shows them', async () => {
    const admin = await makePerson({ role: 'admin' });
    const won = (changes: object) => makeAward(asAdmin, admin.id, { year: 2025, ...changes });
    await won({ name: words('Grip of the year'), winner: 'Ève Léger' });
    await won({
      name: words('Grip of the month'),
      winner: 'Eve Leger',
      kind: 'monthly',
      section: 'whats_new',
    });
    await won({ name: words('Grip of tomorrow'), winner: 'Eve Leger', publishAt: null });
    const hits = async (words: string) => (await search(words)).groups[2]!.hits.map(({ href }) => href);
    expect(await hits('grip')).toEqual(['/pro-training/awards?year=2025']);
    expect(await hits('eve leger')).toEqual(['/pro-training/awards?year=2025']);
    await showPages('whats-new', '{articles,newsletter,prize-winners}');
    expect(await hits('eve leger')).toContain('/whats-new/prize-winners?year=2025');
    await showPages('whats-new', '{articles,newsletter}');
  });

  it('finds pages of the portal and of sections by their names', async () => {
    const pages = async (words: string, as = asLearner) =>
      (await search(words, as)).groups[2]!.hits.map(({ href }) => href);
    expect(await pages('verify')).toEqual(['/certificates']);
    // These specs need no accepted terms.
    expect(await pages('privacy')).toEqual([]);
    expect(await pages('récompenses', asFrench)).toEqual(['/rewards']);
    expect(await pages('awards')).toContain('/pro-training/awards');
  });

  it('returns some results of each kind, and more of the requested kind', async () => {
    for (let n = 0; n < 7; n++) await makeArticle({ title: words(`Sipe ${n}`) });
    const hits = async (kind: string | null) =>
      (await search('sipe', asLearner, kind)).groups.map((group) => [group.count, group.hits.length]);
    expect(await hits(null)).toEqual([
      [0, 0],
      [7, 5],
      [0, 0],
    ]);
    expect(await hits('news')).toEqual([
      [0, 0],
      [7, 7],
      [0, 0],
    ]);
    expect(await hits('page')).toEqual([
      [0, 0],
      [7, 0],
      [0, 0],
    ]);
  });

  it('follows changes and deletions', async () => {
    await makeArticle({ title: words('Carcass') });
    expect(titles(await search('carcass'))).toEqual(['[Carcass]']);
    await pool().query(
      `update article set title = '{"en":"Casing","es":"","fr":""}' where title ->> 'en' = 'Carcass'`,
    );
    expect(titles(await search('carcass'))).toEqual([]);
    expect(titles(await search('casing'))).toEqual(['[Casing]']);
    await pool().query(`delete from article where title ->> 'en' = 'Casing'`);
    expect(titles(await search('casing'))).toEqual([]);
  });

  it('suggests similar words that have results, when nothing is found', async () => {
    const near = await search('loadign ramb');
    expect(near.suggestion).toEqual({ words: 'loading ramp', count: 1 });
    expect(near.groups.every(({ hits, among }) => hits.length === 0 && among > 0)).toBe(true);
    expect((await search('gold xylophone')).suggestion).toBeNull();
  });

  it('accepts any input', async () => {
    for (const words of [
      '',
      ' ',
      '"',
      ':*',
      '& | !',
      "' or 1=1 --",
      '[[]]',
      '\\',
      'the',
      '<b>',
      '🛞',
      '٣',
      'a:b*',
    ]) {
      expect((await search(words)).suggestion).toBeNull();
    }
    expect((await search('the')).groups[1]!.count).toBe(0);
    await makeArticle({ title: words('A [new] 🛞 "tire" <b>tread</b>') });
    expect(titles(await search('new tire'))).toEqual(['A [[new]] 🛞 "[tire]" <b>tread</b>']);
    await expect(search('x'.repeat(201))).rejects.toThrow('BAD_USER_INPUT');
  });
});
