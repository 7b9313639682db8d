import type { BulkActionDefinition } from '#client/features/editing/public';

/** The bulk actions of questions. */
export const questionActions: readonly BulkActionDefinition[] = [{ name: 'enable' }, { name: 'disable' }];
