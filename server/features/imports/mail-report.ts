import type { EntityManager } from 'typeorm';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import type { DataImportEntity } from './data-import.entity';

type Ended = Pick<DataImportEntity, 'id' | 'fileName' | 'deedByKind' | 'deedBy' | 'doneCounts'>;

/** Tells whoever started an import that its run has ended, and what came of the rows; programs read it themselves. */
export async function mailReport(
  manager: EntityManager,
  { id, fileName, deedByKind, deedBy, doneCounts }: Ended,
  stopped: boolean,
): Promise<void> {
  if (deedByKind !== 'person' || deedBy === null) return;
  const { add: added, change: changed, unchanged, reject: rejected } = doneCounts;
  await enqueueMail(manager, {
    template: 'import_ended',
    profileId: deedBy,
    key: `import:${id}`,
    values: { importId: id, fileName, stopped, added, changed, unchanged, rejected },
  });
}
