import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<{ open: boolean }>();
let rejects = false;

/**
 * Makes a second connection inside a transaction throw, as in all specs. If concurrent transactions used all
 * connections of the pool, each would wait for another one forever.
 */
export function rejectSecondConnections(): void {
  rejects = true;
}

/** Runs work that has its own connection. Work deferred beyond its end no longer counts as inside. */
export async function withConnection<T>(work: () => Promise<T>): Promise<T> {
  if (!rejects) return work();
  const held = { open: true };
  try {
    return await transactions.run(held, work);
  } finally {
    held.open = false;
  }
}

/** Runs work of other callers during a transaction, for specs. */
export const asOthers = <T>(work: () => T): T => transactions.exit(work);

/** Throws inside a transaction. Called wherever a connection is taken from the pool. */
export function requireNoConnection(): void {
  if (rejects && transactions.getStore()?.open) {
    throw new Error(
      'A second connection is asked for inside a transaction: read it before, or by its own manager.',
    );
  }
}
