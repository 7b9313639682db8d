import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runScript } from './run-script';

const empty = mkdtempSync(join(tmpdir(), 'treadway-commands-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

describe('the commands that report', () => {
  it('list the sentences of the specification that are still open', async () => {
    const { code, output, errors } = await runScript('specification');
    expect(output).toMatch(/\d+ sentences: \d+ built, \d+ open, \d+ context\n$/);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it('show which feature reads and writes which table', async () => {
    const { code, output } = await runScript('tables');
    expect(output).toMatch(/^points_entry .*\bw\b.* points$/m);
    expect(code).toBe(0);
  });

  it('run the checks whose name contains the words, and count them', async () => {
    const { code, output, errors } = await runScript('check', ['--only', 'lengths in style sheets']);
    expect(output).toMatch(/^ok {5}lengths in style sheets \(\d\.\d s\)\n1 passed, 0 failed\n$/);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it('run the specs of a file', async () => {
    const { code, errors } = await runScript('spec', ['client/ui/editing/reorder/order.spec.ts']);
    expect(errors).toContain('Tests: ');
    expect(errors).toMatch(/PASS client/);
    expect(code).toBe(0);
  });

  it('list the specs affected by the changes since a commit', async () => {
    const { code, output, errors } = await runScript('spec', ['changed', 'HEAD', '--listTests']);
    expect(output).toMatch(/^Features: .+\nSpec files: \d+\n/);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it('name an unknown commit', async () => {
    expect(await runScript('spec', ['changed', 'no-such-commit'])).toEqual({
      code: 1,
      output: '',
      errors: "fatal: bad revision 'no-such-commit'\n",
    });
  });

  it('list the rules if a mutation test names an unknown one', async () => {
    const { code, output, errors } = await runScript('test:mutation', ['closing', 'opening']);
    expect(output).toMatch(
      /^No rule is called opening\. The rules are: access, marking, closing, .*\.\n0 passed, 1 failed\n$/,
    );
    expect({ code, errors }).toEqual({ code: 1, errors: '' });
  });

  it('list missing requirements of the specs on real servers', async () => {
    const env = { TOOLS_DIR: empty, SHARED_DIR: empty, KEYCLOAK_HOME: empty };
    const { code, output } = await runScript('test:real', [], env);
    expect(output).toMatch(/^Specs on real servers can't run\. Missing: question files .*Keycloak 26/);
    expect(output).toMatch(/\n0 passed, [1-9] failed\n$/);
    expect(code).toBe(1);
  });
});
