import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { conclude } from './lib/checks.mjs';
import { root } from './lib/run.mjs';
import { browserWorkers, runSpecs } from './lib/specs.mjs';

const seed = process.env.SPEC_DELAYS || String(Math.floor(Math.random() * 1_000_000));
const preload = `--import ${pathToFileURL(join(root, 'scripts/lib/delayed-answers.mjs'))}`;
const env = {
  SPEC_DELAYS: seed,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
  // For the portals that specs start in processes of their own.
  SPEC_NODE_OPTIONS: preload,
};

process.stdout.write(
  `Answers come late by the seed ${seed}; SPEC_DELAYS=${seed} npm run test:delays repeats it.\n`,
);
const total = { passed: 0, failed: 0 };
const problem = await ensureBuilt();
if (problem === undefined) {
  for (const project of ['server', 'client', 'e2e']) {
    const { passed, failed } = await runSpecs(project, project === 'e2e' ? browserWorkers : [], env);
    total.passed += passed;
    total.failed += failed;
  }
} else {
  process.stdout.write(`${problem}\n`);
  total.failed = 1;
}
conclude(total);
