import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit, type AuditActor } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { type FileFacts, holdFile, releaseFile } from '#server/features/uploads/stored-file';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import type { Language } from '#server/platform/i18n';
import { iso } from '#server/platform/sql';
import { isId, isStorable, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { laterUpdate, refuseOlder } from '../editing/edited-fields';
import { holdModule } from '../hold-module';
import type { DownloadKind } from './download.enums';
import type { AddDownloadInput, UpdateDownloadInput } from './download.input';
import { mayManageFiles, mayReadFiles } from './download.policy';
import { selectModuleFiles } from './download.queries';
import type { ModuleFiles } from './download.types';

const longestLabel = 200;
const mostFiles = 200;

interface Stored {
  id: string;
  moduleId: string;
  kind: DownloadKind;
  lang: Language;
  label: string;
  fileId: string;
  filename: string;
  updatedAt: string;
}

/** Every file of a module; null where there is no such module. */
export async function moduleFiles(viewer: Viewer, moduleId: string): Promise<ModuleFiles | null> {
  mayReadFiles(viewer);
  return isId(moduleId) ? selectModuleFiles(moduleId) : null;
}

/** Runs a change by an administrator and gives the files of the module that it changed. */
async function change(
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

function requireLabel(given: string): string {
  const label = given.trim();
  const isLine = isStorable(label) && !/\p{Cc}/u.test(label);
  if (label.length < 1 || label.length > longestLabel || !isLine) {
    throw new AppError('BAD_USER_INPUT', `A label is one line of 1 to ${longestLabel} characters.`);
  }
  return label;
}

function requireKind(kind: DownloadKind, { contentType }: FileFacts): void {
  const isVideo = contentType.startsWith('video/');
  const isCaptions = contentType.startsWith('text/vtt');
  if (isCaptions || (kind === 'video') !== isVideo) {
    throw new AppError(
      'BAD_USER_INPUT',
      'Videos are MP4 or WebM, and other files are neither; captions belong to a video.',
    );
  }
}

/** Locks a download as the editor read it; CONFLICT where it was changed since. */
async function lockDownload(manager: EntityManager, id: string, readAt: Date): Promise<Stored> {
  const downloadId = requireId(id);
  const [owner]: { moduleId: string }[] = await manager.query(
    'select module_id as "moduleId" from module_download where id = $1',
    [downloadId],
  );
  if (!owner) throw new AppError('NOT_FOUND');
  await holdModule(manager, owner.moduleId);
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

async function touch(manager: EntityManager, id: string): Promise<void> {
  await manager.query(`update module_download set updated_at = ${laterUpdate('$2')} where id = $1`, [
    id,
    now(),
  ]);
}

/** Offers an uploaded file in a module, after the others of its kind; audited. */
export function addDownload(viewer: Viewer, moduleId: string, input: AddDownloadInput): Promise<ModuleFiles> {
  const label = requireLabel(input.label);
  return change(viewer, async (manager, actor) => {
    const id = requireId(moduleId);
    if (!(await holdModule(manager, id))) throw new AppError('NOT_FOUND');
    const fileId = requireId(input.fileId);
    const file = await holdFile(manager, fileId);
    requireKind(input.kind, file);
    const [{ count }]: [{ count: number }] = await manager.query(
      'select count(*)::int as count from module_download where module_id = $1',
      [id],
    );
    if (count >= mostFiles) throw new AppError('BAD_USER_INPUT', `A module has at most ${mostFiles} files.`);
    const [added]: [{ id: string }] = await manager.query(
      `insert into module_download (module_id, kind, lang, label, file_id, updated_at, position)
       values ($1, $2, $3, $4, $5, $6, (select coalesce(max(position), 0) + 1 from module_download
         where module_id = $1 and kind = $2)) returning id`,
      [id, input.kind, input.lang, label, fileId, now()],
    );
    await appendAudit(manager, {
      action: 'add',
      actor,
      targetKind: 'download',
      targetId: added.id,
      changes: {
        module: [null, id],
        kind: [null, input.kind],
        lang: [null, input.lang],
        label: [null, label],
        file: [null, file.filename],
      },
    });
    return id;
  });
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
  return change(viewer, async (manager, actor) => {
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
  return change(viewer, async (manager, actor) => {
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

/** The file that becomes a video's captions; must be WebVTT. */
async function holdCaptions(manager: EntityManager, fileId: string): Promise<FileFacts> {
  const file = await holdFile(manager, requireId(fileId));
  if (file.ext !== 'vtt') throw new AppError('BAD_USER_INPUT', 'Captions are a WebVTT file.');
  return file;
}

/** Gives a video captions in a language, or with `fileId` null takes them away; audited. */
export function setCaption(
  viewer: Viewer,
  downloadId: string,
  lang: Language,
  fileId: string | null,
  readAt: Date,
): Promise<ModuleFiles> {
  return change(viewer, async (manager, actor) => {
    const stored = await lockDownload(manager, downloadId, readAt);
    if (stored.kind !== 'video') throw new AppError('BAD_USER_INPUT', 'Only a video has captions.');
    const file = fileId === null ? null : await holdCaptions(manager, fileId);
    const [former]: { fileId: string; filename: string }[] = await manager.query(
      `select c.file_id as "fileId", f.filename from module_caption c join stored_file f on f.id = c.file_id
       where c.download_id = $1 and c.lang = $2`,
      [stored.id, lang],
    );
    await manager.query('delete from module_caption where download_id = $1 and lang = $2', [stored.id, lang]);
    if (former) await releaseFile(manager, former.fileId);
    if (fileId !== null) {
      await manager.query('insert into module_caption (download_id, lang, file_id) values ($1, $2, $3)', [
        stored.id,
        lang,
        fileId,
      ]);
    }
    await touch(manager, stored.id);
    await appendAudit(manager, {
      action: 'edit',
      actor,
      targetKind: 'download',
      targetId: stored.id,
      changes: { [`captions.${lang}`]: [former?.filename ?? null, file?.filename ?? null] },
    });
    return stored.moduleId;
  });
}
