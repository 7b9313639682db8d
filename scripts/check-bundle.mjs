// What a learner's browser loads of JavaScript before the home page shows, against its limit.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const limit = 200 * 1024;

function withStaticImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withStaticImports(manifest, next, seen);
  return seen;
}

/** The keys loaded first: the entry, the home screen, and the largest language beside the built-in one. */
function firstKeys(manifest, sizeOf) {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key].isEntry);
  const home = keys.filter((key) => /^features\/home\/[^/]+\.tsx$/.test(key) && manifest[key].isDynamicEntry);
  if (!entry || home.length === 0) throw new Error('The build has no entry or no chunk of features/home.');
  const languages = keys
    .filter((key) => /^locales\/[a-z]+\.json$/.test(key))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  return [entry, ...home, ...languages.slice(0, 1)];
}

/** Gzip sizes in bytes of every script of the first load, and their sum. */
export function measureBundle(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const sizeOf = (key) => gzipSync(readFileSync(join(folder, manifest[key].file)), { level: 9 }).length;
  const keys = new Set(firstKeys(manifest, sizeOf).flatMap((key) => [...withStaticImports(manifest, key)]));
  const files = [...keys]
    .filter((key) => manifest[key].file.endsWith('.js'))
    .map((key) => ({ file: manifest[key].file, bytes: sizeOf(key) }));
  return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0), limit };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, total } = measureBundle(resolve(process.argv[2] ?? 'dist/client'));
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  for (const { file, bytes } of files) process.stdout.write(`${kilobytes(bytes).padStart(10)}  ${file}\n`);
  process.stdout.write(
    `${kilobytes(total).padStart(10)}  first load, gzip; the limit is ${kilobytes(limit)}\n`,
  );
  process.exitCode = total > limit ? 1 : 0;
}
