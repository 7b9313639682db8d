// Checks the direction of data: only the feature of a table writes it, and features read their own tables and those of
// earlier features.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Returns the texts in a source that look like SQL, with their lines. Expressions in templates are left out. */
function statements(text) {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, sql) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (/\b(select|insert|update|delete|from|join)\b/.test(sql)) found.push({ line: line + 1, sql });
  };
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      add(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join(' ? '),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const written =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+"?(\w+)/g;
const readFrom =
  /\b(?:from|join|using)\s+((?:lateral\s+)?"?\w+"?(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*"?\w+"?(?:\s+(?:as\s+)?\w+)?)*)/g;
const deleted = /\bdelete\s+from\s+$/;

/** Returns the tables in a statement, and whether it writes them. */
function tablesOf(sql, known) {
  const tables = [];
  for (const { 1: table } of sql.matchAll(written))
    if (known.has(table)) tables.push({ table, writes: true });
  for (const { 0: clause, 1: list, index } of sql.matchAll(readFrom)) {
    if (deleted.test(sql.slice(0, index + clause.length - list.length))) continue;
    for (const part of list.split(',')) {
      const [table] = part.trim().replaceAll('"', '').split(/\s+/);
      if (known.has(table)) tables.push({ table, writes: false });
    }
  }
  return tables;
}

/** Returns the feature of a source: `platform`, the name of a feature, or null for code that can use every table. */
function featureOf(file) {
  const [, layer, feature] = file.split('/');
  if (layer === 'platform') return 'platform';
  return layer === 'features' ? feature : null;
}

/** Returns the sources of the server except specs and their helpers. */
function sources(root) {
  return readdirSync(join(root, 'server'), { recursive: true })
    .map((name) => `server/${name.split(sep).join('/')}`)
    .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|^server\/(testing|demo)\//.test(file))
    .toSorted();
}

// Schema-driven resources name their table in their definition.
const entityOf = /@(?:Entity\('(\w+)'\)|DefineResource\(\{[^}]*\btable: '(\w+)')[^]*?\bexport class (\w+)/g;
const throughEntity =
  /\.(insert|update|upsert|delete|save|remove|increment|decrement|find\w*|exists\w*|count\w*)\(\s*(\w+)\b/g;

/** Returns each entity with its table and feature, which is that of its file. */
function entitiesUnder(root) {
  return sources(root)
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(entityOf)].map(([, own, described, name]) => ({
        table: own ?? described,
        name,
        feature: featureOf(file),
      })),
    );
}

/** Returns the calls of an entity manager in a source. */
function actionsIn(text, tables) {
  return [...text.matchAll(throughEntity)].map(({ 1: action, 2: name, index }) => ({
    table: tables.get(name),
    writes: !/^(find|exists|count)/.test(action),
    line: text.slice(0, index).split('\n').length,
  }));
}

/** Returns every use of a table in the server's SQL and entity managers. */
function tableUses(root) {
  const entities = entitiesUnder(root);
  const owners = new Map(entities.map(({ table, feature }) => [table, feature]));
  const tables = new Map(entities.map(({ table, name }) => [name, table]));
  return sources(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const named = statements(text).flatMap(({ line, sql }) =>
      tablesOf(sql, owners).map((use) => ({ ...use, line })),
    );
    return [...named, ...actionsIn(text, tables)].flatMap((use) =>
      owners.has(use.table) ? [{ ...use, file, feature: featureOf(file), owner: owners.get(use.table) }] : [],
    );
  });
}

/** Returns a line for each use of a table that violates the order in `features.json`. */
export function checkTables(root) {
  const { server } = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'));
  const order = ['platform', ...server];
  const problems = [];
  for (const { file, line, table, writes, feature, owner } of tableUses(root)) {
    if (feature === null || feature === owner) continue;
    if (writes) problems.push(`${file}:${line} writes ${table}: only the feature ${owner} does`);
    else if (order.indexOf(owner) > order.indexOf(feature)) {
      problems.push(`${file}:${line} reads ${table}: it belongs to the later feature ${owner}`);
    }
  }
  return problems;
}

/** Returns a matrix of features and tables as text: `w` for written and `r` for only read. */
export function tableMatrix(root) {
  const { server } = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'));
  const owners = new Map(entitiesUnder(root).map(({ table, feature }) => [table, feature]));
  const uses = tableUses(root);
  const order = ['platform', ...server];
  const features = order.filter((feature) => uses.some((use) => use.feature === feature));
  const width = Math.max(...[...owners.keys()].map((table) => table.length));
  const cell = (table, feature) => {
    const of = uses.filter((use) => use.table === table && use.feature === feature);
    return of.some(({ writes }) => writes) ? 'w' : of.length > 0 ? 'r' : '.';
  };
  const rows = order.flatMap((feature) =>
    [...owners.keys()]
      .filter((table) => owners.get(table) === feature)
      .map(
        (table) =>
          `${table.padEnd(width)}  ${features.map((each) => cell(table, each).padEnd(each.length)).join(' ')}  ${feature}`,
      ),
  );
  return [`${''.padEnd(width)}  ${features.join(' ')}`, ...rows].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'matrix') process.stdout.write(`${tableMatrix(resolve('.'))}\n`);
  else {
    const problems = checkTables(resolve('.'));
    process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
    process.exitCode = problems.length > 0 ? 1 : 0;
  }
}
