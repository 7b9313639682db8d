import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<{ open: boolean }>();
let rejects = false;

/**
 * Has whoever asks for a connection inside a transaction fail, as all specs do. A transaction holds one already: as many
 * at once as the pool has connections would each wait for another one, and none of them ever ends.
 */
export function rejectSecondConnections(): void {
  rejects = true;
}

/** Does what has a connection of its own. What it leaves to be done later has none any more once it is over. */
export async function withConnection<T>(work: () => Promise<T>): Promise<T> {
  if (!rejects) return work();
  const held = { open: true };
  try {
    return await transactions.run(held, work);
  } finally {
    held.open = false;
  }
}

/** Does what others do while a transaction goes on, as specs have it. */
export const asOthers = <T>(work: () => T): T => transactions.exit(work);

/** Called wherever a connection is taken from the pool. */
export function requireNoConnection(): void {
  if (rejects && transactions.getStore()?.open) {
    throw new Error(
      'A second connection is asked for inside a transaction: read it before, or by its own manager.',
    );
  }
}
