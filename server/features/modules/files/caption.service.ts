import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { type FileFacts, holdFile, releaseFile } from '#server/features/storage/stored-file';
import { AppError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { changeFiles, lockDownload, touch } from './change-files';
import type { ModuleFiles } from './module-file.types';

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
  return changeFiles(viewer, async (manager, actor) => {
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
