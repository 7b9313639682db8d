// Runs that take longer than `npm test` has time for; each has a command of its own, and `npm run test:full` does them all.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keycloakFolder, shared } from './real-needs.mjs';
import { root } from './run.mjs';
import { browserWorkers, runSpecs } from './specs.mjs';

/** Kills the server so many times while answers are being saved. */
export const runKills = (rounds) =>
  runSpecs('e2e', ['--runInBand', '--testPathPatterns', 'e2e/kill'], { KILL_ROUNDS: rounds });

/** Runs the specs on real servers, or those whose path begins as one of `files` says. */
export const runRealSpecs = (files = []) =>
  runSpecs('real', ['--runInBand', ...files.flatMap((file) => ['--testPathPatterns', `^${file}`])], {
    SHARED_DIR: shared,
    KEYCLOAK_HOME: keycloakFolder(),
  });

const everySpec = { projects: ['server', 'client', 'e2e'], patterns: [], options: [] };

/** Runs specs with every answer of PostgreSQL and HTTP delayed at random: those chosen, or all but the slow ones. */
export async function runDelayed({ projects, patterns, options } = everySpec) {
  const seed = process.env.SPEC_DELAYS || String(Math.floor(Math.random() * 1_000_000));
  const preload = `--import ${pathToFileURL(join(root, 'scripts/lib/delayed-answers.mjs'))}`;
  const env = {
    SPEC_DELAYS: seed,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    // For the portals that specs start in processes of their own.
    SPEC_NODE_OPTIONS: preload,
  };
  process.stdout.write(`Delays by the seed ${seed}; SPEC_DELAYS=${seed} npm run test:delays repeats them.\n`);
  const total = { passed: 0, failed: 0, files: [] };
  const only = patterns.flatMap((pattern) => ['--testPathPatterns', pattern]);
  for (const project of projects) {
    const workers = project === 'e2e' ? browserWorkers : [];
    const { passed, failed, files } = await runSpecs(project, [...workers, ...only, ...options], env);
    total.passed += passed;
    total.failed += failed;
    total.files.push(...files);
  }
  return total;
}
