import type { BulkDeed } from '#client/features/editing/public';

/** What is done with many questions at once. */
export const questionDeeds: readonly BulkDeed[] = [{ name: 'enable' }, { name: 'disable' }];
