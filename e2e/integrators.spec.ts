import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callApi, tokenOf } from './support/portal/api';
import { inDatabase } from './support/portal/database';
import type { RunningPortal } from './support/portal/portal';
import { sharedPortal } from './support/portal/shared-portal';

const run = promisify(execFile);
const page = readFileSync(resolve(__dirname, '../docs/integrators.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'treadway-integrator-'));
let portal: RunningPortal;
let env: Record<string, string>;

/** Returns the code blocks of the page in a language. */
const blocks = (language: 'sh' | 'ts'): string =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))]
    .map(([, code]) => code)
    .join('\n');

/** Returns the response that an example wrote to a file. */
const answer = (name: string): unknown =>
  (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { data: unknown }).data;

/** Returns the first page of a list that an example wrote to a file. */
const nodes = (list: string): unknown[] =>
  (answer(`${list}.json`) as Record<string, { nodes: unknown[] }>)[list]!.nodes;

const inBash = (script: string) => run('bash', ['-c', `set -euo pipefail\n${script}`], { cwd: folder, env });

beforeAll(async () => {
  portal = sharedPortal();
  // The page changes the points of the first person in the list, so this person must come first.
  await inDatabase(
    portal,
    `insert into profile (name, email, created_at) values ('00 Integrator', 'integrator@spec.example', '2000-01-01')
     on conflict do nothing`,
  );
  const { createApiClient } = await callApi<{
    createApiClient: { client: { clientId: string }; secret: string };
  }>(
    portal,
    await tokenOf(portal, 'admin'),
    'mutation ($input: CreateApiClientInput!) { createApiClient(input: $input) { client { clientId } secret } }',
    {
      input: {
        name: 'Integrator',
        scopes: ['read_people', 'read_results', 'write_points', 'write_modules', 'run_imports'],
        secretEndsAt: new Date(Date.now() + 86_400_000),
      },
    },
  );
  env = {
    PATH: process.env['PATH']!,
    PORTAL: portal.url,
    TOKEN_ADDRESS: `${portal.url}/realms/treadway/protocol/openid-connect/token`,
    CLIENT_ID: createApiClient.client.clientId,
    CLIENT_SECRET: createApiClient.secret,
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the examples on the page for integrators', () => {
  it('read people, results, points and modules with curl, change one and import questions', async () => {
    await inBash(blocks('sh'));
    const someone: unknown = { person: { email: expect.stringContaining('@') } };
    expect(nodes('people')).toContainEqual(expect.objectContaining({ name: 'Amina Diallo' }));
    expect(nodes('results')[0]).toMatchObject(someone as object);
    expect(nodes('pointsEntries')[0]).toMatchObject(someone as object);
    expect(nodes('modules')).toContainEqual(
      expect.objectContaining({ test: expect.objectContaining({ passMark: expect.any(Number) }) }),
    );
    expect(answer('change.json')).toMatchObject({ adjustPoints: { entry: { amount: 25 } } });
    expect(answer('import.json')).toMatchObject({ questionImport: { status: 'imported', added: 2 } });
  });

  it('stop after a failed import and show the error in the file', async () => {
    const broken = blocks('sh').replace('{=4 ~1 ~2}', '{=4 ~1 ~2').replace('warranty-4711', 'warranty-4712');
    await expect(inBash(broken)).rejects.toMatchObject({ stderr: expect.stringContaining('"failed"') });
    expect(answer('import.json')).toMatchObject({ questionImport: { syntaxErrors: [{ line: 1 }] } });
  });

  it('do the same in a program, which reads only new data on its next run', async () => {
    writeFileSync(join(folder, 'treadway.ts'), blocks('ts'));
    const program = async () =>
      JSON.parse((await run(process.execPath, ['treadway.ts'], { cwd: folder, env })).stdout) as Record<
        string,
        number
      >;
    const first = await program();
    expect(first).toMatchObject({ changed: 10, added: 1 });
    for (const part of ['people', 'modules', 'lines', 'results']) expect(first[part]).toBeGreaterThan(5);
    // The second run must not repeat changes. Other files may add modules and points at the same time.
    const second = await program();
    expect(second).toMatchObject({ changed: 10, added: 0 });
    for (const part of ['modules', 'lines']) expect(second[part]).toBeGreaterThanOrEqual(first[part]! + 1);
    const made = await inDatabase(
      portal,
      `select (select count(*)::int from points_entry e join profile p on p.id = e.profile_id
          where p.email = 'integrator@spec.example' and e.note = 'Course on site') as lines,
        (select count(*)::int from module where name ->> 'en' = 'Winter tires, by a program') as modules`,
    );
    expect(made).toEqual([{ lines: 1, modules: 1 }]);
  });
});
