import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

export interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Without the flags that Jest needs for itself, which other programs must not get. */
const environment = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: process.env['SPEC_NODE_OPTIONS'] ?? '',
  NODE_COMPILE_CACHE: process.env['E2E_COMPILED'],
  ...env,
});

const npm = (name: string, args: string[]): string[] => ['run', '--silent', name, '--', ...args];

/**
 * Runs a command of package.json to its end, as someone types it. Returns its exit code and what it printed; ends it after
 * `seconds`.
 */
export function runScript(
  name: string,
  args: string[] = [],
  env: Record<string, string> = {},
  seconds = 280,
): Promise<Ended> {
  const options = {
    cwd: root,
    env: environment(env),
    timeout: seconds * 1000,
    maxBuffer: 100 * 1024 * 1024,
  };
  return new Promise((done) => {
    execFile('npm', npm(name, args), options, (error, output, errors) => {
      done({ code: error ? Number(error.code ?? 1) : 0, output, errors });
    });
  });
}

/** Starts a command that runs until it is ended, in a process group of its own. */
export const startScript = (name: string, env: Record<string, string> = {}): ChildProcess =>
  spawn('npm', npm(name, []), {
    cwd: root,
    env: environment(env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Ends what `startScript` started as Ctrl-C does, which every process of the group gets, and waits for it. */
export async function interrupt(script: ChildProcess): Promise<void> {
  if (script.exitCode !== null || script.signalCode !== null) return;
  const closed = new Promise((done) => script.once('close', done));
  process.kill(-script.pid!, 'SIGINT');
  await closed;
}
