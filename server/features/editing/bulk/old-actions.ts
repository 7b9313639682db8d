import { select } from '#server/platform/database/database';

const defaultRows = 5_000;

const old = `started_at < now() - interval '30 days' and state not in ('running', 'undoing')`;

const nextOld = (): Promise<{ id: string }[]> =>
  select('old-bulk-action', `select id from bulk_action where ${old} order by started_at limit 1`);

/** Deletes up to `atOnce` rows of an action and returns their number. */
async function removeRows(actionId: string, atOnce: number): Promise<number> {
  const gone = await select<{ place: number }>(
    'old-bulk-rows',
    `delete from bulk_row where action_id = $1 and place in (
       select place from bulk_row where action_id = $1 order by place limit $2) returning place`,
    [actionId, atOnce],
  );
  return gone.length;
}

/**
 * Deletes bulk actions that started more than 30 days ago, unless they are running. Rows go in batches, as an
 * action can have a hundred thousand of them and a single delete would block other work.
 */
export async function removeOldBulkActions(rowsAtOnce = defaultRows): Promise<void> {
  for (let [action] = await nextOld(); action; [action] = await nextOld()) {
    while ((await removeRows(action.id, rowsAtOnce)) === rowsAtOnce);
    await select('remove-old-bulk-action', 'delete from bulk_action where id = $1', [action.id]);
  }
}
