import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { perLanguage, type Language } from '#client/platform/i18n/languages';
import type { Area, Words } from '#client/platform/i18n/words';

const folder = 'client/locales';
const areas = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name as Area);

function readWords(language: Language): Words {
  const read = (area: Area): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, area, `${language}.json`), 'utf8'));
  return { language, areas: new Set(areas), messages: Object.assign({}, ...areas.map(read)) };
}

const words = perLanguage(readWords);

/** Returns the messages of all areas in a language, as if every page had been opened. */
export const allWords = (language: Language): Words => words[language];
