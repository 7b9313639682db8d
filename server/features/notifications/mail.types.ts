import type { Language } from '#server/platform/language/i18n';
import type { MailValues } from './templates/templates';

export type MailTemplateName = keyof MailValues;

/** The recipient of a message. */
export interface Recipient {
  /** Empty if only the address is known. */
  name: string;
  email: string;
  lang: Language;
}

/**
 * A person, who gets the message at their address and in their language at the time of sending unless `to` is set, or
 * an address without a profile.
 */
type Addressee = { profileId: string; to?: Recipient } | { profileId?: undefined; to: Recipient };

/** A message that is written and sent later. */
export type QueuedMail<Name extends MailTemplateName = MailTemplateName> = {
  [Template in Name]: Addressee & {
    template: Template;
    /** Identifies the message. Queued twice with the same key before it is sent, it is sent once. */
    key: string;
    values: MailValues[Template];
    /** The address for replies, by default that of support. */
    replyTo?: string;
    /** Additional headers, such as `List-Unsubscribe`. */
    headers?: Record<string, string>;
  };
}[Name];
