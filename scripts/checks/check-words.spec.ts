import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const vocabulary = `# Vocabulary

## English

| use     | avoid              |
| ------- | ------------------ |
| someone | somebody, any body |

## Spanish

| use    | avoid     |
| ------ | --------- |
| llanta | neumático |

## French
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'scripts/checks'), { recursive: true });
  writeFileSync(join(root, 'docs/vocabulary.md'), vocabulary);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Checks one message in three languages. `given` has the texts of the specification by key. */
async function check(en: string, es = 'Texto', fr = 'Texte', given = {}) {
  const folder = join(root, 'client/locales/home');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '../specification.json'), JSON.stringify({ messages: given, sources: {} }));
  for (const [language, text] of Object.entries({ en, es, fr }))
    writeFileSync(join(folder, `${language}.json`), JSON.stringify({ 'home.key': text }));
  const { checkWords } = await import('./check-words.mjs');
  return checkWords(root);
}

describe('the check of words in the interface', () => {
  it('accepts any word in an English text of the specification, but not in its translations', async () => {
    const given = { 'home.key': 'Ask somebody.' };
    const { problems } = await check('Ask somebody.', 'Un neumático', 'Texte', given);
    expect(problems).toEqual([expect.stringContaining(`home/es.json: 'home.key' says 'neumático'`)]);
  });

  it.each([
    ['Ask somebody else.'],
    ['Somebody saved it.'],
    ['{count, plural, one {One person} other {Any body}}'],
    ['{role, select, admin {<b>somebody</b> saved} other {Saved}}'],
  ])('rejects an avoided phrase: %s', async (text) => {
    const { problems } = await check(text);
    expect(problems).toEqual([expect.stringContaining(`home/en.json: 'home.key' says '`)]);
    expect(problems[0]).toContain('use someone');
  });

  it.each(['Ask someone else.', 'Somebodyless', '{somebody} saved it.', '<somebody>Saved</somebody>'])(
    'accepts %s',
    async (text) => {
      expect((await check(text)).problems).toEqual([]);
    },
  );

  it('checks each language with its own list', async () => {
    expect((await check('neumático', 'somebody', 'neumático')).problems).toEqual([]);
    expect((await check('Tire', 'Un neumático')).problems).toEqual([
      expect.stringContaining(`home/es.json: 'home.key' says 'neumático'; use llanta`),
    ]);
  });

  it('accepts an exception, and reports one that isn’t needed', async () => {
    const exceptions = join(root, 'scripts/checks/word-exceptions.json');
    writeFileSync(exceptions, JSON.stringify({ 'home.key': 'The requirement gives it.' }));
    expect((await check('Ask somebody.')).problems).toEqual([]);
    expect((await check('Ask someone.')).problems).toEqual([
      `word-exceptions.json: 'home.key' is no exception any more`,
    ]);
  });

  it('reports sentences of more than 25 words', async () => {
    const words = (count: number) => Array.from({ length: count }, () => 'tire').join(' ');
    expect((await check(`${words(25)}. ${words(25)}.`)).long).toEqual([]);
    expect((await check(`${words(3)}. ${words(26)}.`)).long).toEqual([
      expect.stringContaining(`home/en.json: 'home.key'`),
    ]);
  });
});
