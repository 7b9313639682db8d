import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { collectOutput } from '#scripts/lib/ready.mjs';
import { freePort } from './free-port';

/** A pooler in transaction mode for a database. */
export interface Pooler {
  /** The address of the same database through it. */
  url: string;
  close(): Promise<void>;
}

/** Returns the path of pgbouncer 1.21 or later, which isn't part of the repository. */
function program(): string {
  const built = join(process.env['TOOLS_DIR'] || join(homedir(), '.cache', 'treadway'), 'pgbouncer');
  const file = existsSync(built) ? built : 'pgbouncer';
  let version = 'none';
  try {
    version =
      /PgBouncer (\d+\.\d+)/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[1] ?? 'none';
  } catch {
    // Not installed.
  }
  if (Number(version.split('.')[1]) >= 21) return file;
  throw new Error(`These specs need pgbouncer 1.21 or later at ${built} or in PATH; found: ${version}.`);
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts a pooler with two connections to the database, regardless of the number of clients. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'treadway-pooler-'));
  const { hostname, port: target, username, password, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${target} connect_query='set statement_timeout to 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = 2
`,
  );
  chmodSync(folder, 0o755);
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn(program(), [...asRoot, settings], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collectOutput(pooler);
  const ended = once(pooler, 'exit');
  while (pooler.exitCode === null && !(await listens(port))) await pause(20);
  if (pooler.exitCode !== null) throw new Error(`pgbouncer ended by itself: ${output()}`);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    close: async () => {
      pooler.kill('SIGTERM');
      await ended;
    },
  };
}
