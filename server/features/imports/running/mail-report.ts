import type { EntityManager } from 'typeorm';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import type { DataImportEntity } from '../data-import.entity';

type Ended = Pick<DataImportEntity, 'id' | 'fileName' | 'requestedByKind' | 'requestedBy' | 'doneCounts'>;

/** The reason why it was stopped: by a person, or because running or undoing failed. Null if it is complete. */
type Stopped = 'person' | 'run' | 'undo' | null;

/** E-mails the report to the person who started or is undoing an import. API clients read it themselves. */
export async function mailReport(
  manager: EntityManager,
  { id, fileName, requestedByKind, requestedBy, doneCounts }: Ended,
  stopped: Stopped,
): Promise<void> {
  if (requestedByKind !== 'person' || requestedBy === null) return;
  const { add: added, change: changed, unchanged, reject: rejected } = doneCounts;
  const couldNot = stopped === 'run' || stopped === 'undo' ? stopped : undefined;
  await enqueueMail(manager, {
    template: 'import_ended',
    profileId: requestedBy,
    key: stopped === 'undo' ? `import:${id}:undo` : `import:${id}`,
    values: {
      importId: id,
      fileName,
      stopped: stopped !== null,
      ...(couldNot && { couldNot }),
      added,
      changed,
      unchanged,
      rejected,
    },
  });
}
