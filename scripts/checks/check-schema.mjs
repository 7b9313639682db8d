// Compares the API with its baseline: the schema of the last release, or the one that was accepted since then.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, findBreakingChanges } from 'graphql';

const current = 'schema.graphql';
const record = 'docs/api-baseline.json';
const changes = 'docs/api-changes.md';

/** Runs git and returns its output. Returns null if git fails, for example in a folder without a repository. */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trimEnd() : null;
}

/** An unpacked archive has no history, or is inside another repository. */
const hasHistory = (root) => git(root, 'rev-parse', '--show-prefix') === '';

function findLastRelease(root) {
  const tags = git(root, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname');
  return tags?.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag)) ?? null;
}

/** Returns true if a commit has the blob. A blob of a rewritten commit can remain here, but not in a new clone. */
const isCommitted = (root, blob) =>
  git(root, 'rev-list', '--objects', 'HEAD', '--', current)?.includes(`${blob} `) ?? false;

/**
 * Returns the text of the baseline and its origin. If it can't be read, returns the reason, and whether that is a
 * mistake to correct.
 */
function readBaseline(root) {
  if (!hasHistory(root)) {
    return {
      reason: 'Not compared with the baseline, because this folder has no git history.',
      isWrong: false,
    };
  }
  const accepted = JSON.parse(readFileSync(join(root, record), 'utf8'));
  const release = findLastRelease(root);
  if (release !== null && release !== accepted.release) {
    return { from: release, text: git(root, 'show', `${release}:${current}`) };
  }
  const blob = accepted.schema;
  if (git(root, 'hash-object', current) === blob) {
    return { from: record, text: readFileSync(join(root, current), 'utf8') };
  }
  if (isCommitted(root, blob)) return { from: record, text: git(root, 'cat-file', 'blob', blob) };
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true';
  const advice = isShallow
    ? 'This clone is shallow. Run git fetch --unshallow --tags.'
    : `Run npm run schema:baseline, and commit ${current} and ${record} together.`;
  return { reason: `No commit has the schema that ${record} names. ${advice}`, isWrong: true };
}

function parse(text, file) {
  try {
    return buildSchema(text);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.message}`, { cause: error });
  }
}

/** Compares the schema with a baseline. Returns a line for each change that may break a request. */
const compare = (root, { text, from }) =>
  findBreakingChanges(
    parse(text, `The schema of ${from}`),
    parse(readFileSync(join(root, current), 'utf8'), current),
  ).map(({ description }) => description);

/**
 * Returns a line for each change since the baseline that may break a request. The note contains the compared baseline,
 * or why there is none. Throws if the baseline is wrong.
 */
export function checkSchema(root) {
  const baseline = readBaseline(root);
  if (baseline.isWrong) throw new Error(baseline.reason);
  if (baseline.reason !== undefined) return { problems: [], note: baseline.reason };
  return { problems: compare(root, baseline), note: `Compared with ${baseline.from}.` };
}

/** Makes the current schema the baseline. Returns the changes since the previous one that may break a request. */
export function acceptSchema(root) {
  const baseline = readBaseline(root);
  const schema = git(root, 'hash-object', current);
  if (schema === null) throw new Error('The baseline is named by its git hash, but git could not be run.');
  const problems = baseline.reason === undefined ? compare(root, baseline) : [];
  const next = { release: findLastRelease(root), schema };
  writeFileSync(join(root, record), `${JSON.stringify(next, null, 2)}\n`);
  return { problems, note: baseline.reason ?? `Compared with ${baseline.from}.` };
}

function runCommand(isCheck) {
  const root = resolve(import.meta.dirname, '../..');
  const { problems, note } = isCheck ? checkSchema(root) : acceptSchema(root);
  const done = isCheck ? 'Not accepted yet' : `Accepted into ${record}`;
  const last = problems.length > 0 ? `${done}. Describe them in ${changes}.` : 'No breaking changes.';
  process.stdout.write(`${[...problems, last, note].join('\n')}\n`);
  if (isCheck && problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    runCommand(process.argv.includes('--check'));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
