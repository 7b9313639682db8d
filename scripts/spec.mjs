import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { changedFiles, specsOfChange } from './lib/changed-specs.mjs';
import { root, run } from './lib/run.mjs';
import { chooseSpecs, usage } from './lib/spec-choice.mjs';
import { writeSpecGroups } from './lib/spec-groups.mjs';

const { server, clientOnTop } = JSON.parse(readFileSync(join(root, 'rooms.json'), 'utf8'));

/** Runs what was chosen with Jest's own report; browser specs open the built portal. */
async function runChosen({ projects, patterns, options }) {
  const needsBuild = projects.some((project) => ['e2e', 'e2e-groups', 'full'].includes(project));
  const problem = needsBuild ? await ensureBuilt() : undefined;
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    return false;
  }
  const only = patterns.flatMap((pattern) => ['--testPathPatterns', pattern]);
  const { ok } = await run('jest', ['--selectProjects', ...projects, ...only, ...options], { show: 'all' });
  return ok;
}

/** Runs the specs that changes since a commit concern, in groups, as `npm test` does. */
async function runChanged({ since }, options) {
  const { features, specs } = specsOfChange(root, changedFiles(root, since));
  process.stdout.write(`Features: ${features.join(', ') || 'none'}\nSpec files: ${specs.length}\n`);
  let ok = true;
  for (const side of writeSpecGroups(specs)) {
    ok = (await runChosen({ projects: [`${side}-groups`], patterns: [], options })) && ok;
  }
  return ok;
}

async function runWords(words) {
  const chosen = chooseSpecs(words, [...server, ...clientOnTop]);
  if (chosen === undefined) {
    process.stderr.write(usage);
    return false;
  }
  return chosen.changed ? runChanged(chosen.changed, chosen.options) : runChosen(chosen);
}

process.exitCode = (await runWords(process.argv.slice(2))) ? 0 : 1;
