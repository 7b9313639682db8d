import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withJestFlags } from './jest-flags.mjs';
import { run } from '../run.mjs';
import { fileTimes } from './spec-times.mjs';

/** More workers than cores, because browser specs wait for about half of their time. */
export const browserWorkers = ['--maxWorkers', '3'];

/** Runs Jest with its flags from the start. If jest.config.mjs had to restart it, the new process would get no signals. */
export const runJest = (args, { env = {}, show }) =>
  run('jest', args, {
    show,
    env: { ...env, NODE_OPTIONS: withJestFlags(env.NODE_OPTIONS ?? process.env.NODE_OPTIONS) },
  });

/** Counts of one Jest report; a file that could not run counts as one failed. */
function count(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs one Jest project and shows its output. Returns how many specs passed and failed, and the seconds of each file. A
 * spec file that crashes, a failed Jest run and a project without specs each count as one failed spec.
 */
export async function runSpecs(project, options = [], env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'treadway-report-'));
  const file = join(folder, 'report.json');
  process.stdout.write(`\nSpecs: ${project}\n`);
  try {
    const args = ['--selectProjects', project, '--json', '--outputFile', file, ...options];
    // Jest also prints its report to the standard output, where no one needs it.
    const { ok, output } = await runJest(args, { env, show: 'errors' });
    const report = readReport(file);
    if (report === undefined) process.stdout.write(`${output}\nJest wrote no report.\n`);
    const { passed, failed } = report ? count(report) : { passed: 0, failed: 1 };
    return {
      passed,
      failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
      files: report ? fileTimes(report) : [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
