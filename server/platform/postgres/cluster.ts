import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  openSync,
  closeSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dyingWithParent, spawnOptions } from '#server/platform/postgres/account';
import { stopLeftover } from '#server/platform/postgres/leftover';
import type { Place } from '#server/platform/postgres/place';
import { StartError } from '#server/platform/start-error';

export const superuser = 'treadway';

const clusterFolder = (place: Place) => join(place.folder, 'postgres');
const logFile = (place: Place) => join(place.folder, 'postgres.log');

function launch(place: Place, binary: string, args: string[], detached: boolean): ChildProcess {
  const account = detached ? dyingWithParent(place.account) : place.account;
  const [command, ...rest] = [...account.prefix, join(place.native, 'bin', binary), ...args] as [
    string,
    ...string[],
  ];
  const output = openSync(logFile(place), 'w', 0o600);
  // Detached, because Ctrl-C must reach only this process, which then stops PostgreSQL in order.
  const child = spawn(command, rest, {
    ...spawnOptions(account),
    detached,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

/** The exit code of a process, or the signal that ended it. */
type Ending = number | NodeJS.Signals | null;

function exited(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
}

/** Returns the reason for which PostgreSQL failed to start, from its log. */
function lastReason(place: Place): string {
  const lines = readFileSync(logFile(place), 'utf8').trim().split('\n');
  const telling = lines.filter((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line));
  return (
    (telling[0] ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim() ||
    'it gave no reason'
  );
}

/** Creates the cluster in a temporary folder and renames it, so that a crash leaves no partial cluster. */
export async function createCluster(place: Place, password: string, fsync: boolean): Promise<void> {
  const draft = join(place.folder, 'postgres.new');
  const passwordFile = join(place.folder, 'postgres.pw');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chownSync(passwordFile, place.account.uid, place.account.gid);
  const options = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const security = ['--auth=scram-sha-256', `--username=${superuser}`, `--pwfile=${passwordFile}`];
  try {
    const args = [`--pgdata=${draft}`, ...options, ...security, ...(fsync ? [] : ['--no-sync'])];
    if ((await exited(launch(place, 'initdb', args, false))) !== 0) {
      throw new StartError(`PostgreSQL could not create its data in ${place.folder}: ${lastReason(place)}.`);
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, clusterFolder(place));
}

/** Returns false if the folder has no cluster. Throws a StartError if it has one that can't be started. */
export function clusterExists(place: Place): boolean {
  const cluster = clusterFolder(place);
  if (!existsSync(cluster)) return false;
  const { uid } = statSync(cluster);
  if (uid !== place.account.uid) {
    throw new StartError(
      `The database folder ${cluster} belongs to another user (number ${uid}): start as that one.`,
    );
  }
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    if (readdirSync(cluster).length === 0) {
      rmSync(cluster, { recursive: true });
      return false;
    }
    throw new StartError(
      `The database folder ${cluster} holds no PostgreSQL data: move it away and start again.`,
    );
  }
  const [found, wanted] = [readFileSync(versionFile, 'utf8').trim(), '18'];
  if (found !== wanted) {
    throw new StartError(
      `The database folder ${cluster} was made by PostgreSQL ${found || '(unknown)'}, and this Treadway runs ` +
        `PostgreSQL ${wanted}: bring the data over by a dump, or start with another DATA_DIR.`,
    );
  }
  return true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function settings(port: number, fsync: boolean): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    log_checkpoints: 'off',
    // Error details contain values of rows, such as e-mail addresses.
    log_error_verbosity: 'terse',
    fsync: fsync ? 'on' : 'off',
    ...(fsync ? {} : { full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function isReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

export interface RunningCluster {
  port: number;
  /** Resolves when PostgreSQL has ended. */
  ended: Promise<Ending>;
  /** Requests a fast shutdown, and an immediate one after half a minute. */
  stop(): Promise<void>;
}

async function startOnce(place: Place, fsync: boolean, port: number): Promise<RunningCluster | null> {
  const cluster = clusterFolder(place);
  const child = launch(place, 'postgres', ['-D', cluster, ...settings(port, fsync)], true);
  let running = true;
  const ended = exited(child).finally(() => (running = false));
  ended.catch(() => undefined);
  while (running && !isReady(cluster, child.pid)) await sleep(20);
  if (!running) return null;
  const stop = async () => {
    child.kill('SIGINT');
    const hurry = setTimeout(() => child.kill('SIGQUIT'), 30_000);
    await ended;
    clearTimeout(hurry);
  };
  return { port, ended, stop };
}

function startFailure(place: Place): StartError {
  const reason = lastReason(place);
  return new StartError(
    `PostgreSQL could not start on ${clusterFolder(place)}: ${reason} (its log: ${logFile(place)}).`,
  );
}

/** Starts PostgreSQL on the cluster. Retries with another port if the free one was taken since then. */
export async function startCluster(place: Place, fsync: boolean): Promise<RunningCluster> {
  for (let attempt = 1; ; attempt++) {
    const running = await startOnce(place, fsync, await freePort());
    if (running) return running;
    if (attempt === 5 || !readFileSync(logFile(place), 'utf8').includes('could not bind')) {
      throw startFailure(place);
    }
  }
}

/** Restarts PostgreSQL on its previous port, which its clients use. Renames the previous log. */
export async function restartCluster(place: Place, fsync: boolean, port: number): Promise<RunningCluster> {
  await stopLeftover(clusterFolder(place));
  renameSync(logFile(place), `${logFile(place)}.previous`);
  const running = await startOnce(place, fsync, port);
  if (!running) throw startFailure(place);
  return running;
}
