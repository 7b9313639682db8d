// A portal of its own with demo data, as `npm start` runs it, for as long as the figures are taken.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const patience = 90_000;

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ready(url, server) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error('The portal ended by itself.');
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The portal was not ready within ${patience / 1000} s.`);
}

/** Starts it on a free port with a folder of its own; `stops` takes what ends it and removes the folder. */
export async function startPortal(stops) {
  const dataDir = mkdtempSync(join(tmpdir(), 'treadway-lighthouse-'));
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(root, 'dist/server/app/main.js')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '100000', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stops.push(async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  });
  await ready(url, server);
  return url;
}
