// Compiles TypeScript for Jest. Uses the output of the native compiler if it was made from the same text, else ts-jest.
// ts-jest and TypeScript 6 are loaded only when they are needed.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const root = join(__dirname, '..', '..', '..');
const compiled = join(root, 'dist', 'specs');
// ts-jest moves these calls above the imports. The native compiler doesn't.
const isHoisted = /\bjest\.(mock|unmock|deepUnmock)\(/;

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function compiledResult(side, source, path) {
  const file = join(compiled, side, relative(root, path)).replace(/\.tsx?$/, '.js');
  const [code, mapText] = [readIfThere(file), readIfThere(`${file}.map`)];
  if (code === undefined || mapText === undefined || isHoisted.test(source)) return undefined;
  const map = JSON.parse(mapText);
  if (map.sourcesContent[0] !== source) return undefined;
  // Jest looks for the source beside the file that it loads.
  return { code, map: { ...map, file: path, sources: [path], sourceRoot: undefined } };
}

const settings = [
  ...['package-lock.json', 'tsconfig.base.json', 'scripts/lib/specs/spec-transformer.cjs'],
  ...['server', 'client'].flatMap((side) => [`${side}/tsconfig.json`, `${side}/tsconfig.specs.json`]),
];

module.exports = {
  createTransformer(options) {
    let fallback;
    const side = dirname(options.tsconfig);
    const tsJest = () => (fallback ??= require('ts-jest').default.createTransformer(options));
    const settingsText = settings.map((file) => readFileSync(join(root, file), 'utf8')).join('\0');
    const base = createHash('sha1').update(settingsText).update(JSON.stringify(options)).digest('hex');
    return {
      getCacheKey: (source, path, { supportsStaticESM, instrument }) =>
        createHash('sha1')
          .update([base, path, supportsStaticESM, instrument, source].join('\0'))
          .digest('hex'),
      process(source, path, jest) {
        const hasSameModuleKind = Boolean(options.useESM) === jest.supportsStaticESM;
        return (
          (hasSameModuleKind && compiledResult(side, source, path)) || tsJest().process(source, path, jest)
        );
      },
    };
  },
};
