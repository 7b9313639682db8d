import type { EntityManager } from 'typeorm';
import type { Target } from '#server/features/editing/inputs';
import { type FileDetails, lockFile, releaseFiles } from '#server/features/storage/stored-file';
import { throwFieldError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import type { AdminDownload } from './admin-download.entity';
import { adminDownloads } from './admin-downloads';
import { ModuleCaptionEntity } from './module-caption.entity';

/** Locks the file of a video's captions. It must be WebVTT. */
async function lockCaptions(manager: EntityManager, fileId: string): Promise<FileDetails> {
  const file = await lockFile(manager, fileId);
  if (file.ext !== 'vtt') throwFieldError('fileId', 'Captions are a WebVTT file.');
  return file;
}

/** Removes the captions of a video in a language. Returns the name of their file; null if there were none. */
async function letGo(manager: EntityManager, downloadId: string, lang: Language): Promise<string | null> {
  const [previous]: { fileId: string; filename: string }[] = await manager.query(
    `select c.file_id as "fileId", f.filename from module_caption c join stored_file f on f.id = c.file_id
     where c.download_id = $1 and c.lang = $2`,
    [downloadId, lang],
  );
  if (!previous) return null;
  await manager.delete(ModuleCaptionEntity, { downloadId, lang });
  await releaseFiles(manager, [previous.fileId]);
  return previous.filename;
}

/** Sets the captions of a video in a language, replacing existing ones; audited. */
export async function setCaption(
  viewer: Viewer,
  video: Target,
  lang: Language,
  fileId: string,
): Promise<AdminDownload> {
  const id = requireId(fileId);
  return adminDownloads.change(viewer, video, async (manager, _editor, { kind }) => {
    if (kind !== 'video') throwFieldError('id', 'Only a video has captions.');
    const downloadId = requireId(video.id);
    const { filename } = await lockCaptions(manager, id);
    const previous = await letGo(manager, downloadId, lang);
    await manager.insert(ModuleCaptionEntity, { downloadId, lang, fileId: id });
    return { [`captions.${lang}`]: [previous, filename] };
  });
}

/** Deletes the captions of a video in a language; audited. Does nothing if there are none. */
export const deleteCaption = (viewer: Viewer, video: Target, lang: Language): Promise<AdminDownload> =>
  adminDownloads.change(viewer, video, async (manager) => {
    const previous = await letGo(manager, requireId(video.id), lang);
    return previous === null ? {} : { [`captions.${lang}`]: [previous, null] };
  });
