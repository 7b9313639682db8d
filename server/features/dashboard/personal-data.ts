import type { PersonalData } from '#server/platform/personal-data';
import { StuckPersonEntity } from './summaries/stuck-person.entity';

/** The personal data of the dashboard. */
export const dashboardPersonalData: readonly PersonalData[] = [
  {
    columns: ['stuck_person.profile_id'],
    merge: { stays: 'It follows from the results and is read anew.' },
    inFile: 'It follows from the results, which the file has, and from when the person was last there.',
    async forget(manager, { profileId }) {
      await manager.delete(StuckPersonEntity, { profileId });
    },
  },
];
