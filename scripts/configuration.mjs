// Writes the table of docs/configuration.md; with --check only compares.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { emitFiles } from './lib/generated-files.mjs';
import { root } from './lib/run.mjs';

const name = 'docs/configuration.md';
const file = join(root, name);
const { table } = createRequire(import.meta.url)('../server/app/config/document.ts');
const [begin, end] = ['<!-- variables: npm run configuration -->', '<!-- end of variables -->'];

const before = readFileSync(file, 'utf8');
const [head, rest] = before.split(begin);
const tail = rest.split(end)[1];
const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
const { code: after } = await format(file, `${head}${begin}\n\n${table()}\n\n${end}${tail}`, options);

emitFiles({ [name]: after }, 'configuration');
