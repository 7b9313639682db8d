/** Percent of the mutants of each file that specs have to kill. */
export const minScore = 85;

/** Stryker counts the rounds of a loop. A spec that only ran out of time, on a busy machine, hasn't noticed anything. */
const isEndless = ({ status, statusReason }) =>
  status === 'Timeout' && `${statusReason}`.startsWith('Hit limit reached');
const isKilled = (mutant) => mutant.status === 'Killed' || isEndless(mutant);
const hasSurvived = (mutant) =>
  ['Survived', 'NoCoverage', 'Timeout'].includes(mutant.status) && !isEndless(mutant);

/** Scores in whole percent, rounded down. A file without mutants gets 0: it has no rule, or was moved. */
export function scoreFiles({ files, report }) {
  return files.map((file) => {
    const mutants = report.files[file]?.mutants ?? [];
    const killed = mutants.filter(isKilled).length;
    const survived = mutants.filter(hasSurvived).length;
    const score = killed === 0 ? 0 : Math.floor((100 * killed) / (killed + survived));
    return { file, killed, survived, score };
  });
}

/** Lists the mutants of a rule that no spec killed, as lines that editors can open. */
export const listSurvivors = ({ files, report }) =>
  files.flatMap((file) =>
    (report.files[file]?.mutants ?? [])
      .filter(hasSurvived)
      .map(({ status, location: { start }, mutatorName, replacement }) => {
        const change = replacement.replace(/\s+/g, ' ').slice(0, 80);
        const late = status === 'Timeout' ? ' (out of time)' : '';
        return `${file}:${start.line}:${start.column} ${mutatorName} → ${change}${late}`;
      }),
  );

/** Returns true if each file of a rule reaches the score. */
export const hasPassed = (scores) => scores.length > 0 && scores.every(({ score }) => score >= minScore);

/** Returns a line for each file with its rule, and marks scores below the minimum. */
export function toTable(results) {
  const rows = results.flatMap(({ rule, scores }) =>
    scores.map(({ file, killed, survived, score }) => [
      ...[rule, file, String(killed), String(survived)],
      `${score}%${score < minScore ? ` (below ${minScore}%)` : ''}`,
    ]),
  );
  const lines = [['rule', 'file', 'killed', 'survived', 'score'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) => `${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
    .join('');
}

/** Counts the rules that passed and those that failed. */
export function countRules(results) {
  const passed = results.filter(({ scores }) => hasPassed(scores)).length;
  return { passed, failed: results.length - passed };
}

/** Returns the rules that are named, or all. Throws if no rule has a name. */
export function chooseRules(rules, names) {
  const unknown = names.filter((name) => !Object.hasOwn(rules, name));
  if (unknown.length > 0) {
    throw new Error(
      `No rule is called ${unknown.join(', ')}. The rules are: ${Object.keys(rules).join(', ')}.`,
    );
  }
  return names.length > 0 ? names : Object.keys(rules);
}
