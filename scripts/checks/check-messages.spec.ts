import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let root = '';

type Catalogue = Record<string, string>;

function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

type Languages = Record<'en' | 'es' | 'fr', Catalogue>;

const same = (catalogue: Catalogue): Languages => ({ en: catalogue, es: catalogue, fr: catalogue });

interface Given {
  messages?: Catalogue;
  sources?: Record<string, string[]>;
}

const table = "| 8.01 | 'Access denid' |\n| 8.02 | 'Pass 10 tests first.' |\n| 8.03 | 'Denied' |";

/** Checks catalogues by area and sources by path below `client`. `given` has the texts of the specification. */
async function problemsOf(
  areas: Record<string, Languages>,
  sources: Record<string, string>,
  given: Given = {},
): Promise<string[]> {
  for (const [area, catalogues] of Object.entries(areas)) {
    for (const [language, catalogue] of Object.entries(catalogues))
      write(`client/locales/${area}/${language}.json`, JSON.stringify(catalogue));
  }
  for (const [path, source] of Object.entries(sources)) write(`client/${path}`, source);
  write('client/locales/specification.json', JSON.stringify({ messages: {}, sources: {}, ...given }));
  write('docs/specification.md', table);
  const { checkMessages } = await import('./check-messages.mjs');
  return checkMessages(root);
}

const showing = (id: string) => `export const Screen = () => <FormattedMessage id=${id} />;`;

describe('the check of message catalogues', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'messages-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('accepts keys that are used and exist in three languages', async () => {
    const messages = { 'a.one': 'One {n, plural, one {#} other {#}}', 'a.two': 'Two', 'a.three': 'Three' };
    const code = `${showing('"a.one"')}
      export const text = (intl) => intl.formatMessage({ id: 'a.two' });
      export const labels = { three: 'a.three' };`;
    expect(await problemsOf({ portal: same(messages) }, { 'screen.tsx': code })).toEqual([]);
  });

  it.each([
    ['a key that one language lacks', {}, showing('"a.one"'), "es.json lacks 'a.one'"],
    ['a key that only a translation has', { 'a.one': 'x {n}', b: 'y' }, showing('"a.one"'), 'which en lacks'],
    ['other placeholders', { 'a.one': 'x {m}' }, showing('"a.one"'), 'other placeholders'],
    ['broken ICU syntax', { 'a.one': 'x {n' }, showing('"a.one"'), 'not an ICU message'],
    ['an unused key', { 'a.one': 'x {n}' }, '', "'a.one' is used nowhere"],
    [
      'a key no catalogue has',
      { 'a.one': 'x {n}' },
      `${showing('"a.one"')}${showing('"a.none"')}`,
      "'a.none'",
    ],
    ['a key in a branch', { 'a.one': 'x {n}' }, showing(`{open ? 'a.one' : 'a.none'}`), "uses 'a.none'"],
    [
      'an ID built at run time',
      { 'a.one': 'x {n}' },
      `${showing('"a.one"')}${showing('{`a.${b}`}')}`,
      'together',
    ],
  ])('rejects %s', async (_, es, code, words) => {
    const en = { 'a.one': 'x {n}' };
    const portal = { en, es: es as Catalogue, fr: en };
    expect(await problemsOf({ portal }, { 'screen.tsx': code })).toEqual([expect.stringContaining(words)]);
  });

  it.each(['Type : {n}', '« {n}\u00a0»', '«\u00a0{n} »'])(
    'rejects the French text “%s”, whose spaces can break',
    async (text) => {
      const en = { 'a.one': 'x {n}' };
      const problems = (fr: string) =>
        problemsOf({ portal: { en, es: en, fr: { 'a.one': fr } } }, { 'screen.tsx': showing('"a.one"') });
      expect(await problems(text)).toEqual([expect.stringContaining('non-breaking space')]);
      expect(await problems(text.replace(/ (?=[:»])|(?<=«) /g, '\u00a0'))).toEqual([]);
    },
  );

  describe('the check of texts of the specification', () => {
    const areas = { portal: { ...same({ 'a.one': 'Prohibido' }), en: { 'a.one': 'Access denid' } } };
    const server = 'export const reasons = [`Pass ${count} tests first.`, "Access denid"];';
    const sources = { 'screen.tsx': showing('"a.one"'), 'reasons.ts': server, 'index.html': '<p>Denied</p>' };
    const given = {
      messages: { 'a.one': 'Access denid' },
      sources: {
        'client/reasons.ts': ['Pass ${count} tests first.', 'Access denid'],
        'client/index.html': ['Denied'],
      },
    };

    it('accepts catalogues and sources with the exact texts and any translations', async () => {
      expect(await problemsOf(areas, sources, given)).toEqual([]);
    });

    it('rejects a corrected English text', async () => {
      const portal = { ...areas.portal, en: { 'a.one': 'Access denied' } };
      expect(await problemsOf({ portal }, sources, given)).toEqual([
        `portal/en.json: 'a.one' is a text of the specification and stays as it is: "Access denid"`,
      ]);
    });

    it('rejects a marked key that no catalogue has', async () => {
      expect(await problemsOf(areas, sources, { messages: { 'a.two': 'Access denid' } })).toEqual([
        `client/locales/specification.json marks 'a.two', which no catalogue has`,
      ]);
    });

    it.each([
      ['another text', { 'reasons.ts': server.replace('denid', 'denied') }, '"Access denid"'],
      ['the text as a part of another', { 'index.html': '<p>Denied!</p>' }, '"Denied"'],
    ])('rejects a source with %s', async (_, changed, text) => {
      expect(await problemsOf(areas, { ...sources, ...changed }, given)).toEqual([
        expect.stringContaining(`lacks a text of the specification, which stays as it is: ${text}`),
      ]);
    });

    it('rejects a missing source, and a text that the table doesn’t contain', async () => {
      expect(
        await problemsOf(areas, sources, { sources: { 'client/gone.ts': ['Denied', 'Forbidden'] } }),
      ).toEqual([
        'client/locales/specification.json names client/gone.ts, which does not exist',
        `client/locales/specification.json marks "Forbidden", which docs/specification.md doesn't name`,
      ]);
    });
  });

  describe('the check of a catalogue’s area', () => {
    const areas = { portal: same({}), results: same({ 'results.one': 'One' }) };
    const page = `import { Part } from './part'; export default Part;`;
    const lazily = `export const Page = lazyPage(() => import('./page'), 'results');`;
    const sources = { 'page.tsx': page, 'part.tsx': showing('"results.one"'), 'main.ts': lazily };

    it('accepts messages that are only shown by pages that name the area', async () => {
      const other = `const Other = lazyScreen(() => import('./part'), 'results');`;
      expect(await problemsOf(areas, { ...sources, 'other.ts': other })).toEqual([]);
    });

    it('accepts an area beside the name of the function that loads the page', async () => {
      const main = `const load = () => import('./page'); export const Page = lazyPage(load, 'results'); soon(load);`;
      expect(await problemsOf(areas, { ...sources, 'main.ts': main })).toEqual([]);
    });

    it('accepts an import of something else from a page that re-exports', async () => {
      const barrel = `export { Part } from './part'; export const other = 1; ${lazily}`;
      const main = `import { other } from './index'; import type { Part } from './part'; other;`;
      expect(await problemsOf(areas, { ...sources, 'index.ts': barrel, 'main.ts': main })).toEqual([]);
    });

    it.each([
      ['a page that names no area', `const Page = lazyPage(() => import('./page'));`],
      ['a page of another area', `const Page = lazyPage(() => import('./page'), 'account');`],
      ['code that is also loaded at start', `${lazily} import { Part } from './part';`],
      ['a file that re-exports it', `${lazily} import { Part } from './index';`],
    ])('rejects messages in %s, which would show nothing', async (_, main) => {
      const all = { ...sources, 'index.ts': `export { Part } from './part';`, 'main.ts': main };
      expect(await problemsOf(areas, all)).toEqual([expect.stringContaining("loads the area 'results'")]);
    });

    it('rejects a key that is missing in one language or repeated in another area', async () => {
      const results = { ...areas.results, es: {} };
      expect(await problemsOf({ ...areas, results }, sources)).toEqual([
        expect.stringContaining("results/es.json lacks 'results.one'"),
      ]);
      expect(await problemsOf({ ...areas, account: areas.results }, sources)).toContainEqual(
        expect.stringContaining("in the areas 'account' and 'results'"),
      );
    });
  });
});
