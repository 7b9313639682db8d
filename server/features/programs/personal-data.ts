import type { PersonalData } from '#server/platform/personal-data';
import { ProgramEntryEntity } from './program-entry.entity';
import { ProgramMissEntity } from './program-miss.entity';

/** The personal data of program access. */
export const programsPersonalData: readonly PersonalData[] = [
  {
    columns: ['program_entry.profile_id'],
    merge: { moves: [{ column: 'program_entry.profile_id', key: ['id'], counts: 'program_entries' }] },
    inFile: {
      name: 'programEntries',
      sql: `select e.bucket as program, a.number as "accountNumber", e.created_at as "createdAt",
          e.expires_at as "expiresAt"
        from person join program_entry e on e.profile_id = person.id join account a on a.id = e.account_id
        order by e.created_at`,
    },
    async forget(manager, { profileId }) {
      await manager.delete(ProgramEntryEntity, { profileId });
    },
  },
  {
    columns: ['program_miss.profile_id'],
    merge: { moves: [{ column: 'program_miss.profile_id', key: ['id'] }] },
    inFile: {
      name: 'wrongAccountNumbers',
      sql: `select m.created_at as "createdAt" from person join program_miss m on m.profile_id = person.id
        order by m.created_at`,
    },
    async forget(manager, { profileId }) {
      await manager.delete(ProgramMissEntity, { profileId });
    },
  },
];
