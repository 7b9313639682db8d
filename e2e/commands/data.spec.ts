import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { type Ended, runScript } from '../../scripts/commands/run-script';
import { copySeed } from '../support/portal/seed';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(memoryFolder(), 'treadway-commands-'));
  copySeed(join(folder, 'portal'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the environment for one of two data folders: one has demo data, the other is empty at first. */
const at = (name: 'portal' | 'restored'): Record<string, string> => ({ DATA_DIR: join(folder, name) });
const done = (output: string): Ended => ({
  code: 0,
  output: expect.stringMatching(output) as never,
  errors: '',
});

describe('the commands for a portal’s data', () => {
  it('back up a portal, restore it elsewhere and verify its audit log there', async () => {
    const backup = join(folder, 'backup');
    expect(await runScript('backup', [backup], at('portal'))).toEqual(
      done(String.raw`\d{2,} tables and \d+ files are in ${backup}\.\n$`),
    );
    const series = join(folder, 'series');
    mkdirSync(join(series, '2026-11-01T000000Z'), { recursive: true });
    writeFileSync(join(series, '2026-11-01T000000Z/manifest.json'), '');
    expect(await runScript('backup', [series, '--keep', '1'], at('portal'))).toEqual(
      done(String.raw`files are in ${series}/[\dT-]{17}Z\.\nDeleted the older 2026-11-01T000000Z\.\n$`),
    );
    mkdirSync(join(folder, 'restored'));
    expect(await runScript('restore', [backup], at('restored'))).toEqual(
      done(String.raw`\d{2,} tables and \d+ files of .* are back\.\n$`),
    );
    expect(await runScript('audit:verify', [], at('restored'))).toEqual(
      done(String.raw`^The audit is as it was sealed: [\d,]+ entries in \d+ blocks\.\n`),
    );
  });

  it('preview an import of questions without changing anything', async () => {
    const file = join(folder, 'bank.gift');
    writeFileSync(file, 'Is rubber round?{T}\n\nDescribe a tire.{}\n');
    const words = [file, '--module', 'Winter compounds', '--dry-run'];
    const { code, output, errors } = await runScript('import:questions', words, at('portal'));
    expect(output).toContain('line 1: accepted: Is rubber round?\n');
    expect(output).toContain('bank.gift: 1 accepted, 0 converted, 1 rejected');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it('add large data at a small scale, and partition the largest tables', async () => {
    const { code, output } = await runScript('seed:large', ['--scale', '0.0005'], at('portal'));
    expect(output).toMatch(/\nDone in \d+ s; the database has \d+ MB\.\n$/);
    expect(code).toBe(0);
    expect(await runScript('partition', ['audit'], at('portal'))).toEqual(done(String.raw`\nDone\.\n$`));
    expect(await runScript('partition', ['answers'], at('portal'))).toEqual(done(String.raw`\nDone\.\n$`));
  });
});
