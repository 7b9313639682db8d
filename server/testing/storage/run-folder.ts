import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Creates a folder for the data of this run. First deletes those of interrupted runs, which would stay in memory
 * otherwise.
 */
export function createRunFolder(kind: 'portals' | 'databases'): string {
  const parent = memoryFolder();
  for (const name of readdirSync(parent)) {
    const pid = /^treadway-(?:portals|databases)-(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, `treadway-${kind}-${process.pid}-`));
}
