import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#server/platform/start-error';

function isPostgresIn(pid: number, cluster: string): boolean {
  try {
    const binary = basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '');
    return binary === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

/** Returns the ids of all processes on this cluster: its postmaster, and backends that outlived one. */
function processesOf(cluster: string): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => isPostgresIn(pid, cluster));
  }
  return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(cluster))
    .map((line) => Number.parseInt(line, 10));
}

async function allEnded(cluster: string, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(50)) {
    if (processesOf(cluster).length === 0) return true;
  }
  return false;
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Stops a PostgreSQL that a killed server left running on this cluster. Only PostgreSQL processes that work in exactly
 * this folder are ended, regardless of the number in `postmaster.pid`.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const folder = realpathSync(cluster);
  const pidFile = join(folder, 'postmaster.pid');
  const running = processesOf(folder);
  if (running.length > 0) {
    const postmaster = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : NaN;
    signal(running.includes(postmaster) ? [postmaster] : running, 'SIGINT');
    if (!(await allEnded(folder, 10_000))) signal(processesOf(folder), 'SIGQUIT');
    if (!(await allEnded(folder, 10_000))) {
      throw new StartError(
        `A PostgreSQL left on ${cluster} (process ${processesOf(folder)[0]}) does not end.`,
      );
    }
  }
  // No process works in the folder, so the id in the file is unused or belongs to an unrelated process.
  rmSync(pidFile, { force: true });
}
