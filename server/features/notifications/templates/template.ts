import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';

/** The texts of a message in one language, as plain text. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  /** The label of the link to the portal. */
  action: string;
  /** The label of the link at the end, if there is one. */
  ending?: string;
}

/** The values of a message with localized texts in one language. */
type Spoken<Values> = { [Key in keyof Values]: Values[Key] extends LocalizedText ? string : Values[Key] };

/** A message template. */
export interface MailTemplate<Values> {
  /** Returns the texts in one language and the paths of the links. */
  write(values: Values, lang: Language): MailText & { path: string; endingPath: string };
}

const isLocalized = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'en' in value;

const spoken = <Values extends object>(values: Values, lang: Language): Spoken<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, isLocalized(value) ? localize(value, lang) : value]),
  ) as Spoken<Values>;

/**
 * Creates a template from the path of its link and its texts in every language, which get the values in that language.
 */
export const mailTemplate = <Values extends object>({
  path,
  endingPath = () => '/',
  ...texts
}: { path: (values: Values) => string; endingPath?: (values: Values) => string } & Record<
  Language,
  (values: Spoken<Values>) => MailText
>): MailTemplate<Values> => ({
  write: (values, lang) => ({
    ...texts[lang](spoken(values, lang)),
    path: path(values),
    endingPath: endingPath(values),
  }),
});
