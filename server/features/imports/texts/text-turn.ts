import type { EntityManager } from 'typeorm';
import { freshPerson } from '#server/features/profile/sign-in/fresh-viewer';
import type { AuditActor } from '#server/features/audit/audit.types';
import { alone, select, transaction } from '#server/platform/database/database';
import type { Person } from '#server/platform/access/viewer';
import { DataImportEntity } from '../data-import.entity';
import { requireActor } from '../running/require-actor';

/** Number of texts written between two progress updates. */
export const batchSize = 25;

type State = 'running' | 'undoing';

/** Runs work on an import while no other server works on it. */
export const withImportLock = <T>(importId: string, work: () => Promise<T>): Promise<T> =>
  alone(Number.parseInt(importId.slice(0, 8), 16), work);

/** Locks an import in a state; null if it is in another. */
export const lockImport = (
  manager: EntityManager,
  id: string,
  status?: State,
): Promise<DataImportEntity | null> =>
  manager.findOne(DataImportEntity, {
    where: { id, ...(status && { status }) },
    lock: { mode: 'pessimistic_write' },
  });

export interface Turn {
  held: DataImportEntity;
  actor: AuditActor;
  editor: Person;
}

/**
 * Prepares a batch of an import in a state; null if it is in another. Throws FORBIDDEN if the person who started it may
 * no longer import.
 */
export const beginTurn = (
  id: string,
  status: State,
  prepare: (manager: EntityManager, held: DataImportEntity) => Promise<void>,
): Promise<Turn | null> =>
  transaction(async (manager) => {
    const held = await lockImport(manager, id, status);
    if (!held) return null;
    const actor = await requireActor(manager, held);
    await prepare(manager, held);
    return { held, actor, editor: await freshPerson(manager, held.requestedBy!) };
  });

/** Returns true if the import is still in a state, which means that no one has stopped it. */
export async function isInState(id: string, status: State): Promise<boolean> {
  const rows = await select('texts-state', 'select 1 from data_import where id = $1 and status = $2', [
    id,
    status,
  ]);
  return rows.length > 0;
}
