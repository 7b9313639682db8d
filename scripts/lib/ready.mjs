// Collects the output of servers that run as child processes, and waits until they are ready.
import { setTimeout as pause } from 'node:timers/promises';

const maxLength = 20_000;

/**
 * Returns a function that returns the last output of a process so far, up to 20,000 characters of stdout and stderr.
 */
export function collectOutput(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = (output + chunk).slice(-maxLength)));
  return () => output.trim();
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/**
 * Waits until a server answers at `address` with a status from 200 to 299. If its process exits first or `seconds`
 * pass, throws an error with the output of the process and its last answer.
 */
export async function waitUntilReady(name, child, address, output, seconds = 100) {
  const closed = new Promise((done) => child.once('close', done));
  let answer = '';
  const reason = () => [answer, output()].filter(Boolean).join('\n') || 'It wrote nothing.';
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) {
    if (hasEnded(child)) {
      // The last output can arrive late. Don't wait longer, because a grandchild may keep the pipe open.
      await Promise.race([closed, pause(1000)]);
      throw new Error(`${name} ended before it was ready: ${reason()}`);
    }
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    if (response)
      answer = `${address} answered ${response.status}: ${(await response.text()).slice(0, 2000)}`;
  }
  throw new Error(`${name} was not ready within ${seconds} s: ${reason()}`);
}
