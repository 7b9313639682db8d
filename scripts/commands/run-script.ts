import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');
// Commands that start at the same time wait for each other and print these lines.
const waiting = /^Process \d+ is (installing the packages|building) here; waiting for it\.\n/gm;

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/**
 * Starts an npm script in its own process group, as a person would type it. It doesn't get the NODE_OPTIONS that Jest
 * needs.
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

/** Sends SIGINT to the process group of a script, as Ctrl-C does, and waits until it has ended. */
export async function interrupt(script: ChildProcess): Promise<void> {
  if (script.exitCode !== null || script.signalCode !== null) return;
  const closed = new Promise((done) => script.once('close', done));
  process.kill(-script.pid!, 'SIGINT');
  await closed;
}

/**
 * Runs an npm script and returns its exit code and output. If it takes longer than `seconds`, interrupts it, and the
 * code is null.
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
