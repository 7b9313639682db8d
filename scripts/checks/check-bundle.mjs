// Checks the JavaScript that a browser loads before a page appears, compressed with brotli, against a limit.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** The first loads with a limit: their pages, catalogues and maximum size of scripts. */
const loads = [
  {
    name: 'home',
    pages: ['features/home/home-page.tsx', 'features/home/blocks/lower-block.tsx'],
    catalogues: ['locales/portal/', 'locales/home/'],
    limit: 180 * 1024,
  },
  {
    name: 'question editor',
    pages: [
      'app/admin-routes.tsx',
      'features/modules/admin/module-layout.tsx',
      'features/authoring/admin/questions/question-page.tsx',
    ],
    catalogues: ['locales/portal/', 'locales/admin/'],
    limit: 350 * 1024,
  },
];

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

function withStaticImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withStaticImports(manifest, next, seen);
  return seen;
}

/** Returns the keys that are loaded first: the entries, the pages, and the largest language of each catalogue. */
function firstKeys(manifest, sizeOf, { name, pages, catalogues }) {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key].isEntry);
  const absent = pages.filter((key) => !manifest[key]?.isDynamicEntry);
  if (entries.length === 0) throw new Error('The build has no entry.');
  if (absent.length > 0)
    throw new Error(`The build lacks pages of the first load '${name}': ${absent.join(', ')}`);
  const largest = catalogues.flatMap((folder) =>
    keys
      .filter((key) => key.startsWith(folder) && /^[a-z]+\.json$/.test(key.slice(folder.length)))
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, 1),
  );
  return [...entries, ...pages, ...largest];
}

/** The transferred bytes of every script of each first load, and their sum. */
export function measureBundle(folder, wanted = loads) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (key) => {
    const { file } = manifest[key];
    if (!sizes.has(file))
      sizes.set(file, brotliCompressSync(readFileSync(join(folder, file)), quality).length);
    return sizes.get(file);
  };
  return wanted.map((load) => {
    const keys = new Set(
      firstKeys(manifest, sizeOf, load).flatMap((key) => [...withStaticImports(manifest, key)]),
    );
    const files = [...keys]
      .filter((key) => manifest[key].file.endsWith('.js'))
      .map((key) => ({ file: manifest[key].file, bytes: sizeOf(key) }));
    return { ...load, files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const measured = measureBundle(resolve(process.argv[2] ?? 'dist/client'));
  for (const { name, files, total, limit } of measured) {
    for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes))
      process.stdout.write(`${kilobytes(bytes).padStart(10)}  ${file}\n`);
    process.stdout.write(
      `${kilobytes(total).padStart(10)}  first load of ${name}, brotli; the limit is ${kilobytes(limit)}\n\n`,
    );
  }
  process.exitCode = measured.some(({ total, limit }) => total > limit) ? 1 : 0;
}
