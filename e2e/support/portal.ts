import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { waitUntilReady } from '#scripts/lib/ready.mjs';
import { freePort } from '#server/testing/processes/free-port';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { copyDatabase, copyFiles, copySeed, dropDatabase } from './seed';

const root = resolve(__dirname, '../..');
// Less than a spec has, so that what the portal wrote is reported and not the limit of the spec.
const secondsToStart = 240;

/** A portal that runs, whoever started it. */
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

/** A portal that may be ended, started again and set up as its owner likes. */
export interface Portal extends RunningPortal {
  /** What it has written to its standard output since its last start. */
  out: () => string;
  /** What it has written to its standard error since its last start. */
  errors: () => string;
  /** Ends the server, by SIGINT as Ctrl-C does unless told otherwise, and waits; gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Waits until the server ends without being stopped; gives its exit code. */
  ended(): Promise<number | null>;
  /** Starts it again on the same data and port, until the next time with `more` in its environment. */
  restart(more?: Record<string, string>): Promise<void>;
  /** Ends the server and removes its data. */
  remove(): Promise<void>;
}

/** A portal's process and what it has written so far. */
export interface Run {
  server: ChildProcess;
  out: () => string;
  errors: () => string;
}

/** Runs the built portal once, as `npm start` does, without waiting for anything. */
export function runPortal(env: Record<string, string>): Run {
  const server = spawn(process.execPath, [join(root, 'dist/server/app/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: process.env['SPEC_NODE_OPTIONS'] ?? '',
      // Compiled programs are kept there, for all portals of the run.
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

/** An empty folder for the data of a portal, below that of the run. */
const newDataDir = (): string => mkdtempSync(join(process.env['E2E_FOLDER'] ?? memoryFolder(), 'data-'));

/** Starts the built portal on an empty folder of its own, `env` besides, and waits until it is ready. */
export const startNewPortal = (env: Record<string, string> = {}): Promise<Portal> =>
  startPortalOn(newDataDir(), env);

/** The same with the demo data already in it, which takes a third of the time. */
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
