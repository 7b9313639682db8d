// Runs before anything is installed, so it uses only modules of Node 20.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns the start time of a process in the system's format, which distinguishes a reused process id. Returns null if
 * no such process is running.
 */
function processStart(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses can contain spaces. The state is the first field after it, and the start time the
    // twentieth.
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
    // A link appears with its content atomically, unlike a file that is created and then written.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a stale lock away. Restores it if another process has acquired the lock in between. */
function removeStale(file, content) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== content) linkSync(aside, file);
  } catch (error) {
    // Another process has removed the same lock first, or has acquired it. The next attempt shows which.
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Locks `file` for this process until `release`, and replaces the lock of a process that has ended. Otherwise returns
 * the process that holds it.
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

/** Runs `work` while this process holds the lock `file`. Waits for another holder, after calling `onWait(pid)` once. */
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
