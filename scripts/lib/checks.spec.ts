import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { scripts } from '../../package.json';

const root = join(__dirname, '../..');

let checks: typeof import('./checks.mjs');
beforeAll(async () => {
  checks = await import('./checks.mjs');
});

describe('a check of npm run check', () => {
  it('explains how to fix a failure, with commands and files that exist', () => {
    for (const [name, , action] of checks.checks) {
      const commands = [...action.matchAll(/npm run ([\w:]+)/g)].map(([, command]) => command as string);
      const files = [...action.matchAll(/[\w./-]+\.(?:json|md)\b/g)].map(([file]) => file);
      expect({ name, action }).toEqual({ name, action: expect.stringMatching(/\w{3}/) });
      expect(commands.filter((command) => !(command in scripts))).toEqual([]);
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    }
  });

  it('reports its problems and the fix if it failed, and only its name if it passed', () => {
    const result = { ok: false, output: 'a.ts:1 is crooked\n', seconds: 1 };
    expect(checks.report('lines', result, 'Run npm run format')).toBe(
      'FAILED lines (1.0 s)\na.ts:1 is crooked\nWhat to do: Run npm run format\n',
    );
    expect(checks.report('lines', { ...result, ok: true }, 'Run npm run format')).toBe(
      'ok     lines (1.0 s)\n',
    );
  });

  it('shows its note after its name', async () => {
    const result = await checks.inside(() => ({ problems: [], note: 'Compared with v1.0.0.' }));
    expect(checks.report('schema', { ...result, seconds: 1 })).toBe(
      'ok     schema (1.0 s): Compared with v1.0.0.\n',
    );
  });

  it('fails with the reason if it can’t run', async () => {
    const broken = (): string[] => {
      throw new Error('features.json is no JSON');
    };
    expect(await checks.inside(broken)).toMatchObject({ ok: false, output: 'features.json is no JSON' });
    expect(await checks.inside(() => [])).toMatchObject({ ok: true, output: '' });
  });
});
