// Runs all specs, or the given ones, with every response delayed: npm run test:delays [-- <arguments of npm run spec>]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude } from './lib/checks.mjs';
import { runDelayed } from './lib/specs/long-runs.mjs';
import { root } from './lib/run.mjs';
import { chooseSpecs, usage } from './lib/specs/spec-choice.mjs';
import { Suite } from './lib/specs/suite.mjs';

const { server, clientOnTop } = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'));
const words = process.argv.slice(2);
const selected = words.length === 0 ? undefined : chooseSpecs(words, [...server, ...clientOnTop]);

if (words.length > 0 && !selected?.projects.length) {
  process.stdout.write(usage);
  conclude({ passed: 0, failed: 1 });
} else {
  const suite = new Suite();
  if (await suite.build()) await suite.phase('specs with random delays', () => runDelayed(selected));
  suite.end();
}
