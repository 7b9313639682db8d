import type { MessageFormatElement } from 'react-intl';

export {
  defaultLanguage,
  isLanguage,
  languageName,
  languages,
  languageValues,
  localeOf,
  perLanguage,
  textLanguages,
  translations,
} from '../../../server/platform/language/languages';
export type { Language, TranslatedInto } from '../../../server/platform/language/languages';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;
