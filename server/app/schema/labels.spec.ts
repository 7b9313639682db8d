import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { enumerations } from '#server/features/settings/lists/enumerations';
import { languages } from '#server/platform/language/i18n';
import { root } from '#server/platform/root';

// The client’s message ids for values of enumerations that both the API and the screens name.
const messageIds: Record<string, (value: string) => string> = {
  TestStatus: (value) => `testStatus.${value.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  ModuleGroup: (value) => `groups.${value}`,
  UserType: (value) => `userTypes.${value}`,
  Brand: (value) => `modules.brand.${value}`,
};

describe('API labels', () => {
  it.each(languages)('equal the labels of the screens in %s', (lang) => {
    const text = readFileSync(join(root, `client/locales/portal/${lang}.json`), 'utf8');
    const messages = JSON.parse(text) as Record<string, string>;
    for (const [name, idOf] of Object.entries(messageIds)) {
      const { values } = enumerations.find((each) => each.name === name)!;
      const labels = values.map(({ value, labelTranslations }) => [idOf(value), labelTranslations[lang]]);
      expect(labels).toEqual(values.map(({ value }) => [idOf(value), messages[idOf(value)]]));
    }
  });
});
