import { createCatalogue } from '#server/platform/language/catalogue';
import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';
import type { MessageValues } from '#server/platform/language/catalogue';
import type en from '../../../locales/mail/en.json';

export type MailKey = keyof typeof en;

/** The texts of all messages. */
export const mailTexts = createCatalogue<MailKey>('mail');

/** Writes a text of a message in the language of its recipient. */
export type WriteText = (key: MailKey, values?: MessageValues) => string;

/** The texts of a message in one language, as plain text. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  /** Label of the link to the portal. */
  action: string;
  /** Label of the link at the end, if there is one. */
  ending?: string;
}

/** The values of a message with localized texts in one language. */
type Spoken<Values> = { [Key in keyof Values]: Values[Key] extends LocalizedText ? string : Values[Key] };

/** A message template. */
export interface MailTemplate<Values> {
  /** Returns the texts in a language and the paths of the links. */
  write(values: Values, lang: Language): MailText & { path: string; endingPath: string };
}

const isLocalized = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'en' in value;

const spoken = <Values extends object>(values: Values, lang: Language): Spoken<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, isLocalized(value) ? localize(value, lang) : value]),
  ) as Spoken<Values>;

/** A message from what writes its text in one language, with the values of that language, and the path of its link. */
export const mailTemplate = <Values extends object>({
  path,
  endingPath = () => '/',
  text,
}: {
  path: (values: Values) => string;
  endingPath?: (values: Values) => string;
  text: (values: Spoken<Values>, write: WriteText, lang: Language) => MailText;
}): MailTemplate<Values> => ({
  write: (values, lang) => ({
    ...text(spoken(values, lang), (key, filled) => mailTexts.write(lang, key, filled), lang),
    path: path(values),
    endingPath: endingPath(values),
  }),
});
