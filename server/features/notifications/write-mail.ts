import type { MessageValues } from '#server/platform/language/catalogue';
import type { Settings } from '#server/features/settings/settings.types';
import type { Language } from '#server/platform/language/i18n';
import type { Mail } from '#server/platform/mail/mailer';
import { htmlMail, type MailParts, plainMail } from './mail-layout';
import type { MailTemplateName, QueuedMail, Recipient } from './mail.types';
import { type MailKey, mailTexts } from './templates/template';
import { mailTemplates } from './templates/templates';

/** Returns the texts of a message and the path of its link. */
const textOf = <Name extends MailTemplateName>({ template, values }: QueuedMail<Name>, lang: Language) =>
  mailTemplates[template].write(values, lang);

/**
 * Returns the message to send, in the recipient's language. Its sender is `mailFrom`, else the support address, else an
 * address at the portal's host.
 */
export function writeMail(
  queued: QueuedMail,
  { name, email, lang }: Recipient,
  { productName, brandColor, supportEmail }: Settings,
  { publicUrl, mailFrom }: { publicUrl: string; mailFrom: string | null },
): Mail {
  const { subject, paragraphs, action, path, ending, endingPath } = textOf(queued, lang);
  const write = (key: MailKey, values?: MessageValues): string => mailTexts.write(lang, key, values);
  const reason = write(queued.profileId === undefined ? 'shared.address' : 'shared.profile', { productName });
  const parts: MailParts = {
    lang,
    productName,
    brandColor,
    subject,
    greeting: name ? write('shared.greeting', { name }) : write('shared.greetingNobody'),
    paragraphs,
    action: { label: action, url: `${publicUrl}${path}` },
    ending: ending === undefined ? null : { label: ending, url: `${publicUrl}${endingPath}` },
    footer: supportEmail ? `${reason} ${write('shared.questions', { supportEmail })}` : reason,
  };
  return {
    key: queued.key,
    from: {
      name: productName,
      address: mailFrom ?? (supportEmail || `portal@${new URL(publicUrl).hostname}`),
    },
    to: { name, address: email },
    replyTo: queued.replyTo ?? (supportEmail || null),
    lang,
    headers: queued.headers ?? {},
    subject,
    text: plainMail(parts),
    html: htmlMail(parts),
  };
}
