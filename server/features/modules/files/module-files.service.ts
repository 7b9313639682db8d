import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { releaseFile } from '#server/features/storage/stored-file';
import { AppError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { requireLabel } from './add-download';
import { changeFiles, lockDownload, type Stored, touch } from './change-files';
import type { UpdateDownloadInput } from './download.input';
import { mayReadFiles } from './module-file.policy';
import { selectModuleFiles } from './module-file.queries';
import type { ModuleFiles } from './module-file.types';

/** Every file of a module; null where there is no such module. */
export async function moduleFiles(viewer: Viewer, moduleId: string): Promise<ModuleFiles | null> {
  mayReadFiles(viewer);
  return isId(moduleId) ? selectModuleFiles(moduleId) : null;
}

/** Moves a download to a place among those of its kind; gives its places before and after. */
async function move(manager: EntityManager, download: Stored, position: number): Promise<[number, number]> {
  const rows: { id: string }[] = await manager.query(
    'select id from module_download where module_id = $1 and kind = $2 order by position, id',
    [download.moduleId, download.kind],
  );
  const ids = rows.map(({ id }) => id);
  const before = ids.indexOf(download.id);
  const after = Math.min(position, ids.length - 1);
  ids.splice(before, 1);
  ids.splice(after, 0, download.id);
  await manager.query(
    `update module_download d set position = o.place from unnest($1::uuid[]) with ordinality o (id, place)
     where d.id = o.id and d.position <> o.place`,
    [ids],
  );
  return [before, after];
}

/** Changes label, language or place of a download; audited. CONFLICT where it was changed since it was read. */
export function updateDownload(
  viewer: Viewer,
  id: string,
  input: UpdateDownloadInput,
  readAt: Date,
): Promise<ModuleFiles> {
  const label = input.label == null ? null : requireLabel(input.label);
  const { position } = input;
  if (position != null && position < 0) throw new AppError('BAD_USER_INPUT', 'A place counts from 0.');
  return changeFiles(viewer, async (manager, actor) => {
    const stored = await lockDownload(manager, id, readAt);
    const lang = input.lang ?? stored.lang;
    const changes: Record<string, [unknown, unknown]> = {};
    if (label !== null && label !== stored.label) changes['label'] = [stored.label, label];
    if (lang !== stored.lang) changes['lang'] = [stored.lang, lang];
    if (position != null) {
      const [before, after] = await move(manager, stored, position);
      if (before !== after) changes['position'] = [before, after];
    }
    if (Object.keys(changes).length === 0) return stored.moduleId;
    await manager.query('update module_download set label = $2, lang = $3 where id = $1', [
      stored.id,
      label ?? stored.label,
      lang,
    ]);
    await touch(manager, stored.id);
    await appendAudit(manager, {
      action: 'edit',
      actor,
      targetKind: 'download',
      targetId: stored.id,
      changes,
    });
    return stored.moduleId;
  });
}

/** Takes a download with its captions, links and counts out of its module; audited. */
export function removeDownload(viewer: Viewer, id: string, readAt: Date): Promise<ModuleFiles> {
  return changeFiles(viewer, async (manager, actor) => {
    const stored = await lockDownload(manager, id, readAt);
    const captions: { fileId: string }[] = await manager.query(
      'select file_id as "fileId" from module_caption where download_id = $1',
      [stored.id],
    );
    await manager.query('delete from module_download where id = $1', [stored.id]);
    for (const { fileId } of [stored, ...captions]) await releaseFile(manager, fileId);
    await appendAudit(manager, {
      action: 'delete',
      actor,
      targetKind: 'download',
      targetId: stored.id,
      changes: {
        module: [stored.moduleId, null],
        kind: [stored.kind, null],
        lang: [stored.lang, null],
        label: [stored.label, null],
        file: [stored.filename, null],
      },
    });
    return stored.moduleId;
  });
}
