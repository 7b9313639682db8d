import { join } from 'node:path';
import { checkAuditJob } from '#server/features/audit/sealing/check-audit';
import { sealAuditJob } from '#server/features/audit/sealing/seal-audit';
import { removeOldBulkActions } from '#server/features/editing/bulk/old-actions';
import { runBulkJob } from '#server/features/editing/bulk/run-bulk.job';
import { removeExpired } from '#server/features/identity/embedded/adapter';
import { warnOfTriesJob } from '#server/features/identity/embedded/sign-in/warn-of-tries.job';
import { keycloakJobs } from '#server/features/identity/keycloak/keycloak.jobs';
import { openRealm } from '#server/features/identity/keycloak/realm-client';
import { syncIdentityAccountJob } from '#server/features/identity/sync-identity-accounts.job';
import { showPersonJob } from '#server/features/identity/show-person.job';
import { removeExpiredPasswordLinks } from '#server/features/identity/password-link/password-link.queries';
import { sendInvitationJob } from '#server/features/identity/password-link/send-invitation.job';
import { sendPasswordLinkJob } from '#server/features/identity/password-link/send-password-link.job';
import { mailRecipient } from '#server/features/profile/mail-recipient';
import { removeExpiredFileLinks } from '#server/features/content/articles/files/article-files.queries';
import { removeOldMail } from '#server/features/notifications/mailbox/sent-mail.queries';
import { deliverBy, sendMailJob } from '#server/features/notifications/notifications.service';
import { removeExpiredLinks } from '#server/features/training/downloads/expired-links';
import { closeExpiredAttempts } from '#server/features/attempts/attempt.service';
import { publishNewslettersJob, sendNewsletterJob } from '#server/features/content/newsletter/publish.job';
import { sendConfirmationJob } from '#server/features/content/newsletter/send-confirmation.job';
import { removeOldSubscriptions } from '#server/features/content/newsletter/subscription.queries';
import { questionImportJobs } from '#server/features/authoring/import/question-import.jobs';
import { removeUnusedAssets } from '#server/features/uploads/assets/unused-assets';
import { encodingJobs } from '#server/features/uploads/encoding/encode.job';
import { closeIdleAssemblies } from '#server/features/uploads/assemblies/idle-assemblies';
import { hostedJobs } from '#server/features/uploads/hosted/claim-assembly.job';
import { refreshFiguresJob } from '#server/features/dashboard/summaries/refresh-figures';
import { removeUnusedFiles } from '#server/features/storage/unused-files';
import { carryOutDeletions } from '#server/features/privacy/deletion/carry-out-deletions';
import { removeOldMerges } from '#server/features/privacy/merging/person-merge.queries';
import { removeOldCopies } from '#server/features/privacy/own-data/copies';
import { makeOwnDataJob } from '#server/features/privacy/own-data/make-own-data.job';
import { importJobs } from '#server/features/imports/import.jobs';
import { giveBackJob } from '#server/platform/jobs/give-back';
import { removeOldSaveKeys } from '#server/platform/saves/save-once';
import type { Job } from '#server/platform/jobs/jobs';
import { createMailbox } from '#server/platform/mail/mailbox';
import { createSmtpMailer } from '#server/platform/mail/smtp';
import type { Config } from './config/config';

/** Returns the jobs that send queued messages and messages with links, which are created when they are sent. */
function mailJobs({ smtpUrl, smtpCa, dataDir, publicUrl, mailFrom }: Config): Job[] {
  const mailer = smtpUrl ? createSmtpMailer(smtpUrl, smtpCa) : createMailbox(join(dataDir, 'mailbox'));
  const deliver = deliverBy(mailer, mailRecipient, { publicUrl, mailFrom });
  return [
    sendMailJob(deliver),
    sendPasswordLinkJob(deliver),
    sendInvitationJob(deliver),
    sendConfirmationJob(deliver),
    sendNewsletterJob(deliver, publicUrl),
  ];
}

/** Returns every queued or scheduled job of the portal. */
export const portalJobs = (config: Config): Job[] => [
  giveBackJob,
  sealAuditJob,
  checkAuditJob,
  refreshFiguresJob,
  { name: 'close-expired-attempts', schedule: '* * * * *', run: closeExpiredAttempts },
  { name: 'remove-expired-download-links', schedule: '27 * * * *', run: removeExpiredLinks },
  { name: 'remove-expired-article-file-links', schedule: '29 * * * *', run: removeExpiredFileLinks },
  { name: 'remove-old-mail', schedule: '17 * * * *', run: removeOldMail },
  { name: 'remove-expired-password-links', schedule: '7 * * * *', run: removeExpiredPasswordLinks },
  { name: 'remove-unused-files', schedule: '37 * * * *', run: removeUnusedFiles },
  { name: 'remove-expired-identity-payloads', schedule: '* * * * *', run: () => removeExpired() },
  { name: 'remove-unused-assets', schedule: '47 * * * *', run: removeUnusedAssets },
  { name: 'close-idle-assemblies', schedule: '*/5 * * * *', run: closeIdleAssemblies },
  { name: 'remove-old-subscriptions', schedule: '57 3 * * *', run: removeOldSubscriptions },
  { name: 'remove-old-bulk-actions', schedule: '42 3 * * *', run: () => removeOldBulkActions() },
  { name: 'remove-old-save-keys', schedule: '33 * * * *', run: removeOldSaveKeys },
  runBulkJob(),
  publishNewslettersJob,
  warnOfTriesJob,
  ...encodingJobs,
  ...hostedJobs,
  ...questionImportJobs,
  ...mailJobs(config),
  showPersonJob,
  syncIdentityAccountJob,
  ...importJobs,
  ...(config.identity ? keycloakJobs(openRealm(config.identity)) : []),
  makeOwnDataJob(config.publicUrl),
  { name: 'remove-old-copies', schedule: '57 * * * *', run: removeOldCopies },
  { name: 'forget-old-merges', schedule: '52 * * * *', run: removeOldMerges },
  { name: 'carry-out-deletions', schedule: '12 * * * *', run: carryOutDeletions },
];
