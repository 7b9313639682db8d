import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runScript } from './run-script';

const folder = mkdtempSync(join(tmpdir(), 'treadway-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the commands that write generated files', () => {
  it('find schema.graphql up to date', async () => {
    expect(await runScript('schema', ['--check'])).toEqual({
      code: 0,
      output:
        'schema.graphql is up to date.\nclient/platform/generated/described.graphql is up to date.\n' +
        'client/platform/generated/languages.graphql is up to date.\n' +
        'server/operations.txt is up to date.\n',
      errors: '',
    });
  });

  it('find no breaking change in the schema', async () => {
    const { code, output } = await runScript('schema:baseline', ['--check']);
    expect(output).toMatch(/^No breaking changes\.\n(Compared|Not compared) with .*\.\n$/);
    expect(code).toBe(0);
  });

  it('find the typed hooks and operations up to date', async () => {
    const { code, output, errors } = await runScript('codegen', ['--check']);
    expect(output).toMatch(/operations\.json is up to date: [1-9]\d+ operations\.\n$/);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it('find the table of environment variables up to date', async () => {
    expect(await runScript('configuration', ['--check'])).toEqual({
      code: 0,
      output: 'Every generated file is up to date.\n',
      errors: '',
    });
  });

  it('find the Keycloak theme up to date', async () => {
    const { code, output } = await runScript('theme', ['--check']);
    expect(output).toContain('resources/css/page.css is up to date.\n');
    expect(code).toBe(0);
  });

  it('find the fonts of pages and certificates up to date', async () => {
    const { code, output, errors } = await runScript('fonts', ['--check']);
    expect(output).toMatch(/ KB {2}archivo-portal\.woff2\n/);
    expect(output).toMatch(/ KB {2}heading-latin\.ttf\n/);
    expect(output).toContain('Every generated file is up to date.\n');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it('find all lengths of the style sheets in rem', async () => {
    expect(await runScript('styles', ['--check'])).toEqual({
      code: 0,
      output: 'Every generated file is up to date.\n',
      errors: '',
    });
  });

  it('format a file', async () => {
    const file = join(folder, 'untidy.ts');
    writeFileSync(file, 'const  a = "b"');
    expect(await runScript('format', ['--check', file])).toMatchObject({
      code: 1,
      output: expect.stringContaining('untidy.ts'),
    });
    expect(await runScript('format', [file])).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe("const a = 'b';\n");
  });
});
