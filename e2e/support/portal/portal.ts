import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { waitUntilReady } from '#scripts/lib/ready.mjs';
import { freePort } from '#server/testing/processes/free-port';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { copyDatabase, copyFiles, copySeed, dropDatabase } from './seed';

const root = resolve(__dirname, '../../..');
// Less than the timeout of a spec in seconds, so that the error contains the portal's output.
const secondsToStart = 240;

/** A running portal, started by anyone. */
export interface RunningPortal {
  url: string;
  dataDir: string;
  /** Address of its database. Null if the portal starts PostgreSQL itself. */
  databaseUrl: string | null;
}

/** Returns the environment variables that the portal's commands need to find its data. */
export const dataVariables = ({
  dataDir,
  databaseUrl,
}: Pick<RunningPortal, 'dataDir' | 'databaseUrl'>): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl, DEMO_DATA: 'on' }),
});

/** A portal that can be stopped, restarted and configured. */
export interface Portal extends RunningPortal {
  /** Returns its standard output since the last start. */
  out: () => string;
  /** Returns its standard error since the last start. */
  errors: () => string;
  /** Stops the server, by default with SIGINT like Ctrl-C. Returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Waits until the server exits without being stopped. Returns its exit code. */
  ended(): Promise<number | null>;
  /** Restarts the portal on the same data and port, with `more` in its environment until the next restart. */
  restart(more?: Record<string, string>): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** The process of a portal and its output so far. */
export interface Run {
  server: ChildProcess;
  out: () => string;
  errors: () => string;
}

/** Starts the built portal like `npm start`, without waiting. */
export function runPortal(env: Record<string, string>): Run {
  const server = spawn(process.execPath, [join(root, 'dist/server/app/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: process.env['SPEC_NODE_OPTIONS'] ?? '',
      // The compile cache of all portals of the run.
      NODE_COMPILE_CACHE: process.env['E2E_COMPILED'],
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  server.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { server, out: () => out, errors: () => errors };
}

/** Creates an empty data folder inside the folder of the run. */
const newDataDir = (): string => mkdtempSync(join(process.env['E2E_FOLDER'] ?? memoryFolder(), 'data-'));

/** Starts the built portal on an empty data folder and waits until it is ready. `env` adds environment variables. */
export const startNewPortal = (env: Record<string, string> = {}): Promise<Portal> =>
  startPortalOn(newDataDir(), env);

/** Starts a portal with existing demo data, in a third of the time. */
export async function startPortal(env: Record<string, string> = {}): Promise<Portal> {
  const dataDir = newDataDir();
  copySeed(dataDir);
  return startPortalOn(dataDir, env);
}

/** Starts a portal on a copy of the demo data in the PostgreSQL of the run. This is faster still. */
export async function startPortalInRun(env: Record<string, string> = {}): Promise<Portal> {
  const dataDir = newDataDir();
  copyFiles(dataDir);
  const databaseUrl = await copyDatabase();
  const portal = await startPortalOn(dataDir, env, databaseUrl);
  const remove = async (): Promise<void> => {
    await portal.remove();
    await dropDatabase(databaseUrl);
  };
  return { ...portal, remove };
}

/** Starts the built portal with this data folder. Without a database address, it starts its own PostgreSQL. */
export async function startPortalOn(
  dataDir: string,
  env: Record<string, string> = {},
  databaseUrl: string | null = null,
): Promise<Portal> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  let out = (): string => '';
  let errors = (): string => '';

  async function start(more: Record<string, string> = {}): Promise<void> {
    const data = dataVariables({ dataDir, databaseUrl });
    const run = runPortal({ PORT: String(port), RATE_LIMIT: '100000', ...data, ...env, ...more });
    ({ server, out, errors } = run);
    await waitUntilReady(
      'The portal',
      run.server,
      `${url}/readyz`,
      () => `${out()}${errors()}`,
      secondsToStart,
    );
  }

  async function ended(): Promise<number | null> {
    if (server && server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    return server?.exitCode ?? null;
  }

  function stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    server?.kill(signal);
    return ended();
  }

  await start();
  return {
    url,
    dataDir,
    databaseUrl,
    out: () => out(),
    errors: () => errors(),
    stop,
    ended,
    restart: start,
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
