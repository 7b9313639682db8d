import { describe, expect, it } from '@jest/globals';
import { plainJson, plainText } from './plain-text';

describe('text input', () => {
  it.each([
    ['a zero-width space', 'Ada\u200b Ribs', 'Ada Ribs'],
    ['a mark that turns the text direction', 'photo\u202egpj.exe', 'photogpj.exe'],
    ['an isolate', '\u2066Ada\u2069', 'Ada'],
    ['a byte order mark', '\ufeffAda', 'Ada'],
    ['a word joiner and a soft hyphen', 'A\u2060d\u00ada', 'Ada'],
    ['a joiner between letters', 'A\u200dd\u200ca', 'Ada'],
    ['a Hangul filler and an empty Braille cell', 'A\u3164d\u2800a', 'Ada'],
    ['tag characters', 'Ada\u{e0041}\u{e007f}', 'Ada'],
    ['a Mongolian vowel separator', 'A\u180eda', 'Ada'],
    ['a variation selector after a letter', 'A\ufe0fda', 'Ada'],
    ['controls', 'A\u0007d\u009fa\u0000', 'Ada'],
    ['a line separator', 'Ada\u2028Ribs', 'Ada Ribs'],
    [
      'too many combining marks',
      `Ad${'\u0301\u0323'.repeat(50_000)}a`,
      `Aḍ${'\u0323'.repeat(3)}${'\u0301'.repeat(4)}a`,
    ],
    [
      'combining marks between invisible characters',
      `A${'\u0323\u200d'.repeat(50_000)}`,
      `Ạ${'\u0323'.repeat(7)}`,
    ],
    ['letters in two code points', 'Nu\u0301n\u0303ez', 'Núñez'],
  ])('is cleaned of %s', (_what, sent, kept) => {
    expect(plainText(sent)).toBe(kept);
  });

  it.each([
    'Ada Ribs-O’Neill, «Núñez» & Œuvre № 5 · 205/55 R16',
    'a\u00a0% b\u202f!',
    'one line\nand\tanother\r\n',
    '👩‍🔧 ❤️ 👍🏽 1️⃣ ☎︎ 🛞',
    'Владимир 张伟 محمد',
  ])('keeps %j', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it('is cleaned anywhere in JSON, except in passwords and signed values', () => {
    const sent = {
      name: 'a\u200b',
      list: ['b\u202e', { note: 'c\u2060' }],
      next: 'd\u200b',
      count: 1,
      none: null,
    };
    expect(plainJson(sent)).toEqual({
      name: 'a',
      list: ['b', { note: 'c' }],
      next: 'd\u200b',
      count: 1,
      none: null,
    });
  });

  it('is rejected when it can’t be stored or is nested too deeply', () => {
    expect(() => plainJson({ name: '\ud800' })).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    const nested: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(() => plainJson(nested)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });
});
