import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let root = '';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const entity = (table: string, name: string): string => `@Entity('${table}')\nexport class ${name} {}\n`;

async function problemsOf(file: string, sql: string): Promise<string[]> {
  write(file, `const id = '';\nexport const text = \`${sql}\`;\n`);
  const { checkTables } = await import('./check-tables.mjs');
  return checkTables(root);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tables-'));
  const server = ['modules', 'attempts', 'training'];
  write('features.json', JSON.stringify({ server, clientOnTop: [] }));
  write('server/platform/job.entity.ts', entity('job', 'JobEntity'));
  write('server/features/modules/module.entity.ts', entity('module', 'ModuleEntity'));
  write('server/features/modules/images/module-image.entity.ts', entity('module_image', 'ModuleImageEntity'));
  write('server/features/attempts/attempt.entity.ts', entity('attempt', 'AttemptEntity'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the check of tables of features', () => {
  it.each([
    [
      'reads its own and earlier tables',
      'training',
      'select 1 from attempt a join module m on m.id = a.module_id',
    ],
    ['writes its own tables', 'attempts', 'update attempt set status = 1 where id = $1 returning id'],
    ['locks rows of an earlier table', 'attempts', 'select from module where id = $1 for no key update'],
    ['uses words that aren’t tables', 'modules', 'with attempts as (select 1) select * from attempts'],
  ])('allows a feature that %s', async (_what, feature, sql) => {
    expect(await problemsOf(`server/features/${feature}/a.ts`, sql)).toEqual([]);
  });

  it.each([
    ['reads a later table', 'modules', 'select 1 from module m left join attempt a on true', 'reads attempt'],
    ['reads a later table after a comma', 'modules', 'select 1 from module m, attempt', 'reads attempt'],
    [
      'reads a later table in part of a statement',
      'modules',
      '${id} join "attempt" a on ${id}',
      'reads attempt',
    ],
    ['inserts into an earlier table', 'training', 'insert into module (id) values ($1)', 'writes module'],
    [
      'updates an earlier table',
      'training',
      'with x as (select 1) update module m set id = 1',
      'writes module',
    ],
    [
      'deletes from an earlier table',
      'attempts',
      'delete from module_image where id = $1',
      'writes module_image',
    ],
    ['writes a table of the platform', 'modules', 'update job set id = 1', 'writes job'],
  ])('reports a feature that %s', async (_what, feature, sql, problem) => {
    expect(await problemsOf(`server/features/${feature}/a.ts`, sql)).toEqual([
      expect.stringContaining(`server/features/${feature}/a.ts:2 ${problem}`),
    ]);
  });

  it('reports a feature that writes the entity of another', async () => {
    const { checkTables } = await import('./check-tables.mjs');
    write('server/features/attempts/a.ts', '\nawait manager.update(ModuleEntity, id, {});');
    write('server/features/modules/b.ts', 'await manager.insert(ModuleEntity, { id });');
    expect(checkTables(root)).toEqual([
      'server/features/attempts/a.ts:2 writes module: only the feature modules does',
    ]);
  });

  it('finds the tables of resources that administrators edit', async () => {
    const resource =
      "@DefineResource({\n  kind: 'award',\n  table: 'award',\n  description: 'A prize.',\n})\n";
    write('server/features/training/award.entity.ts', `${resource}@Index(['year'])\nexport class Award {}\n`);
    write('server/features/modules/b.ts', 'await manager.insert(Award, { id });');
    expect(await problemsOf('server/features/attempts/a.ts', 'select 1 from award')).toEqual([
      'server/features/attempts/a.ts:2 reads award: it belongs to the later feature training',
      'server/features/modules/b.ts:1 writes award: only the feature training does',
    ]);
  });

  it('ignores specs and demo data', async () => {
    const sql = 'delete from module';
    expect(await problemsOf('server/features/attempts/a.spec.ts', sql)).toEqual([]);
    expect(await problemsOf('server/demo/a.ts', sql)).toEqual([]);
  });

  it('prints for each table who writes and reads it', async () => {
    write('server/features/modules/a.ts', 'export const a = `insert into module values ($1)`;');
    write('server/features/training/b.ts', 'export const b = `select 1 from module`;');
    const { tableMatrix } = await import('./check-tables.mjs');
    const row = tableMatrix(root)
      .split('\n')
      .find((line) => line.startsWith('module '));
    expect(row?.split(/ +/)).toEqual(['module', 'w', 'r', 'modules']);
  });
});
