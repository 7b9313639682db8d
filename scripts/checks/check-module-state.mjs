// Mutable state of modules: specs that share modules reset it, so it is declared by `createModuleState`.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const exceptionsFile = 'scripts/checks/module-state-exceptions.json';

/** Methods that change what they are called on. */
const mutators = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '),
);

function sourcesUnder(root, side) {
  const folder = join(root, side);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join(side, name).split(sep).join('/'))
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(spec|d|generated)\.tsx?$|\/(testing|generated)\//.test(name),
    )
    .filter((name) => !name.endsWith('/platform/module-state.ts'));
}

const unwrapped = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? unwrapped(node.expression)
    : node;

/** `list` and `object` for literals, the class for what is made by `new`; undefined for anything else. */
function kindOf(initializer) {
  const value = unwrapped(initializer);
  if (!value) return undefined;
  if (ts.isArrayLiteralExpression(value)) return 'list';
  if (ts.isObjectLiteralExpression(value)) return 'object';
  return ts.isNewExpression(value) ? value.expression.getText() : undefined;
}

const isCollection = (kind) => ['list', 'Map', 'Set', 'LRUCache'].includes(kind);

/** Whether a constant is a collection that is empty until something fills it, maybe another file. */
function isToBeFilled({ initializer, parent }) {
  const value = unwrapped(initializer);
  const kind = kindOf(value);
  if (kind === 'LRUCache') return true;
  const isExported = parent.parent.modifiers?.some(({ kind: each }) => each === ts.SyntaxKind.ExportKeyword);
  if (kind === 'list') return isExported && value.elements.length === 0;
  if (kind === 'object') return isExported && value.properties.length === 0;
  return isCollection(kind) && !value.arguments?.length;
}

/** The name at the beginning of a chain such as `a.b[c]`, with the number of steps after it. */
function rootOf(node, steps = 0) {
  if (ts.isIdentifier(node)) return { name: node.text, steps };
  const goesOn =
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node);
  return goesOn ? rootOf(node.expression, steps + (ts.isNonNullExpression(node) ? 0 : 1)) : undefined;
}

const isAssignment = ({ operatorToken: { kind } }) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** What an expression changes: the name at its beginning, and whether by a method of a collection. */
function changeBy(node) {
  const target =
    (ts.isBinaryExpression(node) && isAssignment(node) && node.left) ||
    (ts.isDeleteExpression(node) && node.expression) ||
    ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
      [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator) &&
      node.operand);
  const root = target && rootOf(target);
  // An expression's place is set before each use.
  if (root) return root.steps > 0 && target.name?.text !== 'lastIndex' ? { name: root.name } : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  if (node.expression.getText() === 'Object.assign' && node.arguments[0]) return rootOf(node.arguments[0]);
  if (!ts.isPropertyAccessExpression(node.expression) || !mutators.has(node.expression.name.text))
    return undefined;
  const called = rootOf(node.expression.expression);
  return called && { name: called.name, byMethod: called.steps === 0 };
}

function namesIn(pattern) {
  if (ts.isIdentifier(pattern)) return [pattern.text];
  return pattern.elements.flatMap((element) => (element.name ? namesIn(element.name) : []));
}

/** The names that a function declares for itself, those of functions within it left out. */
function ownNames(fn) {
  const names = fn.parameters.flatMap(({ name }) => namesIn(name));
  const visit = (node) => {
    if (ts.isVariableDeclaration(node)) names.push(...namesIn(node.name));
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  if (fn.body) ts.forEachChild(fn.body, visit);
  return new Set(names);
}

/** Calls `found` with what is changed by functions of a file, as what runs while it loads changes nothing later. */
function eachChange(source, found) {
  const visit = (node, hidden) => {
    const inner = ts.isFunctionLike(node) ? [...(hidden ?? []), ownNames(node)] : hidden;
    const change = inner && changeBy(node);
    if (change && !inner.some((names) => names.has(change.name))) found(change);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, undefined);
}

function declarationsOf(source) {
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return [];
    const { declarations, flags } = statement.declarationList;
    return declarations.flatMap((node) =>
      namesIn(node.name).map((name) => ({ name, node, isConstant: (flags & ts.NodeFlags.Const) !== 0 })),
    );
  });
}

/** Names and lines of what a source keeps between calls and changes. */
function mutableState(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarations = declarationsOf(source);
  const changed = new Set();
  eachChange(source, ({ name, byMethod }) => {
    const declared = declarations.find((each) => each.name === name);
    if (declared && (!byMethod || isCollection(kindOf(declared.node.initializer)))) changed.add(name);
  });
  return declarations
    .filter(({ name, node, isConstant }) => !isConstant || changed.has(name) || isToBeFilled(node))
    .filter(({ node }) => !node.initializer?.getText().startsWith('createModuleState'))
    .map(({ name, node }) => ({
      name,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    }));
}

/** Mutable state outside `createModuleState`, and exceptions for what there is no more, one line each. */
export function checkModuleState(root) {
  const groups = JSON.parse(readFileSync(join(root, exceptionsFile), 'utf8'));
  const unused = new Set(groups.flatMap(({ state }) => state));
  const problems = ['server', 'client', 'e2e'].flatMap((side) =>
    sourcesUnder(root, side).flatMap((file) =>
      mutableState(file, readFileSync(join(root, file), 'utf8'))
        .filter(({ name }) => !unused.delete(`${file} ${name}`))
        .map(
          ({ name, line }) =>
            `${file}:${line} ${name} changes while the portal runs: declare it by createModuleState of ${side === 'client' ? 'client' : 'server'}/platform/module-state`,
        ),
    ),
  );
  return [...problems, ...[...unused].map((each) => `${exceptionsFile}: ${each} changes no more: remove it`)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkModuleState(resolve(process.argv[2] ?? '.'));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
