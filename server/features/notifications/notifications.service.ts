import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { select, transaction } from '#server/platform/database';
import { enqueueJob, enqueueJobs, type Job } from '#server/platform/jobs/jobs';
import type { Mailer } from '#server/platform/mail/mailer';
import type { QueuedMail } from './mail.types';
import { type Recipient, writeMail } from './write-mail';

const jobName = 'send-mail';

/** Queues a message in the caller's transaction: it is sent after the commit and never without one. */
export const enqueueMail = (manager: EntityManager, mail: QueuedMail): Promise<void> =>
  enqueueJob(manager, jobName, mail, mail.key);

/** Queues messages as `enqueueMail` does, by one statement. */
export const enqueueMails = (manager: EntityManager, mails: QueuedMail[]): Promise<void> =>
  enqueueJobs(
    manager,
    jobName,
    mails.map((mail) => ({ payload: mail, key: mail.key })),
  );

/** The person as one who gets messages; null where absent or disabled. */
async function recipient(profileId: string): Promise<Recipient | null> {
  const [row] = await select<Recipient>(
    'mail-recipient',
    'select name, email, lang from profile where id = $1 and disabled_at is null',
    [profileId],
  );
  return row ?? null;
}

/**
 * The job that sends queued messages by `mailer`, each audited without the address. A crash between the two has the
 * message sent again under the same key.
 */
export const sendMailJob = (
  mailer: Mailer,
  config: { publicUrl: string; mailFrom: string | null },
): Job<QueuedMail> => ({
  name: jobName,
  run: async (mail) => {
    const { profileId, template } = mail;
    const to = await recipient(profileId);
    if (!to) return;
    await mailer.send(writeMail(mail, to, await currentSettings(), config));
    await transaction((manager) =>
      appendAudit(manager, {
        action: 'sent_email',
        actor: { kind: 'system' },
        targetKind: 'profile',
        targetId: profileId,
        outcome: template,
      }),
    );
  },
});
