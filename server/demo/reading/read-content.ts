import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '#server/platform/root';
import type { Shape } from './shapes';

export const contentFolder = join(root, 'server/demo/content');

/** Returns the content of a YAML file as `shape` describes it. Errors name the file and the place in it. */
export function readContent<T>(file: string, shape: Shape<T>, folder = contentFolder): T {
  try {
    return shape(parse(readFileSync(join(folder, file), 'utf8')), '');
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Returns the content of each YAML file of a folder with its name, without the extension. */
export function readContentFolder<T>(name: string, shape: Shape<T>): [name: string, content: T][] {
  const files = readdirSync(join(contentFolder, name)).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => [file.slice(0, -'.yaml'.length), readContent(`${name}/${file}`, shape)]);
}
