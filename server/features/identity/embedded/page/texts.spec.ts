import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from '#server/platform/language/i18n';
import { texts } from './texts';

const root = join(__dirname, '../../../../..');
const folder = join(root, 'client/locales');
const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const messages = (lang: Language): Record<string, string> =>
  Object.assign(
    {},
    ...areas.map(({ name }) => JSON.parse(readFileSync(join(folder, name, `${lang}.json`), 'utf8'))),
  );
const portal = { en: messages('en'), es: messages('es'), fr: messages('fr') };

const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [\w–]/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .slice(1);

describe('glossary terms', () => {
  it.each(rows)('use %s and %s on the portal and on the sign-in pages', (id, key, en, es, fr) => {
    const words = { en, es, fr };
    const onPortal = (lang: Language) => (id === '–' ? words[lang] : portal[lang][id!]);
    const onProvider = (lang: Language) =>
      key === '–' ? words[lang] : texts[lang][key as keyof (typeof texts)['en']];
    expect(languages.map(onPortal)).toEqual(languages.map((lang) => words[lang]));
    expect(languages.map(onProvider)).toEqual(languages.map((lang) => words[lang]));
  });
});

describe('French texts', () => {
  it('follow Canadian typography: no space before a question mark, exclamation mark or semicolon', () => {
    const said = JSON.stringify([portal.fr, texts.fr]);
    expect(said.match(/.{1,20}\s[?!;]/g)).toBeNull();
  });
});

describe('sign-in pages', () => {
  it.each(languages)('have the portal’s texts in %s', (lang) => {
    const { audience, about, ended } = texts[lang];
    expect([audience, about]).toEqual([portal[lang]['login.audience'], portal[lang]['login.promise']]);
    for (const [reason, words] of Object.entries(ended)) {
      expect(words).toEqual([portal[lang][`ended.${reason}`], portal[lang][`ended.${reason}Text`]]);
    }
  });
});
