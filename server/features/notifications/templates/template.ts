import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';

/** What a message says in one language, as plain text. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  /** What the link to the portal is called. */
  action: string;
  /** What the link below everything is called, where there is one. */
  ending?: string;
}

/** The values of a message with what is there in three languages as the text of one. */
type Spoken<Values> = { [Key in keyof Values]: Values[Key] extends LocalizedText ? string : Values[Key] };

/** A message that has yet to be filled with what it is about. */
export interface MailTemplate<Values> {
  /** What it says in one language, and the portal's paths that its links lead to. */
  write(values: Values, lang: Language): MailText & { path: string; endingPath: string };
}

const isLocalized = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'en' in value;

const spoken = <Values extends object>(values: Values, lang: Language): Spoken<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, isLocalized(value) ? localize(value, lang) : value]),
  ) as Spoken<Values>;

/** A message from its texts in every language, which get the values of their language, and the path of its link. */
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
