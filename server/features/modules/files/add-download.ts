import { appendAudit } from '#server/features/audit/audit.service';
import { type FileFacts, holdFile } from '#server/features/storage/stored-file';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { isStorable, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { lockModule } from '../lock-module';
import { changeFiles } from './change-files';
import type { DownloadKind } from './download.enums';
import type { AddDownloadInput } from './download.input';
import type { ModuleFiles } from './module-file.types';

const longestLabel = 200;
const mostFiles = 200;

/** What people read of a download, one line; BAD_USER_INPUT where it is none. */
export function requireLabel(given: string): string {
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

/** Offers an uploaded file in a module, after the others of its kind; audited. */
export function addDownload(viewer: Viewer, moduleId: string, input: AddDownloadInput): Promise<ModuleFiles> {
  const label = requireLabel(input.label);
  return changeFiles(viewer, async (manager, actor) => {
    const id = requireId(moduleId);
    if (!(await lockModule(manager, id))) throw new AppError('NOT_FOUND');
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
