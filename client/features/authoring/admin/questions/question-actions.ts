import type { BulkActionDefinition } from '#client/features/editing/public';

/** What is done with many questions at once. */
export const questionActions: readonly BulkActionDefinition[] = [{ name: 'enable' }, { name: 'disable' }];
