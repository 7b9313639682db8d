import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** The required bytes of memory for the data of a run. */
const wanted = 4 * 1024 ** 3;

/**
 * Returns a folder for temporary data. It is in memory if the machine has enough, because every commit waits for a
 * disk.
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
