// Runs that take too long for `npm test`. Each has its own command, and `npm run test:full` runs all of them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keycloakFolder, shared } from './real-needs.mjs';
import { root } from '../run.mjs';
import { browserWorkers, runSpecs } from './specs.mjs';

/** Kills the server `rounds` times while it saves answers. */
export const runKills = (rounds) =>
  runSpecs('e2e', ['--runInBand', '--testPathPatterns', 'e2e/kill'], { KILL_ROUNDS: rounds });

/** Runs the specs on real servers: all, or those whose path begins with one of `files`. */
export const runRealSpecs = (files = []) =>
  runSpecs('real', ['--runInBand', ...files.flatMap((file) => ['--testPathPatterns', `^${file}`])], {
    SHARED_DIR: shared,
    KEYCLOAK_HOME: keycloakFolder(),
  });

const everySpec = { projects: ['server', 'client', 'e2e'], patterns: [], options: [] };

/** Runs the given specs, or all but the slow ones, with every response of PostgreSQL and HTTP delayed at random. */
export async function runDelayed({ projects, patterns, options } = everySpec) {
  const seed = process.env.SPEC_DELAYS || String(Math.floor(Math.random() * 1_000_000));
  const preload = `--import ${pathToFileURL(join(root, 'scripts/lib/specs/delayed-answers.mjs'))}`;
  const env = {
    SPEC_DELAYS: seed,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    // For the portals that specs start in separate processes.
    SPEC_NODE_OPTIONS: preload,
  };
  process.stdout.write(
    `Seed of the delays: ${seed}. To repeat them, run SPEC_DELAYS=${seed} npm run test:delays.\n`,
  );
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
