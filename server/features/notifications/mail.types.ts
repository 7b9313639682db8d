import type { Language } from '#server/platform/language/i18n';
import type { MailValues } from './templates/templates';

export type MailTemplateName = keyof MailValues;

/** Whom a message goes to. */
export interface Recipient {
  /** Empty where only the address is known. */
  name: string;
  email: string;
  lang: Language;
}

/**
 * A person, at the address and in the language that the person has when the message is sent, where `to` says no other; or
 * an address by itself, such as one that has no profile.
 */
type Addressee = { profileId: string; to?: Recipient } | { profileId?: undefined; to: Recipient };

/** A message to be written and sent later. */
export type QueuedMail<Name extends MailTemplateName = MailTemplateName> = {
  [Template in Name]: Addressee & {
    template: Template;
    /** Names the message: queued twice under the same key before it was sent, it is sent once. */
    key: string;
    values: MailValues[Template];
    /** Whom an answer to it reaches, where that is not support. */
    replyTo?: string;
    /** Further headers, such as `List-Unsubscribe`. */
    headers?: Record<string, string>;
  };
}[Name];
