import type { EntityManager } from 'typeorm';
import { actorOf, type AuditActor } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import { iso } from '#server/platform/sql';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { laterUpdate, refuseOlder } from '#server/features/editing/differences';
import { lockModule } from '../lock-module';
import type { DownloadKind } from './download.enums';
import { mayManageFiles } from './module-file.policy';
import { selectModuleFiles } from './module-file.queries';
import type { ModuleFiles } from './module-file.types';

/** A download held until the transaction ends. */
export interface Stored {
  id: string;
  moduleId: string;
  kind: DownloadKind;
  lang: Language;
  label: string;
  fileId: string;
  filename: string;
  updatedAt: string;
}

/** Runs a change by an administrator and gives the files of the module that it changed. */
export async function changeFiles(
  viewer: Viewer,
  work: (manager: EntityManager, actor: AuditActor) => Promise<string>,
): Promise<ModuleFiles> {
  const caller = mayManageFiles(viewer);
  const moduleId = await transaction(async (manager) =>
    work(manager, actorOf(mayManageFiles(await freshViewer(manager, caller)))),
  );
  const files = await selectModuleFiles(moduleId);
  if (!files) throw new AppError('NOT_FOUND');
  return files;
}

/** Locks a download as the editor read it; CONFLICT where it was changed since. */
export async function lockDownload(manager: EntityManager, id: string, readAt: Date): Promise<Stored> {
  const downloadId = requireId(id);
  const [owner]: { moduleId: string }[] = await manager.query(
    'select module_id as "moduleId" from module_download where id = $1',
    [downloadId],
  );
  if (!owner) throw new AppError('NOT_FOUND');
  await lockModule(manager, owner.moduleId);
  const [row]: Stored[] = await manager.query(
    `select d.id, d.module_id as "moduleId", d.kind, d.lang, d.label, d.file_id as "fileId", f.filename,
       to_char(d.updated_at, ${iso}) as "updatedAt"
     from module_download d join stored_file f on f.id = d.file_id where d.id = $1 for update of d`,
    [downloadId],
  );
  if (!row) throw new AppError('NOT_FOUND');
  refuseOlder(readAt, row.updatedAt);
  return row;
}

/** Has those see a conflict who read the download before. */
export async function touch(manager: EntityManager, id: string): Promise<void> {
  await manager.query(`update module_download set updated_at = ${laterUpdate('$2')} where id = $1`, [
    id,
    now(),
  ]);
}
