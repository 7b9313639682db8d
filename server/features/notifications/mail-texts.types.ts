import type { MailTemplate, MailValues } from './mail.types';

/** The values of a message with the module's name in one language. */
type Spoken<Values> = { [Key in keyof Values]: Key extends 'moduleName' ? string : Values[Key] };

/** What a message says in one language, as plain text. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  /** What the link to the portal is called. */
  action: string;
}

/** Every message of one language, and what all of them share. */
export type MailTexts = {
  [Template in MailTemplate]: (values: Spoken<MailValues[Template]>) => MailText;
} & {
  greeting: (name: string) => string;
  /** Why the message came. */
  reason: (productName: string) => string;
  /** Where to ask. */
  questions: (supportEmail: string) => string;
};
