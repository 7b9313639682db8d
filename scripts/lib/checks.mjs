import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkMessages } from '../check-messages.mjs';
import { checkRooms } from '../check-rooms.mjs';
import { checkStyles } from '../check-styles.mjs';
import { root, run } from './run.mjs';

const node = process.execPath;

/** Runs a check in this process; it fails with the lines it gives. */
async function inside(check) {
  const started = Date.now();
  const problems = check(root);
  return { ok: problems.length === 0, output: problems.join('\n'), seconds: (Date.now() - started) / 1000 };
}

function schemaDrift() {
  const swc = ['--conditions=treadway-source', '-r', '@swc-node/register'];
  const env = { SWC_NODE_PROJECT: join(root, 'server', 'tsconfig.json') };
  return run(node, [...swc, 'server/app/emit-schema.ts', 'schema.graphql', '--check'], { env });
}

/** Generates into another folder and compares file by file. */
async function codegenDrift() {
  // Inside the repository, so that what is generated finds its packages.
  const folder = join(root, '.cache', `codegen-${process.pid}`);
  const committed = join(root, 'client', 'platform', 'generated');
  try {
    const env = { CODEGEN_OUTPUT: folder };
    const result = await run('graphql-codegen', ['--config', 'codegen.ts'], { env });
    if (!result.ok) return result;
    const read = (base, name) => {
      try {
        return readFileSync(join(base, name), 'utf8');
      } catch {
        return undefined;
      }
    };
    const different = readdirSync(folder).filter((name) => read(folder, name) !== read(committed, name));
    const output = different.map(
      (name) => `client/platform/generated/${name} is out of date: npm run codegen`,
    );
    return { ...result, ok: different.length === 0, output: output.join('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const checks = [
  ['types of the server', () => run('tsc', ['--noEmit', '-p', 'server', '--pretty', 'false'])],
  ['types of the browser specs', () => run('tsc', ['--noEmit', '-p', 'e2e', '--pretty', 'false'])],
  ['types of the client', () => run('tsc', ['--noEmit', '-p', 'client', '--pretty', 'false'])],
  ['schema.graphql as the resolvers say', schemaDrift],
  ['generated operations as the schema says', codegenDrift],
  [
    'format',
    () =>
      run('prettier', [
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '.',
      ]),
  ],
  ['lint', () => run('oxlint', ['-c', '.oxlintrc.json', '-f', 'unix', '.'])],
  ['order of rooms', () => inside(checkRooms)],
  ['messages', () => inside(checkMessages)],
  ['lengths in style sheets', () => inside(checkStyles)],
  ['table of the specification', () => run(node, ['scripts/specification.mjs', '--check'])],
];

/** Runs one check or step of a run and tells how it went, on one line, with its words where it failed. */
export async function step(name, work) {
  const result = await work();
  process.stdout.write(`${result.ok ? 'ok    ' : 'FAILED'} ${name} (${result.seconds.toFixed(1)} s)\n`);
  if (!result.ok) process.stdout.write(`${result.output.trimEnd()}\n`);
  return result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Every check, two at a time; gives how many passed and failed. */
export async function runChecks() {
  const queue = [...checks];
  const total = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { passed, failed } = await step(...next);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all([worker(), worker()]);
  return total;
}

/** Ends a run with its one last line and an exit code to match. */
export function conclude({ passed, failed }) {
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
