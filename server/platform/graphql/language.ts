import { registerEnumType } from 'type-graphql';

export enum LanguageEnum {
  en = 'en',
  es = 'es',
  fr = 'fr',
}
registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'Language of the portal.',
  valuesConfig: {
    en: { description: 'English.' },
    es: { description: 'Spanish.' },
    fr: { description: 'French.' },
  },
});
