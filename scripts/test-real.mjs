import { ensureBuilt } from './lib/build.mjs';
import { conclude } from './lib/checks.mjs';
import { keycloakFolder, missingNeeds, shared } from './lib/real-needs.mjs';
import { runSpecs } from './lib/specs.mjs';

function refuse(reason, failed) {
  process.stdout.write(`${reason}\n`);
  conclude({ passed: 0, failed });
}

const missing = missingNeeds();
if (missing.length > 0) {
  refuse(`Specs on real servers need what is missing here: ${missing.join('; ')}.`, missing.length);
} else {
  const problem = await ensureBuilt();
  const env = { SHARED_DIR: shared, KEYCLOAK_HOME: keycloakFolder() };
  if (problem !== undefined) refuse(problem, 1);
  else conclude(await runSpecs('real', ['--runInBand'], env));
}
