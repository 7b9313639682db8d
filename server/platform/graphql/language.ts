import { registerEnumType } from 'type-graphql';

export enum LanguageEnum {
  en = 'en',
  es = 'es',
  fr = 'fr',
}
registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'A language of the portal: English, Spanish or French.',
  valuesConfig: {
    en: { description: 'English.' },
    es: { description: 'Spanish.' },
    fr: { description: 'French.' },
  },
});
