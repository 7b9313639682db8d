// Determines the areas of messages that are loaded when a source of the client runs: those of its importers, and those
// that lazy pages and screens on the way name.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Returns the areas, which are the folders of the catalogues. */
export const areaNames = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export const sourceName = /\.tsx?$|-ids\.json$/;

/** Returns the imported source of the client; undefined for a package. */
function imported(root, file, specifier) {
  if (!/^(\.|#client\/)/.test(specifier)) return undefined;
  const path = specifier.startsWith('.')
    ? join(dirname(file), specifier)
    : join('client', specifier.slice('#client/'.length));
  return ['', '.ts', '.tsx']
    .map((ending) => path + ending)
    .find((each) => sourceName.test(each) && existsSync(join(root, each)));
}

const isLazy = (node) =>
  ts.isCallExpression(node) && /^(lazy(Page|Screen)|withWords)$/.test(node.expression.getText());

/** Returns the area of the lazy page or screen for the name of a loader in the source. */
function areaOfName(source, name) {
  let area;
  const visit = (node) => {
    if (isLazy(node) && node.arguments[0]?.getText() === name) area = node.arguments[1]?.text;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return area;
}

/**
 * Returns the area that a lazy page, a lazy screen or code loaded with messages names next to its `import()`, or next
 * to the name of its loader.
 */
function areaNamed(call) {
  for (let node = call.parent; node; node = node.parent) {
    if (isLazy(node)) return node.arguments[1]?.text;
    if (ts.isVariableDeclaration(node)) return areaOfName(node.getSourceFile(), node.name.getText());
  }
  return undefined;
}

/** Returns the sources of re-exported names: `export { A } from './a'`. */
function passedOn(root, file, source) {
  const found = new Map();
  for (const node of source.statements) {
    if (!ts.isExportDeclaration(node) || !node.moduleSpecifier || !node.exportClause) continue;
    const target = imported(root, file, node.moduleSpecifier.text);
    for (const { name } of node.exportClause.elements) found.set(name.text, target);
  }
  return found;
}

/** Returns the sources of an import declaration. For re-exported names, only their original source counts. */
function declared(root, file, node, passing) {
  const target = imported(root, file, node.moduleSpecifier.text);
  const { importClause } = node;
  if (!target || importClause?.isTypeOnly) return [];
  const names = importClause?.namedBindings?.elements?.filter(({ isTypeOnly }) => !isTypeOnly);
  if (!names) return [target];
  const from = names.map(
    ({ propertyName, name }) => passing.get(target)?.get((propertyName ?? name).text) ?? target,
  );
  return importClause.name ? [target, ...from] : from;
}

/** Returns the imports of a source: immediate ones, and those with the messages of an area. */
function importsOf(root, file, source, passing) {
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node))
      for (const target of declared(root, file, node, passing)) found.push({ file, target });
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target =
        ts.isStringLiteralLike(node.arguments[0]) && imported(root, file, node.arguments[0].text);
      if (target) found.push({ file, target, area: areaNamed(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the areas whose messages are loaded whenever a source runs: those that all of its importers have. */
export function areasOf(root, parsedSources) {
  const passing = new Map([...parsedSources].map(([file, source]) => [file, passedOn(root, file, source)]));
  const imports = [...parsedSources].flatMap(([file, source]) => importsOf(root, file, source, passing));
  const brought = new Set(imports.map(({ target }) => target));
  const areas = new Map();
  for (const file of parsedSources.keys()) if (!brought.has(file)) areas.set(file, new Set(['portal']));
  for (let changed = true; changed;) {
    changed = false;
    for (const { file, target, area } of imports) {
      if (!areas.has(file)) continue;
      const there = new Set([...areas.get(file), ...(area ? [area] : [])]);
      const before = areas.get(target);
      const after = before ? before.intersection(there) : there;
      if (before && after.size === before.size) continue;
      areas.set(target, after);
      changed = true;
    }
  }
  return areas;
}
