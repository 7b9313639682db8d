// Finds mutable module state that isn't declared with `createModuleState`. Specs that share modules couldn't reset it.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { listSources } from '../lib/list-sources.mjs';

const exceptionsFile = 'scripts/checks/module-state-exceptions.json';

/** Methods that change the collection they are called on. */
const mutators = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '),
);

const unwrap = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? unwrap(node.expression)
    : node;

/** Returns `list` or `object` for a literal and the class name for a `new` expression. Undefined for anything else. */
function getKind(initializer) {
  const value = unwrap(initializer);
  if (!value) return undefined;
  if (ts.isArrayLiteralExpression(value)) return 'list';
  if (ts.isObjectLiteralExpression(value)) return 'object';
  return ts.isNewExpression(value) ? value.expression.getText() : undefined;
}

const isCollection = (kind) => ['list', 'Map', 'Set', 'LRUCache'].includes(kind);

/** Returns true if a constant is an empty collection, which this or another file may fill later. */
function isEmptyCollection({ initializer, parent }) {
  const value = unwrap(initializer);
  const kind = getKind(value);
  if (kind === 'LRUCache') return true;
  const isExported = parent.parent.modifiers?.some(({ kind: each }) => each === ts.SyntaxKind.ExportKeyword);
  if (kind === 'list') return isExported && value.elements.length === 0;
  if (kind === 'object') return isExported && value.properties.length === 0;
  return isCollection(kind) && !value.arguments?.length;
}

/** Returns the first name of a chain such as `a.b[c]`, with the number of steps after it. */
function findRoot(node, steps = 0) {
  if (ts.isIdentifier(node)) return { name: node.text, steps };
  const goesOn =
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node);
  return goesOn ? findRoot(node.expression, steps + (ts.isNonNullExpression(node) ? 0 : 1)) : undefined;
}

const isAssignment = ({ operatorToken: { kind } }) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** Returns the name of the variable whose content an expression changes. `byMethod` is true for a method call on it. */
function findChange(node) {
  const target =
    (ts.isBinaryExpression(node) && isAssignment(node) && node.left) ||
    (ts.isDeleteExpression(node) && node.expression) ||
    ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
      [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator) &&
      node.operand);
  const root = target && findRoot(target);
  // Code sets a regular expression's lastIndex before each use.
  if (root) return root.steps > 0 && target.name?.text !== 'lastIndex' ? { name: root.name } : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  if (node.expression.getText() === 'Object.assign' && node.arguments[0]) return findRoot(node.arguments[0]);
  if (!ts.isPropertyAccessExpression(node.expression) || !mutators.has(node.expression.name.text))
    return undefined;
  const called = findRoot(node.expression.expression);
  return called && { name: called.name, byMethod: called.steps === 0 };
}

function collectNames(pattern) {
  if (ts.isIdentifier(pattern)) return [pattern.text];
  return pattern.elements.flatMap((element) => (element.name ? collectNames(element.name) : []));
}

/** Returns the names that a function declares, without those of nested functions. */
function collectLocalNames(fn) {
  const names = fn.parameters.flatMap(({ name }) => collectNames(name));
  const visit = (node) => {
    if (ts.isVariableDeclaration(node)) names.push(...collectNames(node.name));
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  if (fn.body) ts.forEachChild(fn.body, visit);
  return new Set(names);
}

/** Calls `onChange` for each change inside a function. Code that runs while the module loads changes nothing later. */
function visitChanges(source, onChange) {
  const visit = (node, hidden) => {
    const inner = ts.isFunctionLike(node) ? [...(hidden ?? []), collectLocalNames(node)] : hidden;
    const change = inner && findChange(node);
    if (change && !inner.some((names) => names.has(change.name))) onChange(change);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, undefined);
}

function listDeclarations(source) {
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return [];
    const { declarations, flags } = statement.declarationList;
    return declarations.flatMap((node) =>
      collectNames(node.name).map((name) => ({ name, node, isConstant: (flags & ts.NodeFlags.Const) !== 0 })),
    );
  });
}

/** Returns names and lines of the mutable module state in a source. */
function findMutableState(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarations = listDeclarations(source);
  const changed = new Set();
  visitChanges(source, ({ name, byMethod }) => {
    const declared = declarations.find((each) => each.name === name);
    if (declared && (!byMethod || isCollection(getKind(declared.node.initializer)))) changed.add(name);
  });
  return declarations
    .filter(({ name, node, isConstant }) => !isConstant || changed.has(name) || isEmptyCollection(node))
    .filter(({ node }) => !node.initializer?.getText().startsWith('createModuleState'))
    .map(({ name, node }) => ({
      name,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    }));
}

/**
 * Returns a line for each mutable state that isn't declared with `createModuleState`, and for each unused exception.
 */
export function checkModuleState(root) {
  const groups = JSON.parse(readFileSync(join(root, exceptionsFile), 'utf8'));
  const unused = new Set(groups.flatMap(({ state }) => state));
  const problems = ['server', 'client', 'e2e'].flatMap((side) =>
    listSources(root, side)
      .filter((file) => !file.endsWith('/platform/module-state.ts'))
      .flatMap((file) =>
        findMutableState(file, readFileSync(join(root, file), 'utf8'))
          .filter(({ name }) => !unused.delete(`${file} ${name}`))
          .map(
            ({ name, line }) =>
              `${file}:${line} ${name} can change after the module has loaded. Declare it with createModuleState from ${side === 'client' ? 'client' : 'server'}/platform/module-state.`,
          ),
      ),
  );
  return [
    ...problems,
    ...[...unused].map(
      (each) => `${exceptionsFile}: ${each} doesn't exist or can't change. Remove the exception.`,
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkModuleState(resolve(process.argv[2] ?? '.'));
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
