import { emailChanged } from './email-changed';
import { importEnded } from './import-ended';
import { invitation } from './invitation';
import { contactCopy } from './contact-copy';
import { contactMessage } from './contact-message';
import { contactReply } from './contact-reply';
import { newsletterConfirm } from './newsletter-confirm';
import { newsletterIssue } from './newsletter-issue';
import { deletionAsked } from './deletion-asked';
import { deletionDone } from './deletion-done';
import { deletionStopped } from './deletion-stopped';
import { orderCancelled } from './order-cancelled';
import { orderPlaced } from './order-placed';
import { orderSent } from './order-sent';
import { ownDataReady } from './own-data-ready';
import { passwordChanged } from './password-changed';
import { passwordLink } from './password-link';
import { proReset } from './pro-reset';
import { reminder } from './reminder';
import { resultChanged } from './result-changed';
import { signInMoved } from './sign-in-moved';
import { signInTries } from './sign-in-tries';
import type { MailTemplate } from './template';
import { testFailed } from './test-failed';
import { testPassed } from './test-passed';

const templates = {
  test_passed: testPassed,
  test_failed: testFailed,
  result_changed: resultChanged,
  pro_reset: proReset,
  sign_in_tries: signInTries,
  sign_in_moved: signInMoved,
  invitation,
  reminder,
  password_link: passwordLink,
  password_changed: passwordChanged,
  email_changed: emailChanged,
  contact_message: contactMessage,
  contact_copy: contactCopy,
  contact_reply: contactReply,
  newsletter_confirm: newsletterConfirm,
  newsletter_issue: newsletterIssue,
  order_placed: orderPlaced,
  order_sent: orderSent,
  order_cancelled: orderCancelled,
  import_ended: importEnded,
  own_data_ready: ownDataReady,
  deletion_asked: deletionAsked,
  deletion_stopped: deletionStopped,
  deletion_done: deletionDone,
};

/** The values of each template. The person, the settings and the portal's address are added. */
export type MailValues = {
  [Name in keyof typeof templates]: (typeof templates)[Name] extends MailTemplate<infer Values>
    ? Values
    : never;
};

/** All message templates. */
export const mailTemplates: { [Name in keyof MailValues]: MailTemplate<MailValues[Name]> } = templates;
