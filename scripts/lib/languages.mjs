// The list of languages of server/platform/language/languages.ts, for scripts that run without the compiler.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';

const file = join(import.meta.dirname, '../../server/platform/language/languages.ts');
const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
  compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
});
const exports = {};
runInNewContext(outputText, { exports, process });

export const { textLanguages } = exports;
