import { registerEnumType } from 'type-graphql';
import { type Language, textLanguages } from '../../language/languages';

const byCode = <Value>(write: (englishName: string, code: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(
    textLanguages.map(({ code, englishName }) => [code, write(englishName, code)]),
  ) as Record<Language, Value>;

export const LanguageEnum = byCode((_name, code) => code);
registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'Language of the portal.',
  valuesConfig: byCode((name) => ({ description: `${name}.` })),
});
