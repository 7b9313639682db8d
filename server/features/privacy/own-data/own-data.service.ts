import type { Readable } from 'node:stream';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { storage } from '#server/features/storage/object-storage';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { takeTry, triesIn } from '#server/platform/limits/tries';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { insertRequest } from '../data-request.queries';
import { assertCanRequestOwnData } from '../privacy.policy';
import { enqueueOwnData } from './make-own-data.job';

// Each export renders all certificates again.
const aDay = triesIn('own-data', 3, 24);

/**
 * Requests a data export. Returns the id of the request, or that of a pending one. The person gets an e-mail when it is
 * ready. Throws RATE_LIMITED after three in a day.
 */
export async function requestOwnData(viewer: Viewer, isConfirmed: boolean): Promise<string> {
  const caller = assertCanRequestOwnData(viewer);
  if (!isConfirmed) throwFieldError('confirm', 'It has to be wanted.');
  return transaction(async (manager) => {
    const person = await freshViewer(manager, caller);
    const requested = { profileId: person.profileId, kind: 'copy', requestedAt: now(), dueAt: null } as const;
    const { id, isNew } = await insertRequest(manager, requested);
    if (isNew) await takeTry(manager, aDay, person.profileId);
    // The job is also queued for a pending request, because its first job may have failed permanently.
    await enqueueOwnData(manager, id);
    if (!isNew) return id;
    await appendAudit(manager, {
      action: 'add',
      actor: actorOf(person),
      targetKind: 'data_request',
      targetId: id,
      outcome: 'copy',
    });
    return id;
  });
}

interface Copy {
  filename: string;
  size: number;
  bytes: () => Promise<Readable>;
}

/** Returns the data export of a request by the viewer. Throws NOT_FOUND if there is none any more. */
export async function ownDataFile(viewer: Viewer, id: string): Promise<Copy> {
  const { profileId } = assertCanRequestOwnData(viewer);
  const [file] = isId(id)
    ? await select<{ path: string; filename: string; size: number }>(
        'own-data-file',
        `select f.path, f.filename, f.size::float8 as size from data_request r join stored_file f on f.id = r.file_id
         where r.id = $1 and r.profile_id = $2 and r.expires_at > $3`,
        [id, profileId, now()],
      )
    : [];
  if (!file) throw new AppError('NOT_FOUND');
  const { path, filename, size } = file;
  return { filename, size, bytes: () => storage().open(path) };
}
