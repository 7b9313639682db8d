import type { Edited } from '#server/features/editing/edited';
import type { FurtherColumns } from '#server/features/editing/csv/columns';
import { adminTests } from './admin-tests';

/** The category of a module's test in files of modules; empty if there is none. */
export const testInModuleFiles: FurtherColumns<Edited> = {
  columns: [{ header: 'test', cell: ({ category }) => (category as string | undefined) ?? '' }],
  read: async (viewer, module) => ({ category: (await adminTests.ownedBy(viewer, module))[0]?.category }),
};
