import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bare, ownImports, sourcesUnder } from './imports.mjs';

const folders = ['server', 'client', 'migrations', 'scripts', 'e2e', 'bench'];
const isSpec = (file) => /\.spec\.tsx?$/.test(file);
const isOrdinarySpec = (file) => isSpec(file) && !/\.(real|full)\.spec\./.test(file);
const featureOf = (path) => /^(?:server|client)\/features\/[^/]+\//.exec(path)?.[0];

/** Files that import everything; what a change does to features isn't followed through them. */
const isRoot = (path) => /^(server|client)\/(app|testing)\//.test(path);

/** The file whose import shows that another kind of file is used. */
function standIn(path) {
  if (path.endsWith('.graphql')) return path.replace(/\.graphql$/, '.generated');
  return bare(path);
}

/** Every file of the repository with what imports it, by paths without extension. */
function importers(root, files) {
  const found = new Map();
  for (const file of files) {
    for (const { path } of ownImports(root, file)) {
      for (const name of [path, `${path}/index`]) found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

/** The changed files and all that import them, directly or through others. */
function reached(changed, importedBy) {
  const found = new Set(changed);
  const queue = [...changed];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (isRoot(file) && !changed.includes(file)) continue;
    for (const importer of importedBy.get(standIn(file)) ?? []) {
      if (!found.has(importer)) queue.push(importer);
      found.add(importer);
    }
  }
  return [...found];
}

/**
 * The spec files that a change of `changed` files concerns: those that import them, those of the features that do, and
 * those beside the changed files.
 */
export function specsOfChange(root, changed) {
  const files = folders.flatMap((folder) => sourcesUnder(root, folder));
  const touched = reached(changed, importers(root, files));
  const features = new Set(touched.filter((file) => !isSpec(file)).flatMap((file) => featureOf(file) ?? []));
  const beside = new Set(changed.map((file) => dirname(file)));
  // Migrations are loaded by their folder and not imported; each API spec runs on a database that they made.
  const isMigrated = changed.some((file) => file.startsWith('migrations/'));
  const chosen = (file) =>
    touched.includes(file) ||
    (isMigrated && file.startsWith('server/')) ||
    beside.has(dirname(file)) ||
    (file.startsWith('server/') && features.has(featureOf(file)));
  return {
    features: [...new Set([...features].map((feature) => feature.split('/')[2]))].sort(),
    specs: files.filter(isOrdinarySpec).filter(chosen).sort(),
  };
}

function git(root, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter(Boolean);
}

/**
 * Paths changed since a commit, uncommitted and new files included. Without a commit: since the last one, or in it where
 * nothing is uncommitted.
 */
export function changedFiles(root, since) {
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard');
  const changedSince = (commit) => [...git(root, 'diff', '--name-only', commit, '--'), ...fresh];
  const uncommitted = changedSince(since ?? 'HEAD');
  const changed = uncommitted.length > 0 || since ? uncommitted : changedSince('HEAD~1');
  return changed.filter((file) => existsSync(join(root, file)) || featureOf(file));
}
