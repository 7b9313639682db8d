// Runs before anything is installed, so it uses only modules of Node 20.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When the process began, in the system's own notation, so that a number used again by another process is
 * told apart; null where no such process lives.
 */
function processStart(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; state is the first field after it, the start the twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function livingHolder(content) {
  const [pid, start] = content.split('\n');
  return processStart(Number(pid)) === start ? Number(pid) : null;
}

function create(file, mine) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    // A link appears with its content at once or not at all, unlike a file that is created, then written.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a lock left behind away; puts it back when another process had taken the lock in between. */
function removeStale(file, content) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== content) linkSync(aside, file);
  } catch (error) {
    // Another process removed the same lock first, or has taken it: the next try tells.
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Makes `file` this process's own until `release`; takes it over from a process that died. Gives the living
 * process that holds it otherwise.
 */
export function takeLock(file) {
  const mine = `${process.pid}\n${processStart(process.pid)}\n`;
  while (!create(file, mine)) {
    const content = read(file);
    if (content === null) continue;
    const holder = livingHolder(content);
    if (holder !== null) return { holder };
    removeStale(file, content);
  }
  const release = () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
  return { release };
}

/** Runs `work` while this process alone holds `file`; waits for a living holder (`onWait(pid)` is called once). */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  let lock = takeLock(file);
  if (lock.holder !== undefined) onWait(lock.holder);
  while (lock.holder !== undefined) {
    await sleep(200);
    lock = takeLock(file);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
