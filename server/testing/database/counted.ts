import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';
import { Client } from 'pg';

const shared = new Set(['settings', 'viewer-person', 'viewer-client']);

const isShared = ([sent]: unknown[]): boolean => shared.has((sent as { name?: string }).name ?? '');

/**
 * Does some work and counts the SQL statements it sends, and those alone: the portal's own reading in the
 * background, which goes on meanwhile, is not of this work, nor are the settings and who calls, which all work shares and
 * whichever comes first reads anew once the server forgot them.
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
