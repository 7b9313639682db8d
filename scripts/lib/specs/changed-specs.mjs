import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listOwnImports, listSources, withoutExtension } from '../imports.mjs';

const folders = ['server', 'client', 'migrations', 'scripts', 'e2e', 'bench'];
const isSpec = (file) => /\.spec\.tsx?$/.test(file);
const isOrdinarySpec = (file) => isSpec(file) && !/\.(real|full)\.spec\./.test(file);
const getFeature = (path) => /^(?:server|client)\/features\/[^/]+\//.exec(path)?.[0];

/** These files import everything, so changes aren't followed through them. */
const isRoot = (path) => /^(server|client)\/(app|testing)\//.test(path);

/**
 * Returns the path that sources import to use a file, without extension. A `.graphql` file is used by its generated
 * code.
 */
function toImportedPath(path) {
  if (path.endsWith('.graphql')) return path.replace(/\.graphql$/, '.generated');
  return withoutExtension(path);
}

/** Returns a map from each imported path, without extension, to the files that import it. */
function mapImporters(root, files) {
  const found = new Map();
  for (const file of files) {
    for (const { path } of listOwnImports(root, file)) {
      for (const name of [path, `${path}/index`]) found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

/** Returns the changed files and all files that import them, directly or through others. */
function findDependents(changed, importedBy) {
  const found = new Set(changed);
  const queue = [...changed];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (isRoot(file) && !changed.includes(file)) continue;
    for (const importer of importedBy.get(toImportedPath(file)) ?? []) {
      if (!found.has(importer)) queue.push(importer);
      found.add(importer);
    }
  }
  return [...found];
}

/**
 * Returns the spec files that a change affects: specs that import a changed file, server specs of the affected
 * features, and specs in the folders of the changed files.
 */
export function findAffectedSpecs(root, changed) {
  const files = folders.flatMap((folder) => listSources(root, folder));
  const dependents = findDependents(changed, mapImporters(root, files));
  const features = new Set(
    dependents.filter((file) => !isSpec(file)).flatMap((file) => getFeature(file) ?? []),
  );
  const beside = new Set(changed.map((file) => dirname(file)));
  // Migrations are loaded by folder instead of imported, and all API specs use their database.
  const isMigrated = changed.some((file) => file.startsWith('migrations/'));
  const isAffected = (file) =>
    dependents.includes(file) ||
    (isMigrated && file.startsWith('server/')) ||
    beside.has(dirname(file)) ||
    (file.startsWith('server/') && features.has(getFeature(file)));
  return {
    features: [...new Set([...features].map((feature) => feature.split('/')[2]))].sort(),
    specs: files.filter(isOrdinarySpec).filter(isAffected).sort(),
  };
}

function runGit(root, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter(Boolean);
}

/**
 * Returns the paths changed since a commit, including uncommitted and new files. Without a commit, returns the
 * uncommitted changes, or those of the last commit if there are none.
 */
export function listChangedFiles(root, since) {
  const fresh = runGit(root, 'ls-files', '--others', '--exclude-standard');
  const changedSince = (commit) => [...runGit(root, 'diff', '--name-only', commit, '--'), ...fresh];
  const uncommitted = changedSince(since ?? 'HEAD');
  const changed = uncommitted.length > 0 || since ? uncommitted : changedSince('HEAD~1');
  return changed.filter((file) => existsSync(join(root, file)) || getFeature(file));
}
