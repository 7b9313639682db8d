import { join } from 'node:path';
import { takeLock } from '#scripts/lib/lock.mjs';
import { StartError } from '#server/platform/start-error';

/**
 * Makes this process the only Treadway on `dataDir` until the returned function is called; the lock of a
 * process that died is taken over. Throws a StartError while another process lives.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = takeLock(join(dataDir, 'treadway.lock'));
  if (lock.holder === undefined) return lock.release;
  throw new StartError(`The data folder ${dataDir} is in use by another Treadway (process ${lock.holder}).`);
}
