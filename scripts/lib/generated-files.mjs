import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const isSame = (path, content) => existsSync(path) && readFileSync(path).equals(Buffer.from(content));

/**
 * Writes generated files and prints which ones changed. `files` maps paths to contents. With --check it writes nothing,
 * and the process exits with 1 if a file differs.
 */
export function emitFiles(files, command, folder = root) {
  const differing = Object.entries(files).filter(([file, content]) => !isSame(join(folder, file), content));
  if (differing.length === 0) process.stdout.write('Every generated file is up to date.\n');
  for (const [file, content] of differing) {
    if (process.argv.includes('--check')) {
      process.stderr.write(`${file} is out of date: run 'npm run ${command}'.\n`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
      process.stdout.write(`Wrote ${file}\n`);
    }
  }
}
