import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';

const folder = (): string => {
  const run = process.env['E2E_FOLDER'];
  if (!run) throw new Error('No portal is prepared: start the spec by the Jest project "e2e".');
  return run;
};

/** The folder of the run, in which browser specs find what they share. */
export const folderOfRun = folder;

/** The data folder of a portal that has its demo data and was stopped. */
export const seedOfRun = (): string => join(folder(), 'seed');

/** Copies the data of a portal that does not run. */
export function copySeed(seed: string, dataDir: string): void {
  cpSync(seed, dataDir, { recursive: true });
  // PostgreSQL takes a folder that is its owner's alone.
  chmodSync(join(dataDir, 'postgres'), 0o700);
}
