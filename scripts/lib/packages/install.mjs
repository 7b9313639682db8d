// Runs before anything is installed, so it uses only modules of Node 20.
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import {
  checkPinnedNode,
  checkPostgresLinks,
  installPackages,
  isInstalled,
  isStamped,
  writeStamp,
} from './packages.mjs';

/** Returns the path of the Node that is one of the packages, or undefined if it isn't installed. */
function findPinnedNode(root) {
  const file = join(root, 'node_modules', '.bin', 'node');
  return existsSync(file) ? realpathSync(file) : undefined;
}

/** Returns the Node that runs the portal, or undefined if this process runs on it. */
export function findOtherNode(root) {
  const pinned = findPinnedNode(root);
  return pinned === process.execPath ? undefined : pinned;
}

async function install(root) {
  if (!isInstalled(root)) {
    process.stderr.write('Installing the packages; this takes a minute or two, once.\n');
    const reason = await installPackages(root);
    if (reason !== undefined) return `The packages could not be installed: ${reason}`;
  }
  const problem = checkPinnedNode(root) ?? checkPostgresLinks(root);
  if (problem === undefined) writeStamp(root);
  return problem;
}

/**
 * Installs the packages if they differ from package-lock.json, one process at a time. Returns undefined, or a sentence
 * about the error.
 */
export async function ensureInstalled(root) {
  // The stamp is written last, and the running Node is one of the packages.
  if (isStamped(root) && findPinnedNode(root) === process.execPath) return undefined;
  const onWait = (pid) =>
    process.stderr.write(`Process ${pid} is installing the packages here; waiting for it.\n`);
  try {
    return await withLock(join(root, '.cache', 'install.lock'), onWait, () => install(root));
  } catch (error) {
    return `The packages could not be installed: ${error.message}`;
  }
}
