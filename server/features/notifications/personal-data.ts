import { dropJobsAbout } from '#server/platform/jobs/drop-jobs';
import type { PersonalData } from '#server/platform/personal-data';
import { isAddressOf, namesAddress } from '#server/platform/text/addresses';

/** The personal data of the mailbox and of queued messages. */
export const notificationsPersonalData: readonly PersonalData[] = [
  {
    columns: ['sent_mail.to_email', 'sent_mail.to_name'],
    merge: { stays: 'A message was sent to an address, which leads to both.' },
    inFile: {
      name: 'messages',
      // The texts are left out, because their links are for the recipient only.
      sql: `select m.to_email as "to", m.subject, m.sent_at as "sentAt"
        from person join sent_mail m on ${isAddressOf('m.to_email', 'm.sent_at', 'person.addresses')}
        order by m.sent_at`,
    },
    async forget(manager, { addresses }) {
      await dropJobsAbout(manager, addresses);
      // Messages to support contain the name of the person who wrote.
      await manager.query(
        `delete from sent_mail m where ${isAddressOf('m.to_email', 'm.sent_at', '$1')}
           or ${namesAddress('m.text', 'm.sent_at', '$1')}`,
        [JSON.stringify(addresses)],
      );
    },
  },
];
