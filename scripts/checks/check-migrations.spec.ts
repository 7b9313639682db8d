import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

async function problemsOf(sql: string, besides = ''): Promise<string[]> {
  const { problemsOfMigration } = await import('./check-migrations.mjs');
  return problemsOfMigration(`${besides}
    export class Some1795900000000 implements MigrationInterface {
      ${besides}
      async up(queryRunner) { await queryRunner.query(\`${sql}\`); }
      async down(queryRunner) { await queryRunner.query('drop table attempt; update attempt set a = 1'); }
    }`);
}

describe('the check of a migration', () => {
  it.each([
    'create table thing (id uuid primary key, of uuid references attempt); create index thing_of on thing (of)',
    'alter table attempt add column note text',
    "alter table attempt add column kind text not null default 'plain'",
    'alter table attempt add constraint some check (score > 0) not valid',
    'alter table attempt validate constraint some',
    'alter table attempt drop constraint some, alter note set default 1, alter note drop not null',
    'create function f() returns trigger language plpgsql as $$ begin update attempt set a = 1; end $$',
    'create trigger some after insert on attempt for each row execute function f()',
    "-- update attempt set a = 1\n insert into list (name) values ('x')",
  ])('accepts %s', async (sql) => {
    expect(await problemsOf(sql)).toEqual([]);
  });

  it.each([
    ['create index attempt_note on attempt (note)', 'stops who writes there'],
    ['create unique index concurrently a on attempt (note)', 'needs `transaction = false`'],
    ['alter table attempt add column note text not null', 'fails on rows'],
    ['alter table attempt add column id2 uuid default gen_random_uuid()', 'writes the table anew'],
    ['alter table attempt add n int generated always as (1) stored', 'writes the table anew'],
    [
      'alter table attempt add note text, add column of uuid references profile (id)',
      'reads the whole table',
    ],
    ['alter table attempt add constraint some check (score > 0)', 'reads the whole table'],
    ['alter table attempt add constraint some unique (note, score)', 'builds an index'],
    ['alter table attempt alter column note type int', 'writes the table anew'],
    ['alter table attempt alter note set not null', 'reads the whole table'],
    ['alter table attempt drop column note', 'servers of the release before'],
    ['alter table attempt rename note to remark', 'servers of the release before'],
    ['drop table attempt', 'servers of the release before'],
    ['update attempt set note = 1', 'by parts'],
    ['with old as (select 1) update attempt set note = 1', 'by parts'],
    ['truncate attempt', 'nobody may use the table'],
  ])('rejects %s', async (sql, problem) => {
    expect(await problemsOf(sql)).toEqual([expect.stringContaining(problem)]);
  });

  it('accepts a concurrent index outside of a transaction, and a statement with the reason why it blocks nothing', async () => {
    const index = 'create index concurrently a on attempt (note)';
    expect(await problemsOf(index, 'transaction = false as const;')).toEqual([]);
    expect(await problemsOf('update attempt set note = 1', '// Stops nothing: it has one row.')).toEqual([]);
    expect(await problemsOf('update attempt set note = 1', '// Stops nothing:')).toHaveLength(1);
  });
});

it('the check of migrations reads every migration after the baseline', async () => {
  const { checkMigrations } = await import('./check-migrations.mjs');
  const root = mkdtempSync(join(tmpdir(), 'treadway-migrations-'));
  mkdirSync(join(root, 'migrations/baseline'), { recursive: true });
  for (const name of ['baseline/1-create-tests.ts', '2-drop-notes.ts'])
    writeFileSync(join(root, 'migrations', name), "query('alter table attempt drop column note')");
  expect(checkMigrations(root)).toEqual([expect.stringMatching(/^migrations\/2-drop-notes\.ts: attempt/)]);
  rmSync(root, { recursive: true });
});
