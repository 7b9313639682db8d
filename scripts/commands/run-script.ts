import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
// Commands that start at the same moment wait for one another, and say so.
const waiting = /^Process \d+ is (installing the packages|building) here; waiting for it\.\n/gm;

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/**
 * Starts a command of package.json as someone types it, in a process group of its own. It doesn't get the flags that Jest
 * needs for itself.
 */
export const startScript = (
  name: string,
  args: string[] = [],
  env: Record<string, string> = {},
): ChildProcess =>
  spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: process.env['SPEC_NODE_OPTIONS'] ?? '',
      NODE_COMPILE_CACHE: process.env['E2E_COMPILED'],
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Sends what Ctrl-C does to every process of the group that `startScript` started, and waits for its end. */
export async function interrupt(script: ChildProcess): Promise<void> {
  if (script.exitCode !== null || script.signalCode !== null) return;
  const closed = new Promise((done) => script.once('close', done));
  process.kill(-script.pid!, 'SIGINT');
  await closed;
}

/**
 * Runs a command of package.json to its end. Returns its exit code, null where it took longer than `seconds` and was ended,
 * and what it printed.
 */
export async function runScript(
  name: string,
  args: string[] = [],
  env: Record<string, string> = {},
  seconds = 280,
): Promise<Ended> {
  const script = startScript(name, args, env);
  let [output, errors, isLate] = ['', '', false];
  script.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  script.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const timer = setTimeout(() => {
    isLate = true;
    void interrupt(script);
  }, seconds * 1000);
  const code = await new Promise<number | null>((done) => script.once('close', done));
  clearTimeout(timer);
  const own = (text: string): string => text.replace(waiting, '');
  return { code: isLate ? null : code, output: own(output), errors: own(errors) };
}
