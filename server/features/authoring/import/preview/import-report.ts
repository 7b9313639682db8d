import { newTestPassMark } from '../add-questions';
import type { ImportLine, ImportReport } from '../import.types';

const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

function describe({ line, label, status, alreadyThere, notes }: ImportLine): string {
  const why = notes.map((note) => `${note.reason} [${note.code}]`).join(' ');
  const suffix = [alreadyThere ? '(already there)' : '', why && `– ${why}`].filter(Boolean).join(' ');
  return `line ${line}: ${status}: ${label}${suffix && ` ${suffix}`}`;
}

function summary(report: ImportReport): string {
  const amount = (status: ImportLine['status']) =>
    report.lines.filter((line) => line.status === status).length;
  const already = report.lines.filter((line) => line.alreadyThere).length;
  const read = `${amount('accepted')} accepted, ${amount('converted')} converted, ${amount('rejected')} rejected`;
  if (report.syntaxErrors.length > 0) {
    const errors = count(report.syntaxErrors.length, 'syntax error', 'syntax errors');
    return `${report.fileName}: ${errors}; nothing was imported.`;
  }
  const outcome = report.dryRun ? 'would be added' : 'added';
  return `${report.fileName}: ${read}; ${report.added} ${outcome} to "${report.moduleName}", ${already} already there.`;
}

/** Returns the sentence on the publication; none if it couldn't change. */
function publication({ syntaxErrors, dryRun, published, added }: ImportReport): string[] {
  if (syntaxErrors.length > 0 || dryRun) return [];
  if (published) return ['The test was published. Learners now see its questions.'];
  if (added === 0) return [];
  return [
    'Not published. Learners see the questions once the test is published. To publish it, add --publish.',
  ];
}

/** Returns the report for a terminal: a line for each question in the order of the file, then a summary. */
export function reportLines(report: ImportReport): string[] {
  const entries = [
    ...report.lines.map((entry) => ({ line: entry.line, text: describe(entry) })),
    ...report.categories.map(({ line, name }) => ({
      line,
      text: `line ${line}: category "${name}": categories aren’t supported; all questions go to one test.`,
    })),
    ...report.syntaxErrors.map(({ line, reason }) => ({
      line,
      text: `line ${line}: syntax error: ${reason}`,
    })),
  ].sort((left, right) => left.line - right.line);
  const created = `${report.dryRun ? 'A standard test would be' : 'A standard test was'} created for the module, with a pass mark of ${newTestPassMark}%.`;
  const notes = report.testCreated ? [created] : [];
  const empty = entries.length === 0 ? ['The file has no questions.'] : [];
  return [...entries.map((entry) => entry.text), ...empty, ...notes, summary(report), ...publication(report)];
}
