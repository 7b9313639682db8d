// What Jest runs of a TypeScript source: the output of the native compiler where that is of this very text, else what
// ts-jest makes of it. ts-jest and the compiler that it needs are loaded for the latter only.
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const root = join(__dirname, '..', '..');
const compiled = join(root, '.cache', 'compiled-specs');
// Only ts-jest moves these before the imports.
const isHoisted = /\bjest\.(mock|unmock|deepUnmock)\(/;

function compiledResult(side, source, path) {
  const file = join(compiled, side, relative(root, path)).replace(/\.tsx?$/, '.js');
  if (!existsSync(file) || isHoisted.test(source)) return undefined;
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  return map.sourcesContent[0] === source ? { code: readFileSync(file, 'utf8'), map } : undefined;
}

const settings = ['package-lock.json', 'tsconfig.base.json', 'server/tsconfig.json', 'client/tsconfig.json'];

module.exports = {
  createTransformer(options) {
    let fallback;
    const side = dirname(options.tsconfig);
    const tsJest = () => (fallback ??= require('ts-jest').default.createTransformer(options));
    const settingsText = settings.map((file) => readFileSync(join(root, file), 'utf8')).join('\0');
    const base = createHash('sha1').update(settingsText).update(JSON.stringify(options)).digest('hex');
    return {
      getCacheKey: (source, path, { supportsStaticESM }) =>
        createHash('sha1').update(`${base}\0${path}\0${supportsStaticESM}\0${source}`).digest('hex'),
      process(source, path, jest) {
        const isCompiledSo = Boolean(options.useESM) === jest.supportsStaticESM;
        return (isCompiledSo && compiledResult(side, source, path)) || tsJest().process(source, path, jest);
      },
    };
  },
};
