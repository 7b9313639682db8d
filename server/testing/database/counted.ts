import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';
import { Client } from 'pg';

const shared = new Set(['settings', 'viewer-person', 'viewer-client']);

const isShared = ([sent]: unknown[]): boolean => shared.has((sent as { name?: string }).name ?? '');

/**
 * Runs work and counts its SQL statements. Excludes background reads of the portal, and the reads of settings and
 * callers, which are cached for all work.
 */
export async function counted<T>(work: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const own = new AsyncLocalStorage<true>();
  const original = Client.prototype.query;
  let statements = 0;
  const query = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...sent: unknown[]
  ) {
    if (own.getStore() && !isShared(sent)) statements++;
    return Reflect.apply(original, this, sent) as never;
  } as never);
  try {
    return { result: await own.run(true, work), statements };
  } finally {
    query.mockRestore();
  }
}
