import type { Settings } from '#server/features/settings/settings.types';
import { type Language, localize } from '#server/platform/language/i18n';
import type { Mail } from '#server/platform/mail/mailer';
import { htmlMail, type MailParts, plainMail } from './mail-layout';
import { mailTexts } from './mail-texts';
import type { MailText } from './mail-texts.types';
import type { QueuedMail } from './mail.types';

/** Whom a message goes to. */
export interface Recipient {
  name: string;
  email: string;
  lang: Language;
}

/** What a message says to somebody, and the portal's path that its link leads to. */
function textOf({ template, values }: QueuedMail, lang: Language): MailText & { path: string } {
  const texts = mailTexts[lang];
  if (template === 'pro_reset') return { ...texts.pro_reset(values), path: '/training' };
  if (template === 'sign_in_tries') return { ...texts.sign_in_tries(values), path: '/contact' };
  const path = `/results/${values.attemptId}`;
  const moduleName = localize(values.moduleName, lang);
  switch (template) {
    case 'test_passed':
      return { ...texts.test_passed({ ...values, moduleName }), path };
    case 'test_failed':
      return { ...texts.test_failed({ ...values, moduleName }), path };
    case 'result_changed':
      return { ...texts.result_changed({ ...values, moduleName }), path };
  }
}

/**
 * The queued message as it goes out: in the recipient's language, under the product's name, from `mailFrom`, else
 * from the support address, else from one at the portal's host.
 */
export function writeMail(
  queued: QueuedMail,
  { name, email, lang }: Recipient,
  { productName, brandColor, supportEmail }: Settings,
  { publicUrl, mailFrom }: { publicUrl: string; mailFrom: string | null },
): Mail {
  const { subject, paragraphs, action, path } = textOf(queued, lang);
  const { greeting, reason, questions } = mailTexts[lang];
  const parts: MailParts = {
    lang,
    productName,
    brandColor,
    subject,
    greeting: greeting(name),
    paragraphs,
    action: { label: action, url: `${publicUrl}${path}` },
    footer: supportEmail ? `${reason(productName)} ${questions(supportEmail)}` : reason(productName),
  };
  return {
    key: queued.key,
    from: {
      name: productName,
      address: mailFrom ?? (supportEmail || `portal@${new URL(publicUrl).hostname}`),
    },
    to: { name, address: email },
    replyTo: supportEmail || null,
    lang,
    subject,
    text: plainMail(parts),
    html: htmlMail(parts),
  };
}
