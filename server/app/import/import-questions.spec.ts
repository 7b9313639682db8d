import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { runMigrations } from '#server/platform/database/migrate';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres';
import { root } from '#server/platform/root';
import { specDatabaseUrl } from '#server/testing/database/database';
import { openPortalPostgres } from './import-database';
import { type CommandResult, questionsCommand } from './questions-command';
import { readConfig } from '../config/config';

let folder = '';
let databaseUrl = '';

/** Calls the command in this process. `folder` is the working directory of the person's shell. */
const command = (args: string[], environment: Record<string, string> = { DATABASE_URL: databaseUrl }) =>
  questionsCommand(args, { INIT_CWD: folder, ...environment });

/** Runs the command in a separate process. `folder` is the working directory of the person's shell. */
function runProcess(args: string[]): Promise<CommandResult> {
  const node = ['-r', './scripts/lib/register-typescript.cjs', 'server/app/import/import-questions.ts'];
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    INIT_CWD: folder,
    DATABASE_URL: databaseUrl,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [...node, ...args], { cwd: root, env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

async function addModule(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into module (kind, brand, name, description) values ('tire', 'gt', $1, $1)`, [
    JSON.stringify({ en: name, es: '', fr: '' }),
  ]);
  await client.end();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'treadway-import-'));
  writeFileSync(join(folder, 'bank.gift'), 'Round?{T}\r\n\r\nDescribe it.{}\r\n');
  writeFileSync(join(folder, 'broken.gift'), 'Round?{T}\n\nBroken {=a\n');
  databaseUrl = await specDatabaseUrl();
  await addModule(databaseUrl, 'Winter');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import command for questions', () => {
  it('prints a line for each question and a summary, and exits with 0', async () => {
    const first = await runProcess(['bank.gift', '--module', 'winter']);
    expect(first).toMatchObject({ code: 0, errors: '' });
    expect(first.output.split('\n')).toEqual([
      'line 1: accepted: Round?',
      'line 3: rejected: Describe it. – Essay questions aren’t supported. [essay]',
      'A standard test was created for the module, with a pass mark of 80%.',
      'bank.gift: 1 accepted, 0 converted, 1 rejected; 1 added to "Winter", 0 already there.',
      'Not published. Learners see the questions once the test is published. To publish it, add --publish.',
      '',
    ]);
    const second = await command(['bank.gift', '--module', 'Winter', '--dry-run']);
    expect(second).toMatchObject({ code: 0, errors: '' });
    expect(second.output).toContain('line 1: accepted: Round? (already there)');
    const third = await command(['bank.gift', '--module', 'Winter', '--publish']);
    expect(third.output).toContain('The test was published');
  });

  it('exits with 1 after a syntax error and names its line', async () => {
    const { code, output } = await command(['broken.gift', '--module', 'Winter']);
    expect(code).toBe(1);
    expect(output).toMatch(/^line 3: syntax error: /m);
    expect(output).toContain('nothing was imported');
  });

  it.each([
    [[], 'Name one file'],
    [['bank.gift'], 'Name the module by --module <name>'],
    [['bank.gift', '--module', 'Nowhere'], 'No module is called "Nowhere".'],
    [['none.gift', '--module', 'Winter'], 'does not exist.'],
    [['bank.gift', '--modul', 'Winter'], "Unknown option '--modul'"],
  ])('exits with 1 and one sentence for %j: %s', async (args, sentence) => {
    const { code, output, errors } = await command(args);
    expect({ code, output, lines: errors.trim().split('\n').length }).toEqual({
      code: 1,
      output: '',
      lines: 1,
    });
    expect(errors).toContain(sentence);
  });

  it('writes errors to stderr and exits with 1', async () => {
    const args = ['bank.gift', '--module', 'Nowhere'];
    const ended = await runProcess(args);
    expect(ended).toEqual({ code: 1, output: '', errors: expect.stringContaining('"Nowhere"') });
    expect(ended).toEqual(await command(args));
  });

  it('prints its usage', async () => {
    const { code, output } = await command(['--help']);
    expect(code).toBe(0);
    expect(output).toContain(
      'Usage: npm run import:questions -- <file> --module <name> [--publish] [--dry-run]',
    );
  });

  it('fails with a message when there is no portal', async () => {
    const { code, errors } = await command(['bank.gift', '--module', 'Winter'], { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(errors).toContain(`There is no portal in ${folder} yet`);
  });
});

describe('database of the import command', () => {
  it('is that of the running portal, or is started and stopped by the command', async () => {
    const dataDir = join(folder, 'data');
    const config = readConfig({ DATA_DIR: dataDir }, root);
    const log = { info: () => undefined, error: () => undefined };
    const portal = await startEmbeddedPostgres({ dataDir, log, fsync: false });
    await runMigrations(portal.url);
    const beside = await openPortalPostgres(config);
    expect(beside.url).toBe(portal.url);
    await beside.stop();
    await addModule(portal.url, 'Summer');
    await portal.stop();

    const alone = await openPortalPostgres(config);
    const client = new Client({ connectionString: alone.url });
    await client.connect();
    expect((await client.query('select from module')).rowCount).toBe(1);
    await client.end();
    await alone.stop();
    await expect(new Client({ connectionString: alone.url }).connect()).rejects.toThrow('ECONNREFUSED');
  });
});
