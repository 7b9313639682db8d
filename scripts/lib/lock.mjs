// Runs before anything is installed: Node 18's own modules only.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** When the process began, in the system's own notation; undefined where no such process lives. */
export function processStart(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  try {
    process.kill(pid, 0);
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The living process that holds the lock, or undefined for a lock left behind. */
function holder(content) {
  const [pid, start] = content.trim().split('\n');
  return start !== undefined && processStart(Number(pid)) === start ? Number(pid) : undefined;
}

/** Moves a lock left behind away; puts it back when another process had taken the lock in between. */
function removeStale(file, content) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== content) {
    try {
      linkSync(aside, file);
    } catch {
      // A third process holds the lock by now, and the moved one is waiting for it like us.
    }
  }
  rmSync(aside, { force: true });
}

function tryLock(file, mine) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Runs `work` while this process alone holds `file`. Waits for a living holder (`onWait(pid)` is called
 * once) and takes the lock over from one that died.
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${process.pid}\n${processStart(process.pid)}\n`;
  let told = false;
  while (!tryLock(file, mine)) {
    const content = read(file);
    if (content === undefined) continue;
    const pid = holder(content);
    if (pid === undefined) {
      removeStale(file, content);
      continue;
    }
    if (!told) onWait(pid);
    told = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    if (read(file) === mine) rmSync(file, { force: true });
  }
}
