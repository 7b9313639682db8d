import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { dropSpecDatabase, specDatabaseUrl } from '#server/testing/database/database';
import { foldAnswer, foldCode, foldNumber, foldSearch } from './fold';

let url: string;
let client: Client;
beforeAll(async () => {
  url = await specDatabaseUrl();
  client = new Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropSpecDatabase(url);
});

const strengths = [
  ['fold_code', foldCode],
  ['fold_number', foldNumber],
  ['fold_answer', foldAnswer],
  ['fold_search', foldSearch],
] as const;

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

// Latin, Greek, Cyrillic, punctuation, signs and full-width forms. Letters between them get their case mapping from
// Unicode, whose version differs between Node and PostgreSQL.
const characters = [
  ...range(0x1, 0x24f),
  ...range(0x2b0, 0x36f),
  ...range(0x384, 0x3ff),
  ...range(0x400, 0x4ff),
  ...range(0x531, 0x5f4),
  ...range(0x1400, 0x1400),
  ...range(0x1680, 0x1680),
  ...range(0x1806, 0x180e),
  ...range(0x1ab0, 0x1ace),
  ...range(0x1dc0, 0x1eff),
  ...range(0x1f00, 0x27bf),
  ...range(0x2e00, 0x2e5d),
  ...range(0x3000, 0x30ff),
  ...range(0xa78b, 0xa78c),
  ...range(0xfb00, 0xfb06),
  ...range(0xfe00, 0xfe6b),
  ...range(0xfeff, 0xffe6),
];

const texts = [
  ...[
    'BG–20017',
    ' 205/55r16 ',
    '10–12',
    'all‑season',
    'cœur',
    'Łukasz',
    'O’Brien',
    'O´Brien',
    '7,5',
    '-7,5 mm',
  ],
  ...[
    '1,2,3',
    ',5',
    '7.5×17',
    '7 ✕ 9',
    '×2',
    'a×b',
    "17''",
    "'''",
    '17″',
    '«a»',
    'ΟΔΟΣ',
    'İIı',
    'e\u200b\u0301',
  ],
  ...['  a \t\n\u2003b ', '', ' ', '– —', '½ 10²', '½,5', '가각', 'が', 'ไทย', '小明', 'नमस्ते', '😀✖9'],
];

const everyText = [...texts, ...characters.flatMap((each) => [each, `1${each}2`, `a${each} ${each}É`])];

describe.each(strengths)('%s in SQL', (name, fold) => {
  it('returns the same as in TypeScript', async () => {
    const { rows } = await client.query<{ text: string; folded: string }>(
      `select text, ${name}(text) as folded from unnest($1::text[]) text`,
      [everyText],
    );
    expect(rows).toHaveLength(everyText.length);
    const different = rows.filter(({ text, folded }) => folded !== fold(text));
    expect(different.map(({ text, folded }) => [text, folded, fold(text)])).toEqual([]);
  });
});

const signs = /[\p{Cc} -/:-@[-`{-\u00bf\u2000-\u206f]/gu;

describe('search_fold', () => {
  it('returns the same letters as fold_search, so that matches can be marked', async () => {
    const { rows } = await client.query<{ letter: string; folded: string; length: number }>(
      `select letter, search_fold(letter) as folded, length(search_fold('a' || letter || ' b')) as length
       from unnest($1::text[]) letter`,
      [characters],
    );
    expect(rows).toHaveLength(characters.length);
    const expected = (letter: string): string => {
      const folded = foldSearch(letter);
      const one = [...folded].length === 1 ? folded : letter;
      return one.replace(signs, ' ');
    };
    const different = rows.filter(({ letter, folded }) => folded !== expected(letter));
    expect(different.map(({ letter, folded }) => [letter, folded, expected(letter)])).toEqual([]);
    expect(rows.filter(({ length }) => length !== 4)).toEqual([]);
  });
});

describe('search_split', () => {
  it('returns the same words as fold_search', async () => {
    const { rows } = await client.query<{ text: string; words: string }>(
      `select text, search_split(text, 'en') as words from unnest($1::text[]) text`,
      [everyText],
    );
    expect(rows).toHaveLength(everyText.length);
    const expected = (text: string): string =>
      foldSearch(text)
        .replace(signs, ' ')
        .replace(/([0-9])([a-z])/g, '$1 $2');
    const different = rows.filter(({ text, words }) => words !== expected(text));
    expect(different.map(({ text, words }) => [text, words, expected(text)])).toEqual([]);
  });
});
