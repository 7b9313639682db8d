import type { SendMailOptions } from 'nodemailer';
import type { Language } from '../language/i18n';

export interface MailAddress {
  name: string;
  address: string;
}

/** One message to one person. */
export interface Mail {
  /** Names the message: sent twice under the same key it is still one message. */
  key: string;
  from: MailAddress;
  to: MailAddress;
  /** The address that answers go to; null: to the sender. */
  replyTo: string | null;
  lang: Language;
  /** Further headers by their names, such as `List-Unsubscribe`. */
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
}

/** Takes messages on their way to people. */
export interface Mailer {
  /** Resolves once the message was taken over; throws where it has to be tried again. */
  send(mail: Mail): Promise<void>;
}

/** The key as a name for a file or an identifier: letters, digits, dashes and dots alone. */
export const keyName = (key: string): string => key.replace(/[^A-Za-z0-9-]+/g, '.');

/** The message as MIME is made from it; nothing in it reaches for a file or an address. */
export function mimeParts({ key, lang, replyTo, headers, ...mail }: Mail): SendMailOptions {
  const domain = mail.from.address.split('@').at(-1);
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    messageId: `<${keyName(key)}@${domain}>`,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'Content-Language': lang },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
