// Writes the table of docs/configuration.md; with --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './lib/run.mjs';

const file = join(root, 'docs/configuration.md');
const { table } = createRequire(import.meta.url)('../server/app/config/document.ts');
const [begin, end] = ['<!-- variables: npm run configuration -->', '<!-- end of variables -->'];

const before = readFileSync(file, 'utf8');
const [head, rest] = before.split(begin);
const tail = rest.split(end)[1];
const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
const { code: after } = await format(file, `${head}${begin}\n\n${table()}\n\n${end}${tail}`, options);

if (!process.argv.includes('--check')) writeFileSync(file, after);
else if (after !== before) {
  process.stderr.write("docs/configuration.md differs from the variables: run 'npm run configuration'.\n");
  process.exitCode = 1;
}
