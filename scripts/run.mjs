// The entry of all npm scripts: node scripts/run.mjs <command> [arguments]
// It can start on an older Node of the machine, so it and its imports use only modules of Node 20.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commands } from './lib/commands.mjs';
import { ensureInstalled, findOtherNode } from './lib/packages/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

/** Runs this command on another Node, passes signals on to it, and ends with its exit code. */
function continueOn(node) {
  // It has its own process group, so that Ctrl-C reaches it only once, from here.
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', detached: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Runs the file of a command in this process, so that signals and the exit code are its own. */
async function load({ file, args = [], typescript = false }, userArgs) {
  const path = join(root, file);
  process.argv.splice(1, Infinity, path, ...args, ...userArgs);
  if (typescript) require('./lib/register-typescript.cjs');
  if (/\.[jt]s$/.test(file)) require(path);
  else await import(pathToFileURL(path).href);
}

/** Returns the error that occurred before the command started. */
async function runCommand([name = '', ...args]) {
  if (!Object.hasOwn(commands, name)) {
    const names = Object.keys(commands).toSorted().join('\n  ');
    return `There is no command '${name}'. The commands are:\n  ${names}`;
  }
  const problem = await ensureInstalled(root);
  if (problem !== undefined) return problem;
  const node = findOtherNode(root);
  if (node !== undefined) return continueOn(node);
  const command = commands[name];
  if (command.builds) {
    const { ensureBuilt } = await import('./lib/build.mjs');
    const buildProblem = await ensureBuilt(command.builds);
    if (buildProblem !== undefined) return buildProblem;
    process.setSourceMapsEnabled(true);
  }
  return load(command, args);
}

// npm does both of these itself. They are for people who run this file from another folder.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);
const failure = await runCommand(process.argv.slice(2));
if (failure !== undefined) {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
