import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Returns an environment in which the packages' commands and the current Node come first in the path. */
export function childEnvironment(extra = {}) {
  const first = [dirname(process.execPath), join(root, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...first, process.env.PATH].join(delimiter), ...extra };
}

const running = new Set();
let interrupted = false;

// A signal to the process group also ends the processes of a command, such as Jest's workers. Windows has no groups.
const hasGroups = process.platform !== 'win32';

function sendTo(child, signal) {
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    // The process has just ended.
    if (error.code !== 'ESRCH') throw error;
  }
}

function interrupt(signal) {
  interrupted = true;
  for (const child of running) sendTo(child, signal);
}

// Only while a command runs. Otherwise the signals belong to other listeners.
function follow(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, interrupt);
  running.add(child);
}

function leave(child) {
  running.delete(child);
  if (running.size > 0) return;
  for (const signal of signals) process.off(signal, interrupt);
  // Other listeners, such as those of withStops, exit after they have stopped their servers.
  if (interrupted && process.listenerCount('SIGINT') === 0) process.exit(1);
}

/**
 * Runs a command of the packages to its end. `show: 'errors'` prints its error output immediately, where Jest reports,
 * and `show: 'all'` all of its output; the rest is collected. Ending by a signal counts as a failure. Signals of this
 * process are passed on, and this process ends after the command.
 */
export function run(command, args, { env = {}, show } = {}) {
  // After a signal no more commands are started. The process exits when the running ones have ended.
  if (interrupted) return new Promise(() => {});
  const started = Date.now();
  return new Promise((done) => {
    const stdio = ['ignore', show === 'all' ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'];
    const child = spawn(command, args, { cwd: root, env: childEnvironment(env), stdio, detached: hasGroups });
    follow(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const finish = (ok, text) => {
      leave(child);
      done({ ok, output: text, seconds: (Date.now() - started) / 1000 });
    };
    child.on('error', (error) => finish(false, `${command} could not be started: ${error.message}`));
    child.on('close', (code, signal) =>
      finish(code === 0, signal ? `${output}\nended by ${signal}` : output),
    );
  });
}
