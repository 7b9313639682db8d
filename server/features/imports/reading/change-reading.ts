import { throwFieldError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import type { Viewer } from '#server/platform/access/viewer';
import { DataImportEntity } from '../data-import.entity';
import type { ReadImportInput } from '../import.input';
import { readJobName } from '../import.job-names';
import { requireSheet, withImport } from '../import-steps';
import type { Import } from '../import.types';
import type { ImportEncoding } from './reading.types';

const choices: readonly (ImportEncoding | null)[] = ['windows_1252', 'macintosh'];

/**
 * Reads the file of an import with other options and maps its columns again. Omitted options stay unchanged. Throws
 * BAD_USER_INPUT for a row that isn't among the first, and for an impossible encoding.
 */
export const changeReading = (
  viewer: Viewer,
  { id, encoding, headingLine, dateOrder }: ReadImportInput,
): Promise<Import> =>
  withImport(viewer, id, ['read', 'checked'], async ({ manager, held }) => {
    requireSheet(held);
    const { found, selected } = held.reading;
    if (encoding && !(choices.includes(encoding) && choices.includes(found?.encoding ?? null)))
      throwFieldError('encoding', 'You can only switch between Windows-1252 and Mac Roman.');
    if (headingLine && !found?.firstRows.some(({ line }) => line === headingLine))
      throwFieldError('headingLine', 'Choose one of the first rows as the heading row.');
    const reading = {
      found,
      selected: {
        ...selected,
        ...(encoding !== undefined && { encoding }),
        ...(headingLine !== undefined && { headingLine }),
        ...(dateOrder !== undefined && { dateOrder }),
      },
    };
    await manager.query('delete from data_import_row where import_id = $1', [held.id]);
    await manager.update(DataImportEntity, held.id, { reading, status: 'reading', done: 0, tries: 0 });
    await enqueueJob(manager, readJobName, { id: held.id }, `import-${held.id}`);
  });
