import type { SendMailOptions } from 'nodemailer';
import type { Language } from '../language/i18n';

export interface MailAddress {
  name: string;
  address: string;
}

/** A message to one person. */
export interface Mail {
  /** Identifies the message, so that a repeated delivery can be recognized. */
  key: string;
  from: MailAddress;
  to: MailAddress;
  /** The address for replies; null for the sender. */
  replyTo: string | null;
  lang: Language;
  /** Additional headers, such as `List-Unsubscribe`. */
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
}

/** Delivers messages. */
export interface Mailer {
  /** Resolves when the message was accepted. Throws if it must be retried. */
  send(mail: Mail): Promise<void>;
}

/** Returns the key as a file name or identifier of letters, digits, dashes and dots. */
export const keyName = (key: string): string => key.replace(/[^A-Za-z0-9-]+/g, '.');

/** Returns the parts for the MIME message. None of them loads a file or an address. */
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
