import { select } from '#server/platform/database';

/** Takes away bulk actions with their rows 30 days after they began, unless they are under way. */
export const removeOldBulkActions = (): Promise<unknown> =>
  select(
    'old-bulk-actions',
    `delete from bulk_action where started_at < now() - interval '30 days' and state not in ('running', 'undoing')`,
  );
