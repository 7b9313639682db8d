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
  const needsBuild = projects.some((project) => ['e2e', 'full'].includes(project));
  const problem = needsBuild ? await ensureBuilt() : undefined;
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    return false;
  }
  const only = patterns.flatMap((pattern) => ['--testPathPatterns', pattern]);
  const { ok } = await run('jest', ['--selectProjects', ...projects, ...only, ...options], { show: 'all' });
  return ok;
}

/** Runs the specs that changes since a commit concern: those of server and client in groups, as `npm test` does. */
async function runChanged({ since }, options) {
  const { features, specs } = specsOfChange(root, changedFiles(root, since));
  const browser = specs.filter((file) => file.startsWith('e2e/'));
  process.stdout.write(`Features: ${features.join(', ') || 'none'}\nSpec files: ${specs.length}\n`);
  const sides = writeSpecGroups(specs.filter((file) => !browser.includes(file)));
  let ok = true;
  if (sides.length > 0)
    ok = await runChosen({ projects: sides.map((side) => `${side}-groups`), patterns: [], options });
  if (browser.length > 0) ok = (await runChosen({ projects: ['e2e'], patterns: browser, options })) && ok;
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
