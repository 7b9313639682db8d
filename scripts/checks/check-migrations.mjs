// Checks that migrations can run while servers of the previous release respond: none may block a table, or remove what
// those servers still use.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Matches the reason by which a migration opts out. */
const excuse = /\/\/ Stops nothing: \S/;

const inTransaction = 'needs `transaction = false` in its class';
const usedStill = 'is used by servers of the release before; a later release takes it away';

/** The rejected changes of tables in use, in the order in which they are checked. */
const changes = [
  [/\bgenerated\b.*\bstored\b/, 'writes the table anew: fill a plain column by a trigger and by parts'],
  [
    /\badd\b.*\bdefault\b.*\b(gen_random_uuid|random|clock_timestamp|nextval|uuidv\d)\s*\(/,
    'writes the table anew: add the column, then set the default, then fill it by parts',
  ],
  [
    /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/,
    'fails on rows that are there and on those of the release before',
  ],
  [
    /\badd\s+(constraint\s+\S+\s+)?(unique|primary\s+key|exclude)\b(?!.*\busing\s+index\b)/,
    'builds an index while nobody may write: make it concurrently, then `add constraint … using index`',
  ],
  [/\badd\b.*\b(unique|primary\s+key)\b(?!.*\busing\s+index\b)/, 'builds an index while nobody may write'],
  [
    /\badd\b.*\b(check|references|foreign\s+key)\b(?!.*\bnot\s+valid\b)/,
    'reads the whole table while nobody may write: add it `not valid`, and validate it in a migration of its own',
  ],
  [
    /\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/,
    'writes the table anew: add a column, and fill it by parts',
  ],
  [
    /\balter\s+(column\s+)?\S+\s+set\s+not\s+null\b/,
    'reads the whole table while nobody may use it: validate a check of it before, which spares that, and say so',
  ],
  [/\bset\s+(tablespace|logged|unlogged)\b/, 'writes the table anew'],
  [/\brename\b/, usedStill],
  [/\bdrop\s+(column\s+)?(?!constraint|default|not|identity|expression)\S/, usedStill],
];

/** Returns the SQL of a migration without comments. */
function sqlOf(text) {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isMethodDeclaration(node) && node.name.getText(source) === 'down') return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join(' ? '),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.join(';\n').replaceAll(/--[^\n]*/g, ' ');
}

/** Returns its statements in lower case, one line each, without function bodies. */
const statementsOf = (sql) =>
  sql
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, ' ')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Returns the clauses of an `alter table`, split at commas outside of brackets. */
function clausesOf(text) {
  const clauses = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) clauses.push('');
    else clauses[clauses.length - 1] += sign;
  }
  return clauses;
}

function problemOfStatement(statement, isOld, runsAlone) {
  const index = /^create (?:unique )?index (concurrently )?.*?\bon (?:only )?([\w.]+)/.exec(statement);
  if (index?.[1] && !runsAlone) return `create index concurrently ${inTransaction}`;
  if (index && !index[1] && isOld(index[2])) {
    return `an index of ${index[2]} stops who writes there: create index concurrently, which ${inTransaction}`;
  }
  const altered = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/.exec(statement);
  if (altered && isOld(altered[1])) {
    for (const clause of clausesOf(altered[2])) {
      const change = changes.find(([pattern]) => pattern.test(clause));
      if (change) return `${altered[1]}, ${clause.trim()}: ${change[1]}`;
    }
  }
  const updated = /(?:^|\) )(?:update|delete from) (?:only )?([\w.]+)/.exec(statement);
  if (updated && isOld(updated[1])) {
    return `${updated[1]}: rows that are changed stay locked until the end: a job changes them by parts`;
  }
  const dropped = /^drop (table|view|type|schema|column) (?:if exists )?([\w.]+)/.exec(statement);
  if (dropped && isOld(dropped[2])) return `${dropped[2]} ${usedStill}`;
  if (/^(lock|truncate|cluster|vacuum full|reindex (?!.*concurrently))/.test(statement)) {
    return `${statement}: nobody may use the table meanwhile`;
  }
  return null;
}

/** Returns a line for each problem of a migration. */
export function problemsOfMigration(text) {
  if (excuse.test(text)) return [];
  const statements = statementsOf(sqlOf(text));
  const made = new Set(
    statements.flatMap((each) => /^create table (?:if not exists )?([\w.]+)/.exec(each)?.[1] ?? []),
  );
  const runsAlone = /\btransaction = false\b/.test(text);
  return statements.flatMap(
    (statement) => problemOfStatement(statement, (table) => !made.has(table), runsAlone) ?? [],
  );
}

/** Returns the problems of migrations after the baseline. No server ran before the baseline. */
export function checkMigrations(root) {
  const folder = join(root, 'migrations');
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .toSorted()
    .flatMap((name) =>
      problemsOfMigration(readFileSync(join(folder, name), 'utf8')).map(
        (problem) => `migrations/${name}: ${problem}`,
      ),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkMigrations(resolve('.'));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
