import type { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { receiveFile } from '#server/features/storage/receive-file';
import { type FileDetails, lockFile } from '#server/features/storage/stored-file';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { identifySavedFile } from '#server/platform/saves/save-key';
import { saveOnce } from '#server/platform/saves/save-once';
import { requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { DataImportEntity } from './data-import.entity';
import { type ImportKind, ImportKindEnum } from './import.enums';
import type { CreateImportInput } from './import.input';
import { readJobName } from './import.job-names';
import type { Import } from './import.types';
import { assertCanImport, assertCanImportKind } from './imports.policy';
import { selectImport } from './imports.queries';
import { textKindOf } from './texts/text-kind';

/** Maximum bytes of a file to import. */
export const largestImport = 50_000_000;

const none = { add: 0, change: 0, unchanged: 0, reject: 0 };

const formats = ['csv', 'xlsx'];

const maxBytesOf = (kind: ImportKind): number => textKindOf(kind)?.maxBytes ?? largestImport;

/** Throws FILE_REJECTED for a file of another format, and PAYLOAD_TOO_LARGE for one that is too large. */
function checkFile(kind: ImportKind, { ext, size }: Pick<FileDetails, 'ext' | 'size'>): void {
  const extensions = textKindOf(kind)?.extensions ?? formats;
  if (!extensions.includes(ext))
    throw new AppError(
      'FILE_REJECTED',
      `The file name must end with one of these: ${extensions.join(', ')}.`,
    );
  const maxBytes = maxBytesOf(kind);
  if (size > maxBytes)
    throw new AppError('PAYLOAD_TOO_LARGE', `The file is larger than ${maxBytes / 1_000_000} MB.`);
}

/** Creates an import of a stored file and queues its reading. */
async function begin(
  manager: EntityManager,
  importer: Person | ApiClient,
  { kind, fileId, fileName }: { kind: ImportKind; fileId: string; fileName: string },
): Promise<string> {
  const actor = actorOf(assertCanImportKind(importer, kind));
  const made = await manager.insert(DataImportEntity, {
    kind,
    fileId,
    fileName,
    counts: none,
    doneCounts: none,
    madeByKind: actor.kind,
    madeBy: actor.id ?? null,
  });
  const { id } = made.identifiers[0] as DataImportEntity;
  await enqueueJob(manager, readJobName, { id }, `import-${id}`);
  await appendAudit(manager, {
    action: 'add',
    actor,
    targetKind: 'import',
    targetId: id,
    changes: { kind: [null, kind], file: [null, fileName] },
  });
  return id;
}

async function isOwnFile(manager: EntityManager, fileId: string, owner: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from stored_file f where id = $1 and uploaded_by = $2',
    [fileId, owner],
  );
  return rows.length > 0;
}

/**
 * Creates an import of a file that the viewer has uploaded. Throws NOT_FOUND if it doesn't exist, and FILE_REJECTED or
 * PAYLOAD_TOO_LARGE if it can't be imported.
 */
export async function createImport(
  viewer: Viewer,
  { kind, fileId: sent }: CreateImportInput,
): Promise<Import> {
  const caller = assertCanImport(viewer);
  const fileId = requireId(sent);
  const id = await transaction(async (manager) => {
    const importer = assertCanImport(await freshCaller(manager, caller));
    const owner = importer.kind === 'person' ? importer.profileId : importer.clientId;
    if (importer.kind === 'client' || !(await isOwnFile(manager, fileId, owner)))
      throw new AppError('NOT_FOUND');
    const file = await lockFile(manager, fileId);
    checkFile(kind, file);
    return saveOnce(manager, importer, () =>
      begin(manager, importer, { kind, fileId, fileName: file.filename }),
    );
  });
  const made = await selectImport(id);
  if (!made) throw new AppError('NOT_FOUND');
  return made;
}

/** Like `createImport`, with the file in the request, for API clients without uploads. Returns the id of the import. */
export async function receiveImport(
  viewer: Viewer,
  kind: unknown,
  filename: unknown,
  source: Readable,
): Promise<string> {
  const caller = assertCanImport(viewer);
  if (typeof kind !== 'string' || !Object.hasOwn(ImportKindEnum, kind))
    throw new AppError(
      'BAD_USER_INPUT',
      `Add ?kind= with one of these: ${Object.keys(ImportKindEnum).join(', ')}.`,
    );
  assertCanImportKind(caller, kind as ImportKind);
  const profileId = caller.kind === 'person' ? caller.profileId : null;
  let id = '';
  await receiveFile(
    { filename, source, profileId, largest: maxBytesOf(kind as ImportKind) },
    async (manager, file) => {
      checkFile(kind as ImportKind, file);
      const importer = assertCanImport(await freshCaller(manager, caller));
      const sent = { kind: kind as ImportKind, fileId: file.id, fileName: file.filename };
      identifySavedFile(file.sha256);
      id = await saveOnce(manager, importer, () => begin(manager, importer, sent));
    },
  );
  return id;
}
