import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** What the data of a run may take. */
const wanted = 4 * 1024 ** 3;

/**
 * Where data is kept that no run outlives: in memory where the machine has much of it free, since a disk makes every
 * commit wait.
 */
export function memoryFolder(): string {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > wanted ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
