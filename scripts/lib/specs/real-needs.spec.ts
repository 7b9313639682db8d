import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const empty = mkdtempSync(join(tmpdir(), 'treadway-needs-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

describe('npm run test:real', () => {
  it('names everything that is missing in one sentence before it starts', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(__dirname, '../..', 'test-real.mjs')], {
      encoding: 'utf8',
      env: { PATH: empty, HOME: empty, TOOLS_DIR: empty, SHARED_DIR: empty, KEYCLOAK_HOME: empty },
    });
    const [sentence, ...rest] = stdout.trim().split('\n');
    for (const part of [
      'question files',
      'Keycloak 26',
      'Java 17',
      'S3 server',
      'pgbouncer',
      'HAProxy',
      'openssl',
    ])
      expect(sentence).toContain(part);
    expect(rest).toEqual(['0 passed, 7 failed']);
    expect(status).toBe(1);
  });
});

describe('the specs on real servers', () => {
  it('are each listed once with their requirements', async () => {
    const { realSpecs } = await import('./real-needs.mjs');
    const root = join(__dirname, '../../..');
    const files = globSync('{server,e2e}/**/*.real.spec.ts', { cwd: root });
    const linesOf = (file: string) => realSpecs.filter((spec) => file.startsWith(spec.files));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => linesOf(file).length !== 1)).toEqual([]);
    expect(realSpecs.filter((spec) => !files.some((file) => file.startsWith(spec.files)))).toEqual([]);
  });
});
