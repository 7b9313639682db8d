import { join } from 'node:path';
import { takeLock } from '#scripts/lib/lock.mjs';
import { StartError } from '#server/platform/start-error';

/**
 * Locks `dataDir` for this process until the returned function is called. The lock of a process that has ended is
 * replaced. Throws a StartError if another process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = takeLock(join(dataDir, 'treadway.lock'));
  if (lock.holder === undefined) return lock.release;
  throw new StartError(`The data folder ${dataDir} is in use by another Treadway (process ${lock.holder}).`);
}
