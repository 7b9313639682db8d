import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import transformers from './spec-transformer.cjs';

const root = process.cwd();
const compiled = join(root, 'dist', 'specs', 'server');
const source = 'export const answer: number = 42;\n';
const output = 'exports.answer = 42; // of the native compiler\n';
let folder = '';

function transform(text: string, useESM = false): { code: string; map?: unknown } {
  const transformer = transformers.createTransformer({
    diagnostics: false,
    tsconfig: 'server/tsconfig.json',
    useESM,
  });
  const config = { rootDir: root, cwd: root, globals: {}, transform: [], testMatch: [], testRegex: [] };
  const options = { supportsStaticESM: false, config, cacheFS: new Map(), transformerConfig: {} };
  return transformer.process(text, join(root, basename(folder), 'answer.ts'), options);
}

describe('the source that Jest loads', () => {
  beforeEach(() => {
    mkdirSync(compiled, { recursive: true });
    folder = mkdtempSync(join(compiled, 'spec-'));
    writeFileSync(join(folder, 'answer.js'), output);
    writeFileSync(join(folder, 'answer.js.map'), JSON.stringify({ sourcesContent: [source] }));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the output of the native compiler if the text is the same', () => {
    const path = join(root, basename(folder), 'answer.ts');
    expect(transform(source)).toMatchObject({ code: output, map: { sources: [path] } });
  });

  it('is compiled by ts-jest if the text has changed since', () => {
    const changed = transform(source.replace('42', '43')).code;
    expect(changed).toContain('exports.answer = 43;');
    expect(changed).not.toContain('native compiler');
  });

  it('is compiled by ts-jest if Jest asks for the other kind of module', () => {
    expect(transform(source, true).code).not.toContain('native compiler');
  });

  it('is compiled by ts-jest if it replaces modules with jest.mock', () => {
    const replacing = `import { jest } from '@jest/globals';\nimport fs from 'node:fs';\njest.mock('node:fs');\nfs;\n`;
    writeFileSync(join(folder, 'answer.js.map'), JSON.stringify({ sourcesContent: [replacing] }));
    expect(transform(replacing).code).not.toContain('native compiler');
  });
});
