// Which of our own files import which, read from the text of the sources.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** Paths from the root of the sources under a folder, generated ones of the schema left out. */
export function sourcesUnder(root, folder) {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !name.includes('/generated/'));
}

/** What a text imports: name, line, and whether it is loaded later. */
function importsIn(text) {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    name: fileName,
    lazy: /import\(\s*$/.test(text.slice(0, pos).replace(/['"]$/, '')),
    line: text.slice(0, pos).split('\n').length,
  }));
}

const withoutExtension = (path) => path.replace(/\.([cm]?[jt]sx?)$/, '');

/** Path from the root, without extension, of what one of our own files imports; undefined for a package. */
function target(root, file, name) {
  const own = /^#(server|client|migrations|scripts)\/(.*)$/.exec(name);
  if (own) return withoutExtension(`${own[1]}/${own[2]}`);
  if (!name.startsWith('.')) return undefined;
  const path = relative(root, resolve(root, dirname(file), name));
  return withoutExtension(path.split(sep).join('/'));
}

/** What a file imports of our own files, each with `path` from the root without extension. */
export function ownImports(root, file) {
  return importsIn(readFileSync(join(root, file), 'utf8')).flatMap((imported) => {
    const path = target(root, file, imported.name);
    return path ? [{ ...imported, path }] : [];
  });
}

export const bare = withoutExtension;
