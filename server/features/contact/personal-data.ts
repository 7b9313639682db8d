import { now } from '#server/platform/clock';
import { isAddressOf } from '#server/platform/text/addresses';
import { deletedEmail, deletedName, type PersonalData } from '#server/platform/personal-data';

/** The personal data of messages to support. */
export const contactPersonalData: readonly PersonalData[] = [
  {
    columns: ['contact_message.profile_id', 'contact_message.email', 'contact_message.name'],
    merge: {
      moves: [{ column: 'contact_message.profile_id', key: ['id'], counts: 'messages' }],
      stays: 'Under which name and address it was written stays true.',
    },
    inFile: {
      name: 'messagesToSupport',
      sql: `select m.number, m.created_at as "createdAt", m.name, m.email, m.topic, m.test, m.text, m.page, m.browser,
          m.reply, m.replied_at as "repliedAt"
        from person join contact_message m on m.profile_id = person.id
        order by m.created_at`,
    },
    // Includes messages that were written under the same address without signing in.
    async forget(manager, { profileId, addresses }) {
      await manager.query(
        `update contact_message set name = $3, email = $4, text = '', test = null, page = null, browser = null,
           reply = case when reply is not null then '' end, done = true, updated_at = $5
         where profile_id = $1 or profile_id is null and ${isAddressOf('email', 'created_at', '$2')}`,
        [profileId, JSON.stringify(addresses), deletedName, deletedEmail(profileId), now()],
      );
    },
  },
];
