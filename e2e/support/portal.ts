import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#server/testing/free-port';

const root = resolve(__dirname, '../..');
const patience = 90_000;

export interface Portal {
  url: string;
  dataDir: string;
  /** What it has written to its standard output since its last start. */
  out: () => string;
  /** What it has written to its standard error since its last start. */
  errors: () => string;
  /** Ends the server, by SIGINT as Ctrl-C does unless told otherwise, and waits; gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Ends the server and removes its data. */
  remove(): Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function ready(url: string, { server, out, errors }: Run): Promise<void> {
  const end = Date.now() + patience;
  const said = (): string => `${out()}${errors()}`;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The portal ended by itself: ${said()}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`The portal was not ready within ${patience / 1000} s: ${said()}`);
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
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  server.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { server, out: () => out, errors: () => errors };
}

/** Starts the built portal with demo data in a folder of its own, `env` besides, and waits until it is ready. */
export async function startPortal(env: Record<string, string> = {}): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'treadway-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  let out = (): string => '';
  let errors = (): string => '';

  async function start(): Promise<void> {
    const run = runPortal({ PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '100000', ...env });
    ({ server, out, errors } = run);
    await ready(url, run);
  }

  async function stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return server?.exitCode ?? null;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
    return server.exitCode;
  }

  await start();
  return {
    url,
    dataDir,
    out: () => out(),
    errors: () => errors(),
    stop,
    restart: start,
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
