import type { PersonalData } from '#server/platform/personal-data';
import { ReminderEntity } from './reminder.entity';

/** The personal data of reminders. */
export const peoplePersonalData: readonly PersonalData[] = [
  {
    columns: ['reminder.profile_id', 'reminder.sent_by'],
    merge: {
      moves: [
        { column: 'reminder.profile_id', key: ['day'], once: (row) => `${row}.day`, counts: 'reminders' },
      ],
      stays: 'What somebody did stays under the profile that did it.',
    },
    inFile: {
      name: 'reminders',
      sql: `select r.day, r.created_at as "createdAt", r.profile_id = person.id as received
        from person join reminder r on person.id in (r.profile_id, r.sent_by) order by r.created_at`,
    },
    async forget(manager, { profileId }) {
      await manager.delete(ReminderEntity, { profileId });
    },
  },
];
