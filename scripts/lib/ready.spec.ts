import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { collectOutput, waitUntilReady } from './ready.mjs';

const started: ChildProcess[] = [];
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const stop of stops.splice(0)) stop();
});

/** Runs a Node program the way servers are started. */
function start(program: string): ChildProcess {
  const child = spawn(process.execPath, ['-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** Starts a server that always answers with this status, and returns its address. */
async function answering(status: number, text: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text)).listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const wait = (child: ChildProcess, address: string, seconds?: number): Promise<void> =>
  waitUntilReady('The server', child, address, collectOutput(child), seconds);
const forever = 'setInterval(() => {}, 1000)';
const nowhere = 'http://127.0.0.1:1/';

describe('the wait for a server', () => {
  it('ends as soon as the server answers', async () => {
    await expect(wait(start(forever), await answering(200, 'ok'))).resolves.toBeUndefined();
  });

  it('fails with the output of a server that exits first', async () => {
    const failing = start(`process.stdout.write('Port 5 is open\\n'); throw new Error('no such column')`);
    const failure = wait(failing, nowhere);
    await expect(failure).rejects.toThrow('The server ended before it was ready');
    await expect(failure).rejects.toThrow('Port 5 is open');
    await expect(failure).rejects.toThrow('Error: no such column');
  });

  it('names a server that was killed before it wrote anything', async () => {
    const killed = start(forever);
    killed.kill('SIGKILL');
    await expect(wait(killed, nowhere)).rejects.toThrow(
      'The server ended before it was ready: It wrote nothing.',
    );
  });

  it('fails with the last response of a server that never becomes ready', async () => {
    const address = await answering(503, 'column "terms" does not exist');
    await expect(wait(start(forever), address, 0.3)).rejects.toThrow(
      `The server was not ready within 0.3 s: ${address} answered 503: column "terms" does not exist`,
    );
  });
});
