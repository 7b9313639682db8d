// Starts servers as child processes of a script.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { collectOutput, waitUntilReady } from './ready.mjs';
import { root } from './run.mjs';

/** Returns a port of this machine that was just free. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function end(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/**
 * Starts a script of the repository as a server, with `flags` for Node, and waits until `readyAt` answers. Returns its
 * process id and adds a function that stops it to `stops`. Throws with the server's output if it doesn't become ready.
 */
export async function startServer(script, env, readyAt, stops, flags = []) {
  const server = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stops.push(() => end(server));
  await waitUntilReady(script, server, readyAt, collectOutput(server));
  server.stderr.pipe(process.stderr, { end: false });
  return server.pid;
}

/** Returns a function like `startServer` that first stops the server that it started before. */
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
