import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const app = join(__dirname, '../../../client/app');

/**
 * Returns the string value of an attribute, null if it has no value, such as `index`, and undefined if it is missing.
 */
function attribute(element: ts.JsxOpeningLikeElement, name: string): string | null | undefined {
  const found = element.attributes.properties.find(
    (each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && each.name.getText() === name,
  );
  if (!found) return undefined;
  return found.initializer && ts.isStringLiteral(found.initializer) ? found.initializer.text : null;
}

const joined = (base: string, path: string): string =>
  path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`;

/** Returns the paths of the routes in a client file, including nested ones. */
function routesIn(name: string, base: string): string[] {
  const path = join(app, name);
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const walk = (node: ts.Node, at: string): void => {
    let below = at;
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    if (
      (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) &&
      (opening as ts.JsxOpeningLikeElement).tagName.getText() === 'Route'
    ) {
      const route = opening as ts.JsxOpeningLikeElement;
      const own = attribute(route, 'path');
      if (own) found.add((below = joined(at, own)));
      else if (attribute(route, 'index') === null) found.add(at);
    }
    node.forEachChild((child) => walk(child, below));
  };
  walk(file, base);
  return [...found];
}

/** Returns every path of the client's route table, as written there. */
export const routeTable = (): string[] => [
  ...routesIn('routes.tsx', '/').filter((path) => path !== '/admin/*'),
  ...routesIn('admin-routes.tsx', '/admin'),
];
