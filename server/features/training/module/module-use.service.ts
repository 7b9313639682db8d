import type { AdminModule } from '#server/features/modules/module.entity';
import type { AdminDownload } from '#server/features/modules/files/admin-download.entity';
import { ofEach } from '#server/platform/database/read-together';
import { type FileUse, selectFileUse, selectUsed } from './module-use.queries';

const used = ofEach(selectUsed);
const fileUse = ofEach(selectFileUse);

/** Returns true if someone viewed the module or downloaded a file, or its test was published. */
export const isModuleUsed = async (module: Pick<AdminModule, 'id' | 'readWith'>): Promise<boolean> =>
  (await used(module)) ?? false;

/** Returns the number of downloads of a file by people other than administrators. */
export const fileUseOf = async (file: Pick<AdminDownload, 'id' | 'readWith'>): Promise<FileUse> =>
  (await fileUse(file)) ?? { fetches: 0, people: 0 };
