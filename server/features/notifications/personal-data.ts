import { dropJobsAbout } from '#server/platform/jobs/drop-jobs';
import type { PersonalData } from '#server/platform/personal-data';
import { isAddressOf, namesAddress } from '#server/platform/text/addresses';

/** What the mailbox and the queue of messages have of people. */
export const notificationsPersonalData: readonly PersonalData[] = [
  {
    columns: ['sent_mail.to_email', 'sent_mail.to_name'],
    merge: { stays: 'A message was sent to an address, which leads to both.' },
    inFile: {
      name: 'messages',
      // Without the texts: the links in them are for the address that they went to.
      sql: `select m.to_email as "to", m.subject, m.sent_at as "sentAt"
        from person join sent_mail m on ${isAddressOf('m.to_email', 'm.sent_at', 'person.addresses')}
        order by m.sent_at`,
    },
    async forget(manager, { addresses }) {
      await dropJobsAbout(manager, addresses);
      // What support was told names whoever wrote.
      await manager.query(
        `delete from sent_mail m where ${isAddressOf('m.to_email', 'm.sent_at', '$1')}
           or ${namesAddress('m.text', 'm.sent_at', '$1')}`,
        [JSON.stringify(addresses)],
      );
    },
  },
];
