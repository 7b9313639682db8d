/** Minimum score of a file: the percentage of its mutants that specs must kill. */
export const minScore = 85;

/** Stryker counts the iterations of loops. A timeout alone doesn't count, because the machine may just be busy. */
const isEndless = ({ status, statusReason }) =>
  status === 'Timeout' && `${statusReason}`.startsWith('Hit limit reached');
const isKilled = (mutant) => mutant.status === 'Killed' || isEndless(mutant);
const hasSurvived = (mutant) =>
  ['Survived', 'NoCoverage', 'Timeout'].includes(mutant.status) && !isEndless(mutant);

/** Returns scores in whole percent, rounded down. A file without mutants gets 0: it contains no rule, or was moved. */
export function scoreFiles({ files, report }) {
  return files.map((file) => {
    const mutants = report.files[file]?.mutants ?? [];
    const killed = mutants.filter(isKilled).length;
    const survived = mutants.filter(hasSurvived).length;
    const score = killed === 0 ? 0 : Math.floor((100 * killed) / (killed + survived));
    return { file, killed, survived, score };
  });
}

/** Returns a line for each mutant that no spec killed, in the form `file:line:column …`, which editors can open. */
export const listSurvivors = ({ files, report }) =>
  files.flatMap((file) =>
    (report.files[file]?.mutants ?? [])
      .filter(hasSurvived)
      .map(({ status, location: { start }, mutatorName, replacement }) => {
        const change = replacement.replace(/\s+/g, ' ').slice(0, 80);
        const late = status === 'Timeout' ? ' (timed out)' : '';
        return `${file}:${start.line}:${start.column} ${mutatorName} → ${change}${late}`;
      }),
  );

/** Returns true if every file of a rule reaches the minimum score. */
export const hasPassed = (scores) => scores.length > 0 && scores.every(({ score }) => score >= minScore);

/** Returns a table with a line for each file of each rule. Marks scores below the minimum. */
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

/** Returns how many rules passed and failed. */
export function countRules(results) {
  const passed = results.filter(({ scores }) => hasPassed(scores)).length;
  return { passed, failed: results.length - passed };
}

/** Returns the named rules, or all of them if no name is given. Throws if a name isn't that of a rule. */
export function chooseRules(rules, names) {
  const unknown = names.filter((name) => !Object.hasOwn(rules, name));
  if (unknown.length > 0) {
    throw new Error(
      `No rule is called ${unknown.join(', ')}. The rules are: ${Object.keys(rules).join(', ')}.`,
    );
  }
  return names.length > 0 ? names : Object.keys(rules);
}
