// Runs before every npm script, perhaps on an older Node of the machine, so it uses only modules of Node 20.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lib/lock.mjs';
import {
  checkPinnedNode,
  checkPostgresLinks,
  installPackages,
  isInstalled,
  writeStamp,
} from './lib/packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function fail(sentence) {
  process.stderr.write(`${sentence.replace(/\.?$/, '.')}\n`);
  process.exitCode = 1;
}

async function install() {
  if (!isInstalled(root)) {
    process.stdout.write('Installing the packages; this takes a minute or two, once.\n');
    const reason = await installPackages(root);
    if (reason !== undefined) return `The packages could not be installed: ${reason}`;
  }
  const problem = checkPinnedNode(root) ?? checkPostgresLinks(root);
  if (problem === undefined) writeStamp(root);
  return problem;
}

const onWait = (pid) =>
  process.stdout.write(`Process ${pid} is installing the packages here; waiting for it.\n`);

try {
  const problem = await withLock(join(root, '.cache', 'install.lock'), onWait, install);
  if (problem !== undefined) fail(problem);
} catch (error) {
  fail(`The packages could not be installed: ${error.message}`);
}
