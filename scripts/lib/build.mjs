import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compile } from './compiler.mjs';
import { withLock } from './lock.mjs';
import { root, run } from './run.mjs';

const dist = join(root, 'dist');
const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json'];

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Returns a fingerprint that changes whenever a source of the part is added, deleted or written. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder)) {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

// Node uses the imports of the nearest package.json: for sources that of the root, and for the build this one.
const builtPackage = {
  private: true,
  type: 'commonjs',
  imports: {
    '#server/*': './server/*.js',
    '#migrations/*': './migrations/*.js',
    '#scripts/*': './scripts/*',
  },
};
/** Scripts that the server imports. */
const serverScripts = ['scripts/lib/lock.mjs'];

/**
 * Compiles into a separate folder and swaps the two, so that the output of deleted sources, such as migrations,
 * disappears. `npm run check` checks the types.
 */
async function buildServer() {
  const draft = join(dist, '.server-build');
  rmSync(draft, { recursive: true, force: true });
  const result = await compile(['-p', 'server/tsconfig.build.json', '--outDir', draft, '--noCheck']);
  if (!result.ok) return result;
  for (const file of serverScripts) cpSync(join(root, file), join(draft, file));
  for (const folder of ['server', 'migrations', 'scripts']) {
    rmSync(join(dist, folder), { recursive: true, force: true });
    if (existsSync(join(draft, folder))) renameSync(join(draft, folder), join(dist, folder));
  }
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(builtPackage, null, 2)}\n`);
  rmSync(draft, { recursive: true, force: true });
  return result;
}

/** Bundles the client for production, whatever NODE_ENV is. `args` are passed to `vite build`. */
export const bundleClient = (args = []) =>
  // In specs NODE_ENV is `test`, and Vite would bundle the development code of packages.
  run('vite', ['build', '--logLevel', 'warn', ...args], { env: { NODE_ENV: 'production' } });

/**
 * Compiles the sources for Jest, whose transformer uses the output if the text is unchanged. Each side has its own
 * folder, because the few shared files become modules of different kinds.
 */
async function buildSpecs() {
  const draft = join(dist, '.specs-build');
  rmSync(draft, { recursive: true, force: true });
  const compileSide = (side) =>
    compile([
      ...['-p', `${side}/tsconfig.specs.json`, '--outDir', join(draft, side)],
      ...['--noCheck', '--sourceMap', '--inlineSources'],
    ]);
  const results = await Promise.all(['server', 'client'].map(compileSide));
  const failed = results.find(({ ok }) => !ok);
  if (failed) return failed;
  rmSync(join(dist, 'specs'), { recursive: true, force: true });
  renameSync(draft, join(dist, 'specs'));
  return results[0];
}

const parts = [
  { name: 'server', sources: ['server', 'migrations', ...serverScripts, ...shared], build: buildServer },
  {
    name: 'client',
    sources: ['client', 'vite.config.mts', 'scripts/lib/vite-plugins.mjs', ...shared],
    build: () => bundleClient(),
  },
  {
    name: 'specs',
    sources: ['server', 'client', 'e2e', 'scripts', 'migrations', ...shared],
    build: buildSpecs,
  },
];

async function buildPart({ name, sources, build }) {
  const stamp = join(dist, `.${name}-stamp`);
  const wanted = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined;
  process.stderr.write(`Building the ${name}.\n`);
  rmSync(stamp, { force: true });
  const { ok, output } = await build();
  if (!ok) return `The ${name} could not be built:\n${output.trim()}`;
  writeFileSync(stamp, wanted);
  return undefined;
}

/**
 * Builds the parts whose sources have changed since their last build. Returns undefined, or a description of the error.
 * Concurrent builds in one folder wait for each other.
 */
export async function ensureBuilt(names = ['server', 'client']) {
  // While specs run, a changed source must not be built into the folder that their portals use.
  if (process.env.TREADWAY_BUILT) return undefined;
  mkdirSync(dist, { recursive: true });
  const onWait = (pid) => process.stderr.write(`Process ${pid} is building here; waiting for it.\n`);
  return withLock(join(root, '.cache', 'build.lock'), onWait, async () => {
    const wanted = parts.filter(({ name }) => names.includes(name));
    const problems = await Promise.all(wanted.map(buildPart));
    return problems.filter(Boolean).join('\n') || undefined;
  });
}
