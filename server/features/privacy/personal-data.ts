import { attemptsPersonalData } from '#server/features/attempts/personal-data';
import { auditPersonalData } from '#server/features/audit/personal-data';
import { authoringPersonalData } from '#server/features/authoring/personal-data';
import { contactPersonalData } from '#server/features/contact/personal-data';
import { contentPersonalData } from '#server/features/content/personal-data';
import { dashboardPersonalData } from '#server/features/dashboard/personal-data';
import { editingPersonalData } from '#server/features/editing/personal-data';
import { identityPersonalData } from '#server/features/identity/personal-data';
import { importsPersonalData } from '#server/features/imports/personal-data';
import { notificationsPersonalData } from '#server/features/notifications/personal-data';
import { peoplePersonalData } from '#server/features/people/personal-data';
import { pointsPersonalData } from '#server/features/points/personal-data';
import { profilePersonalData } from '#server/features/profile/personal-data';
import { programsPersonalData } from '#server/features/programs/personal-data';
import { regradingPersonalData } from '#server/features/regrading/personal-data';
import { rewardsPersonalData } from '#server/features/rewards/personal-data';
import { storagePersonalData } from '#server/features/storage/personal-data';
import { trainingPersonalData } from '#server/features/training/personal-data';
import { uploadsPersonalData } from '#server/features/uploads/personal-data';
import type { PersonalData } from '#server/platform/personal-data';
import { DataRequestEntity } from './data-request.entity';
import { endMergesOf } from './merging/person-merge.queries';
import { dropCopies } from './own-data/copies';

const privacyPersonalData: readonly PersonalData[] = [
  {
    columns: ['data_request.profile_id', 'data_request.decided_by'],
    merge: { stays: 'What was asked for was of the profile of then; who waits to be deleted is not merged.' },
    inFile: {
      name: 'dataRequests',
      sql: `select r.kind, r.state, r.requested_at as "requestedAt", r.decided_at as "decidedAt", r.reason
        from person join data_request r on r.profile_id = person.id order by r.requested_at`,
    },
    async forget(manager, { profileId }) {
      await dropCopies(manager, profileId);
      await manager.update(DataRequestEntity, { profileId }, { reason: null });
    },
  },
  {
    columns: [
      'person_merge.surviving_id',
      'person_merge.merged_id',
      'person_merge.merged_by',
      'person_merge.undone_by',
    ],
    merge: { stays: 'That two were merged stays true, whoever is merged with them later.' },
    inFile: {
      name: 'merges',
      sql: `select m.merged_at as "mergedAt", m.undone_at as "undoneAt", m.surviving_id = person.id as stayed
        from person join person_merge m on person.id in (m.surviving_id, m.merged_id) order by m.merged_at`,
    },
    forget: (manager, { profileId }) => endMergesOf(manager, profileId),
  },
];

/**
 * The personal data of all features, in the order of deletion. Later features come first, because they may still need
 * the person; the audit log comes last, because it records the steps before.
 */
export const personalData: readonly PersonalData[] = [
  ...privacyPersonalData,
  ...importsPersonalData,
  ...contentPersonalData,
  ...rewardsPersonalData,
  ...dashboardPersonalData,
  ...peoplePersonalData,
  ...regradingPersonalData,
  ...trainingPersonalData,
  ...attemptsPersonalData,
  ...authoringPersonalData,
  ...contactPersonalData,
  ...programsPersonalData,
  ...pointsPersonalData,
  ...identityPersonalData,
  ...editingPersonalData,
  ...notificationsPersonalData,
  ...uploadsPersonalData,
  ...storagePersonalData,
  ...profilePersonalData,
  ...auditPersonalData,
];
