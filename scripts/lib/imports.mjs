// Finds the imports between our own files in the text of the sources.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** Returns the paths of the sources in a folder, from the root. Leaves out `generated` folders. */
export function listSources(root, folder) {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !name.includes('/generated/'));
}

/** Returns the imports of a source text. `lazy` is true for `import()`. */
function parseImports(text) {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    name: fileName,
    lazy: /import\(\s*$/.test(text.slice(0, pos).replace(/['"]$/, '')),
    line: text.slice(0, pos).split('\n').length,
  }));
}

/** Returns a path without the extension of a source file. */
export const withoutExtension = (path) => path.replace(/\.([cm]?[jt]sx?)$/, '');

/** Returns the imported path from the root, without extension. Undefined for a package. */
function resolveImport(root, file, name) {
  const own = /^#(server|client|migrations|scripts)\/(.*)$/.exec(name);
  if (own) return withoutExtension(`${own[1]}/${own[2]}`);
  if (!name.startsWith('.')) return undefined;
  const path = relative(root, resolve(root, dirname(file), name));
  return withoutExtension(path.split(sep).join('/'));
}

/** Returns the imports of our own files in a file. `path` starts at the root and has no extension. */
export function listOwnImports(root, file) {
  return parseImports(readFileSync(join(root, file), 'utf8')).flatMap((imported) => {
    const path = resolveImport(root, file, imported.name);
    return path ? [{ ...imported, path }] : [];
  });
}
