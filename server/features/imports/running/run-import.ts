import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { DataImportEntity } from '../data-import.entity';
import { requireActor } from './require-actor';
import { runRows } from '../kinds/evaluate';
import { kindOf } from '../kinds/kinds';
import { mailReport } from './mail-report';
import { type NextRows, nextRows, passesOf } from '../checking/next-rows';

const counted = ['add', 'change', 'unchanged', 'reject'] as const;

const json = (source: string): string =>
  `jsonb_build_object(${counted.map((outcome) => `'${outcome}', ${source.replaceAll('?', outcome)}`).join(', ')})`;

const cameOf = ({ of }: NextRows): string =>
  `(select ${json(`count(*) filter (where outcome = '?')`)} from data_import_row r
    where import_id = $1 and line between $2 and $3 and ${of})`;

/** Adds the outcomes of a batch to the counts of the import, replacing the expected outcomes. */
async function count(
  manager: EntityManager,
  rows: NextRows,
  expected: Record<string, number>,
): Promise<void> {
  const { importId, from, to, pass } = rows;
  await manager.query(
    `with c as materialized (select ${cameOf(rows)} as came)
     update data_import i set last_line = $3, pass = $6, done = i.done + $4, tries = 1,
       done_counts = ${json(`(i.done_counts ->> '?')::int + (c.came ->> '?')::int`)},
       counts = ${json(`(i.counts ->> '?')::int + (c.came ->> '?')::int - ($5::jsonb ->> '?')::int`)}
     from c where i.id = $1`,
    [importId, from, to, rows.count, JSON.stringify(expected), pass],
  );
}

/** Completes a run after all rows are done; audited, and reported by e-mail. */
export async function finishRun(
  manager: EntityManager,
  held: DataImportEntity,
  actor: AuditActor,
): Promise<void> {
  const { id, doneCounts } = held;
  await manager.update(DataImportEntity, id, { status: 'done', endedAt: now() });
  await mailReport(manager, held, null);
  await appendAudit(manager, {
    action: 'edit',
    actor,
    targetKind: 'import',
    targetId: id,
    outcome: 'done',
    changes: {
      status: ['running', 'done'],
      added: [null, doneCounts.add],
      changed: [null, doneCounts.change],
      rejected: [null, doneCounts.reject],
    },
  });
}

/** Runs one batch in a transaction, from where the last committed one ended. Returns false if none is left. */
export async function runBatch(id: string): Promise<boolean> {
  return transaction(async (manager) => {
    const held = await manager.findOne(DataImportEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (held?.status !== 'running') return false;
    const actor = await requireActor(manager, held);
    const kind = kindOf(held.kind);
    const rows = await nextRows(manager, held, passesOf(kind), { which: 'not r.done' });
    if (!rows) {
      await finishRun(manager, held, actor);
      return false;
    }
    await kind.hold(manager, rows);
    const [{ expected }]: [{ expected: Record<string, number> }] = await manager.query(
      `select ${cameOf(rows)} as expected`,
      [id, rows.from, rows.to],
    );
    const done = await runRows(manager, kind, rows, actor);
    await manager.query(
      `update data_import_row r set done = true
       where import_id = $1 and line between $2 and $3 and outcome = 'reject' and ${rows.of}`,
      [id, rows.from, rows.to],
    );
    await kind.apply(manager, done, { importId: id, actor, invites: held.invites });
    await count(manager, rows, expected);
    return true;
  });
}
