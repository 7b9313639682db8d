import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#server/platform/start-error';
import { processStart } from '#server/platform/postgres/process-start';

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function livingHolder(content: string): number | null {
  const [pid, start] = content.split('\n');
  return processStart(Number(pid)) === start ? Number(pid) : null;
}

function take(file: string, mine: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    // A link appears with its content at once or not at all, unlike a file that is created, then written.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a lock left behind away; puts it back when another process had taken the lock in between. */
function removeStale(file: string, content: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== content) linkSync(aside, file);
  } catch (error) {
    // Another process removed the same lock first, or has taken it: the next try tells.
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Makes this process the only Treadway on `dataDir` until the returned function is called; the lock of a
 * process that died is taken over. Throws a StartError while another process lives.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'treadway.lock');
  const mine = `${process.pid}\n${processStart(process.pid)}\n`;
  while (!take(file, mine)) {
    const content = read(file);
    if (content === null) continue;
    const pid = livingHolder(content);
    if (pid !== null) {
      throw new StartError(`The data folder ${dataDir} is in use by another Treadway (process ${pid}).`);
    }
    removeStale(file, content);
  }
  return () => {
    if (read(file) === mine) rmSync(file);
  };
}
