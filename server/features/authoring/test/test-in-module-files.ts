import type { Edited } from '#server/features/editing/edited';
import type { FurtherColumns } from '#server/features/editing/csv/columns';
import { adminTests } from './admin-tests';

/** What the test of a module counts for, in the files of modules; empty without one. */
export const testInModuleFiles: FurtherColumns<Edited> = {
  columns: [{ header: 'test', cell: ({ category }) => (category as string | undefined) ?? '' }],
  read: async (viewer, module) => ({ category: (await adminTests.ownedBy(viewer, module))[0]?.category }),
};
