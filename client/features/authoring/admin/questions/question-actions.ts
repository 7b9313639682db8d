import type { BulkActionDefinition } from '#client/features/editing/index';

/** The bulk actions of questions. */
export const questionActions: readonly BulkActionDefinition[] = [{ name: 'enable' }, { name: 'disable' }];
