// Runs a Dockerfile without a container engine: each stage in its own folder, each step as written.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the instructions in order, with continued lines joined and without comments. */
export function instructionsOf(text) {
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => /^(\w+)\s+(.*)$/.exec(line.trim()))
    .filter(Boolean)
    .map(([, name, rest]) => ({ name: name.toUpperCase(), rest }));
}

function pattern(glob) {
  const source = glob
    .replace(/^\//, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}(?:/|$)`);
}

/** Returns true if a path is sent to the build according to .dockerignore, where the last matching line decides. */
export function contextFilter(ignore) {
  const rules = ignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ taken: line.startsWith('!'), fits: pattern(line.replace(/^!/, '')) }));
  return (path) => rules.findLast(({ fits }) => fits.test(path))?.taken ?? true;
}

function copyContext(from, to, taken, path = '') {
  for (const name of readdirSync(join(from, path))) {
    const inside = path === '' ? name : `${path}/${name}`;
    if (!taken(inside)) continue;
    if (statSync(join(from, inside)).isDirectory()) copyContext(from, to, taken, inside);
    else {
      mkdirSync(dirname(join(to, inside)), { recursive: true });
      cpSync(join(from, inside), join(to, inside));
    }
  }
}

/** Creates a stage: its root folder, working directory, environment and command. */
const newStage = (folder) => ({ folder, workdir: '/', env: {}, user: 'root', command: null });

const inStage = (stage, path) => join(stage.folder, path.startsWith('/') ? path : join(stage.workdir, path));

function copy(stage, stages, context, rest) {
  const words = rest.split(/\s+/);
  const flags = words.filter((word) => word.startsWith('--'));
  const [to, ...sources] = words.filter((word) => !word.startsWith('--')).reverse();
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length);
  const source = from ? stages[from] : { ...newStage(context), workdir: '/' };
  if (!source) throw new Error(`COPY --from=${from}: there is no such stage.`);
  const intoFolder = to.endsWith('/') || sources.length > 1;
  for (const path of sources) {
    const file = inStage(source, path);
    if (!existsSync(file)) throw new Error(`COPY ${rest}: ${path} is not there.`);
    const folder = statSync(file).isDirectory();
    const name = path.split('/').at(-1);
    const target = inStage(stage, intoFolder && !folder ? join(to, name) : to);
    mkdirSync(folder ? target : dirname(target), { recursive: true });
    cpSync(file, target, { recursive: true, verbatimSymlinks: true });
  }
}

// The environment that a container build gets from its machine: programs, a home and the access to the registry.
const outside = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(PATH|HOME|TMPDIR|NODE_EXTRA_CA_CERTS|npm_config_registry|(https?|no)_proxy)$/i.test(name),
    ),
  );

function runStep(stage, rest) {
  const cwd = inStage(stage, '.');
  mkdirSync(cwd, { recursive: true });
  const env = { ...outside(), ...stage.env };
  const { status } = spawnSync('sh', ['-c', rest], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`RUN ${rest}: ended with ${status}.`);
}

const settings = (rest) =>
  Object.fromEntries(
    rest.split(/\s+/).map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );

/** Builds the last stage of `<root>/Dockerfile` under `folder` and returns it. `tell` gets every step. */
export function carryOut(root, folder, tell) {
  const context = join(folder, 'context');
  const taken = contextFilter(readFileSync(join(root, '.dockerignore'), 'utf8'));
  mkdirSync(context, { recursive: true });
  copyContext(root, context, taken);
  const stages = {};
  let stage;
  for (const { name, rest } of instructionsOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    tell(`${name} ${rest}`);
    if (name === 'FROM') {
      const alias = /\sAS\s+(\S+)$/i.exec(rest)?.[1] ?? 'last';
      stages[alias] = stage = { ...newStage(join(folder, `stage-${alias}`)), image: rest.split(/\s/)[0] };
      mkdirSync(stage.folder, { recursive: true });
    } else if (name === 'WORKDIR') stage.workdir = rest;
    else if (name === 'ENV') Object.assign(stage.env, settings(rest));
    else if (name === 'COPY') copy(stage, stages, context, rest);
    else if (name === 'RUN') runStep(stage, rest);
    else if (name === 'USER') stage.user = rest;
    else if (name === 'CMD') stage.command = JSON.parse(rest);
    else if (name !== 'EXPOSE') throw new Error(`${name} is no step that can be carried out here.`);
  }
  return stage;
}

/** Removes the write permission of everything in a folder, like a read-only file system. */
export function makeReadOnly(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, statSync(path).mode & 0o555);
  }
}

/** Bytes of all files in a folder. */
export const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0);
