import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Browser specs wait as much as they work, for what is slowed down on purpose and for what is tried again. */
export const browserWorkers = ['--maxWorkers', '5'];

/** Counts of one Jest report; a file that could not run counts as one failed. */
function count(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * Runs one Jest project with its output shown. Specs that crash, a Jest that ends badly and a project without
 * specs all count as failed.
 */
export async function runSpecs(project, options = [], env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'treadway-report-'));
  const file = join(folder, 'report.json');
  process.stdout.write(`\nSpecs: ${project}\n`);
  try {
    const args = ['--selectProjects', project, '--json', '--outputFile', file, ...options];
    // Jest prints its report to the standard output as well, where nobody wants it.
    const { ok, output } = await run('jest', args, { env, show: 'errors' });
    const result = readReport(file);
    if (result === undefined) process.stdout.write(`${output}\nJest gave no report.\n`);
    const { passed, failed } = result ?? { passed: 0, failed: 1 };
    return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
