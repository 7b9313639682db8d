import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { languages, localeOf } from './i18n';
import { parseMessage } from './message';

const folder = 'server/locales';
const messages = readdirSync(folder).flatMap((area) =>
  languages.flatMap((lang) =>
    Object.entries(
      JSON.parse(readFileSync(join(folder, area, `${lang}.json`), 'utf8')) as Record<string, string>,
    ).map(([key, text]) => ({ name: `${area}/${lang} ${key}`, lang, text })),
  ),
);

/** Values for whatever a message names: numbers, so that each may be counted or written. */
const valuesOf = (text: string, value: number): Record<string, string | number> =>
  Object.fromEntries([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name!, value]));

describe('messages of the server', () => {
  it.each([0, 0.5, 1, 2, 1234])('are written as react-intl writes them, with the value %p', (value) => {
    const differing = messages.filter(({ text, lang }) => {
      const { formatMessage } = createIntl({ locale: localeOf(lang), messages: { text } });
      const expected = formatMessage({ id: 'text' }, valuesOf(text, value));
      return parseMessage(text, lang)(valuesOf(text, value)) !== expected;
    });
    expect(differing).toEqual([]);
  });

  it('choose branches by number, plural category and value', () => {
    const write = parseMessage(
      '{n, plural, =0 {none} one {# tire of {who}} other {# tires}}, {how, select, new {as new} other {worn}}, {share, number, percent}',
      'en',
    );
    expect(write({ n: 0, how: 'new', share: 0.5, who: 'Ana' })).toBe('none, as new, 50%');
    expect(write({ n: 1, how: 'old', share: 1, who: 'Ana' })).toBe('1 tire of Ana, worn, 100%');
    expect(write({ n: 1200, how: 'old', share: 1, who: 'Ana' })).toBe('1,200 tires, worn, 100%');
  });

  it('fail without a value that they need', () => {
    expect(() => parseMessage('Hello {name}', 'en')({})).toThrow("A message needs a value for 'name'.");
  });
});
