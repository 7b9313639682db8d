// Prints the contents of each chunk of the built client, largest first: npm run bundle [-- <part of a chunk's name>].
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

/** Returns the package or feature of a module. */
function ownerOf(id) {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id);
  if (inPackage) return inPackage[1];
  const inClient = /\/client\/((?:features|ui|platform|app|locales)(?:\/[^/]+)?)/.exec(id);
  return inClient ? `client/${inClient[1]}` : 'the bundler';
}

/** Returns the characters of each owner in a chunk, most first. */
function ownersOf(modules) {
  const sums = new Map();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const owner = ownerOf(id.replaceAll('\\', '/'));
    sums.set(owner, (sums.get(owner) ?? 0) + renderedLength);
  }
  return [...sums].filter(([, size]) => size > 0).sort((a, b) => b[1] - a[1]);
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

function describe({ fileName, code, modules }) {
  const packed = brotliCompressSync(code).length;
  const owners = ownersOf(modules).map(([owner, size]) => `  ${kilobytes(size)}  ${owner}`);
  return [`${kilobytes(packed)} brotli, ${kilobytes(code.length).trim()} raw  ${fileName}`, ...owners].join(
    '\n',
  );
}

const wanted = process.argv[2] ?? '';
// Otherwise Vite bundles the packages' development code if NODE_ENV has another value.
process.env.NODE_ENV = 'production';
const { output } = await build({
  configFile: join(root, 'vite.config.mts'),
  logLevel: 'silent',
  build: { write: false },
});
const chunks = output
  .filter(({ type, fileName }) => type === 'chunk' && fileName.includes(wanted))
  .sort((a, b) => b.code.length - a.code.length);
process.stdout.write(`Sizes of packages and rooms are those before minifying.\n\n`);
process.stdout.write(`${chunks.map(describe).join('\n\n')}\n`);
