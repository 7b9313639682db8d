import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { type FileDetails, lockFile, releaseFiles } from '#server/features/storage/stored-file';
import { AppError, throwFieldError } from '#server/platform/errors';
import type { ApiClient, Person } from '#server/platform/access/viewer';
import { lockModuleOf, lockModule } from '../lock-module';
import { AdminDownload } from './admin-download.entity';
import { ModuleCaptionEntity } from './module-caption.entity';

const maxFiles = 200;

function rejectKind({ kind }: AdminDownload, { contentType }: FileDetails): void {
  const isVideo = contentType.startsWith('video/');
  const isCaptions = contentType.startsWith('text/vtt');
  if (isCaptions || (kind === 'video') !== isVideo) {
    throwFieldError(
      'fileId',
      'Videos are MP4 or WebM, and other files are neither; captions belong to a video.',
    );
  }
}

/** Locks the module and the file of a new download. Rejects a file that doesn't match its kind. */
async function take(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { values, before }: Change<AdminDownload>,
): Promise<Partial<AdminDownload>> {
  if (before) return {};
  const { moduleId, fileId } = values;
  if (!(await lockModule(manager, moduleId))) throw new AppError('NOT_FOUND');
  const file = await lockFile(manager, fileId);
  rejectKind(values, file);
  if ((await manager.countBy(AdminDownload, { moduleId })) >= maxFiles) {
    throwFieldError('moduleId', `A module has at most ${maxFiles} files.`);
  }
  return { filename: file.filename };
}

/** Deletes a download with its captions, links and counts. Returns the name of its file for the audit log. */
async function erase(
  manager: EntityManager,
  id: string,
  { fileId }: AdminDownload,
): Promise<{ file: string }> {
  const captions = await manager.findBy(ModuleCaptionEntity, { downloadId: id });
  const [file]: { filename: string }[] = await manager.query(
    'select filename from stored_file where id = $1',
    [fileId],
  );
  await manager.delete(AdminDownload, id);
  await releaseFiles(manager, [fileId, ...captions.map((caption) => caption.fileId)]);
  return { file: file!.filename };
}

/** Actions of administrators on the files of modules. */
export const adminDownloads = resourceService(AdminDownload, {
  order: 'position',
  before: take,
  hold: lockModuleOf(AdminDownload),
  erase,
  audited: ({ moduleId, kind, lang, label, position, filename }) => ({
    module: moduleId,
    kind,
    lang,
    label,
    position,
    file: filename,
  }),
});
