import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { findAffectedSpecs, listChangedFiles } from './lib/specs/changed-specs.mjs';
import { root } from './lib/run.mjs';
import { chooseSpecs, usage } from './lib/specs/spec-choice.mjs';
import { writeSpecGroups } from './lib/specs/spec-groups.mjs';
import { browserWorkers, runJest } from './lib/specs/specs.mjs';

const { server, clientOnTop } = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'));

/** Runs the selected specs with Jest's own report. Browser specs use the built portal. */
async function runSelected({ projects, patterns, options }, env = {}) {
  const needsBuild = projects.some((project) => ['e2e', 'e2e-groups', 'real', 'full'].includes(project));
  const problem = needsBuild ? await ensureBuilt() : undefined;
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    return false;
  }
  const only = patterns.flatMap((pattern) => ['--testPathPatterns', pattern]);
  const { ok } = await runJest(['--selectProjects', ...projects, ...only, ...options], { env, show: 'all' });
  return ok;
}

/** Runs the specs affected by the changes since a commit, in groups as `npm test` does. */
async function runChanged({ since }, options) {
  const { features, specs } = findAffectedSpecs(root, listChangedFiles(root, since));
  process.stdout.write(`Features: ${features.join(', ') || 'none'}\nSpec files: ${specs.length}\n`);
  if (specs.length === 0) process.stdout.write('No spec is known to be affected. npm test runs them all.\n');
  let ok = true;
  for (const side of writeSpecGroups('changed', specs)) {
    const workers = side === 'e2e' ? browserWorkers : [];
    const selected = { projects: [`${side}-groups`], patterns: [], options: [...workers, ...options] };
    ok = (await runSelected(selected, { SPEC_GROUPS: 'changed' })) && ok;
  }
  return ok;
}

async function runWords(words) {
  const selected = chooseSpecs(words, [...server, ...clientOnTop]);
  if (selected === undefined) {
    process.stderr.write(usage);
    return false;
  }
  return selected.changed ? runChanged(selected.changed, selected.options) : runSelected(selected);
}

try {
  process.exitCode = (await runWords(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
