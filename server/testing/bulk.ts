import { runBulkJob } from '#server/features/editing/bulk/run-bulk.job';
import { pool } from '#server/platform/database/database';
import type { AdminPortal } from './admin-portal';
import { runDueJobs } from './jobs';

export interface Action {
  id: string;
  state: string;
  total: number;
  done: number;
  leftOut: number;
  undone: number;
  kept: number;
  canBeUndone: boolean;
  stoppedBecause: string | null;
}

export interface Bulk {
  list?: string;
  action: string;
  values?: { name: string; value: string | null }[];
  selection: Record<string, unknown>;
}

const fields = 'id state total done leftOut undone kept canBeUndone stoppedBecause';
let keys = 0;

/** Runs bulk actions as an administrator, by default on people. */
export class BulkCalls {
  constructor(readonly portal: AdminPortal) {}

  async preview(bulk: Bulk) {
    const { preview } = await this.portal.call<{
      preview: {
        total: number;
        takes: number;
        leftOut: { reason: string; count: number }[];
        before: { value: string | null; count: number }[];
        names: string[];
        effects: { kind: string; count: number; names: string[] }[];
        isWhole: boolean;
        canBeUndone: boolean;
      };
    }>(
      `query ($input: BulkInput!) { preview: bulkPreview(input: $input) {
        total takes leftOut { reason count } before { value count } names
        effects { kind count names } isWhole canBeUndone } }`,
      { input: { list: 'people', ...bulk } },
    );
    return preview;
  }

  async start(bulk: Bulk, as?: string, idempotencyKey = `spec-${++keys}`): Promise<Action> {
    const { started } = await this.portal.call<{ started: { action: Action } }>(
      `mutation ($input: StartBulkActionInput!) { started: startBulkAction(input: $input) { action { ${fields} } } }`,
      { input: { list: 'people', ...bulk, idempotencyKey } },
      as,
    );
    return started.action;
  }

  async change(action: 'cancelBulkAction' | 'undoBulkAction', id: string, as?: string): Promise<Action> {
    const type = action.replace(/^./, (first) => first.toUpperCase());
    const { changed } = await this.portal.call<{ changed: { action: Action } }>(
      `mutation ($input: ${type}Input!) { changed: ${action}(input: $input) { action { ${fields} } } }`,
      { input: { id } },
      as,
    );
    return changed.action;
  }

  async read(id: string): Promise<Action> {
    return (
      await this.portal.call<{ action: Action }>(
        `query ($id: ID!) { action: bulkAction(id: $id) { ${fields} } }`,
        { id },
      )
    )['action'];
  }

  async report(id: string): Promise<[string | null, string, string | null][]> {
    const { action } = await this.portal.call<{
      action: { rows: { nodes: { name: string | null; reason: string; detail: string | null }[] } };
    }>(
      `query ($id: ID!) { action: bulkAction(id: $id) { rows(first: 100) { nodes { name reason detail } } } }`,
      { id },
    );
    return action.rows.nodes.map(({ name, reason, detail }) => [name, reason, detail]);
  }

  /** Runs all queued actions in batches of `size` rows. */
  run(size?: number): Promise<void> {
    return runDueJobs([runBulkJob(size)]);
  }

  /** Starts the action and runs it to its end. */
  async done(bulk: Bulk): Promise<Action> {
    const { id } = await this.start(bulk);
    await this.run();
    return this.read(id);
  }

  async undone(id: string): Promise<Action> {
    await this.change('undoBulkAction', id);
    await this.run();
    return this.read(id);
  }
}

/** Adds people with that name and a number, without accounts. Returns their ids. */
export async function makeMany(name: string, count: number): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into profile (name, email) select $1 || ' ' || lpad(n::text, 4, '0'), md5($1 || n) || '@spec.example'
     from generate_series(1, $2::int) n returning id`,
    [name, count],
  );
  return rows.map(({ id }) => id);
}
