import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const vocabulary = `# Vocabulary

## French

| use  | avoid |
| ---- | ----- |
| vous | tu    |

## Code

| use      | avoid         |
| -------- | ------------- |
| action   | deed, deeds   |
| selected | picked        |

## Later
`;

let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'names-'));
  write('docs/vocabulary.md', vocabulary);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function check(): Promise<string[]> {
  const { checkNames } = await import('./check-names.mjs');
  return checkNames(root);
}

describe('the check of names', () => {
  it('reports identifiers with an avoided word, whatever their case', async () => {
    write('server/a.ts', 'export const runDeeds = (value: BulkDeed) => ({ value, pickedId: 1 });');
    expect(await check()).toEqual([
      "server/a.ts: BulkDeed has 'deed'; use action",
      "server/a.ts: pickedId has 'picked'; use selected",
      "server/a.ts: runDeeds has 'deeds'; use action",
    ]);
  });

  it('reads expressions within templates, but neither texts nor comments', async () => {
    write('client/a.ts', '// A deed.\nconst a = "deed"; /* deed */ const b = `deed ${deedName} deed`;');
    expect(await check()).toEqual(["client/a.ts: deedName has 'deed'; use action"]);
  });

  it('reports names of files, of the API and of columns', async () => {
    write('client/row-deed.tsx', '');
    write('schema.graphql', '"""The deed."""\ntype Query {\n  "Picked ones."\n  deeds: Int\n}\n');
    write(
      'migrations/1-a.ts',
      'const sql = `\n    create table deed_log (\n      picked text not null\n    )`;',
    );
    expect(await check()).toEqual([
      "client/row-deed.tsx: row-deed.tsx has 'deed'; use action",
      "migrations/1-a.ts: deed_log has 'deed'; use action",
      "migrations/1-a.ts: picked has 'picked'; use selected",
      "schema.graphql: deeds has 'deeds'; use action",
    ]);
  });

  it('accepts exceptions with a reason, and reports those that nothing needs', async () => {
    write('server/a.ts', 'export const deed = 1;');
    write('scripts/checks/name-exceptions.json', '{ "A word of a library.": ["deed", "picked"] }');
    expect(await check()).toEqual(['scripts/checks/name-exceptions.json: picked is no exception any more']);
  });
});
