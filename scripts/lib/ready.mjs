// Servers that run as child processes: what they write, and when they are ready.
import { setTimeout as pause } from 'node:timers/promises';

const maxLength = 20_000;

/** Returns a function that returns the end of what a process has written to its piped outputs so far. */
export function collectOutput(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = (output + chunk).slice(-maxLength)));
  return () => output.trim();
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/**
 * Waits until an address answers a server's process with a status below 300. Throws with what the process wrote, and with
 * the last answer, when it ends first or `seconds` pass.
 */
export async function waitUntilReady(name, child, address, output, seconds = 100) {
  const closed = new Promise((done) => child.once('close', done));
  let answer = '';
  const reason = () => [answer, output()].filter(Boolean).join('\n') || 'It wrote nothing.';
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) {
    if (hasEnded(child)) {
      // Its last output may still be on the way, and a process that it left behind may hold the pipe open.
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
