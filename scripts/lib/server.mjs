// Servers that a script starts beside itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './run.mjs';

const patience = 90_000;

/** A port of this machine that was free a moment ago. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ready(script, server, address) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`${script} ended by itself.`);
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${script} was not ready within ${patience / 1000} s.`);
}

async function end(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/**
 * Starts a script of the repository as a server, V8 with some flags, and waits until `readyAt` answers; gives its process
 * id. `stops` takes what ends it.
 */
export async function startServer(script, env, readyAt, stops, flags = []) {
  const server = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stops.push(() => end(server));
  await ready(script, server, readyAt);
  return server.pid;
}

/** What starts a server as `startServer`, and ends the one before that it started. */
export function oneAtATime(stops) {
  const own = [];
  const stop = async () => {
    for (const end of own.splice(0)) await end();
  };
  stops.push(stop);
  return async (script, env, readyAt, flags) => {
    await stop();
    return startServer(script, env, readyAt, own, flags);
  };
}
