import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { transaction } from '#server/platform/database/database';
import { countJobs, enqueueJobs, type Job, jobValues } from '#server/platform/jobs/jobs';
import type { Mailer } from '#server/platform/mail/mailer';
import { keepsMail } from './mailbox/mailbox';
import { keepSentMail } from './mailbox/sent-mail.queries';
import type { QueuedMail, Recipient } from './mail.types';
import { writeMail } from './write-mail';

const jobName = 'send-mail';

const jobsOf = (mails: readonly QueuedMail[]) => mails.map((mail) => ({ payload: mail, key: mail.key }));

/** Returns the values of `queuesJobs` for messages. */
export const mailValues = (mails: readonly QueuedMail[]): [name: string, jobs: string] =>
  jobValues(jobName, jobsOf(mails));

/** Queues messages in the caller's transaction, in one statement. They are sent only after it commits. */
export const enqueueMails = (manager: EntityManager, mails: readonly QueuedMail[]): Promise<void> =>
  enqueueJobs(manager, jobName, jobsOf(mails));

/** Queues one message as `enqueueMails` does. */
export const enqueueMail = (manager: EntityManager, mail: QueuedMail): Promise<void> =>
  enqueueMails(manager, [mail]);

/** Sends a message and records it without the address. Skips people who are deleted or disabled. */
export type Deliver = (mail: QueuedMail) => Promise<void>;

/**
 * Returns the function that sends messages with `mailer`. `recipientOf` returns the current recipient of a person. Call
 * it only from jobs: after a crash, the message is sent again with the same key.
 */
export const deliverBy =
  (
    mailer: Mailer,
    recipientOf: (profileId: string) => Promise<Recipient | null>,
    config: { publicUrl: string; mailFrom: string | null },
  ): Deliver =>
  async (mail) => {
    const to = mail.profileId === undefined ? mail.to : (mail.to ?? (await recipientOf(mail.profileId)));
    if (!to) return;
    const written = writeMail(mail, to, await currentSettings(), config);
    await mailer.send(written);
    await transaction(async (manager) => {
      if (keepsMail()) await keepSentMail(manager, written);
      await appendAudit(manager, {
        action: 'sent_email',
        actor: { kind: 'system' },
        ...(mail.profileId === undefined
          ? { targetKind: 'mail' }
          : { targetKind: 'profile', targetId: mail.profileId }),
        mail: mail.template,
      });
    });
  };

/** Returns the number of messages that are queued. */
export const countWaitingMails = (): Promise<number> => countJobs(jobName);

/** Returns the job that sends queued messages. */
export const sendMailJob = (deliver: Deliver): Job<QueuedMail> => ({ name: jobName, run: deliver });
