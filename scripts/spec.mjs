import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { root, run } from './lib/run.mjs';
import { chooseSpecs, usage } from './lib/spec-choice.mjs';

const { server, clientOnTop } = JSON.parse(readFileSync(join(root, 'rooms.json'), 'utf8'));

/** Runs what was chosen with Jest's own report; browser specs open the built portal. */
async function runChosen({ projects, patterns, options }) {
  const problem = projects.includes('e2e') ? await ensureBuilt() : undefined;
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    return false;
  }
  const only = patterns.flatMap((pattern) => ['--testPathPatterns', pattern]);
  const { ok } = await run('jest', ['--selectProjects', ...projects, ...only, ...options], { show: 'all' });
  return ok;
}

const chosen = chooseSpecs(process.argv.slice(2), [...server, ...clientOnTop]);
if (chosen === undefined) process.stderr.write(usage);
process.exitCode = chosen !== undefined && (await runChosen(chosen)) ? 0 : 1;
