import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runScript } from './run-script';

const folder = mkdtempSync(join(tmpdir(), 'treadway-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the commands that examine the built client', () => {
  it('list the packages in a file with their sizes', async () => {
    const { code, output } = await runScript('bundle', ['portal-']);
    expect(output).toMatch(/^ +\d+\.\d KB brotli, \d+\.\d KB raw {2}assets\/portal-\S+\.js$/m);
    expect(output).toMatch(/^ +\d+\.\d KB {2}react-dom$/m);
    expect(output).toMatch(/^ +\d+\.\d KB {2}client\/features\/home$/m);
    expect(code).toBe(0);
  });

  it('score a page and a plain page of the same size', async () => {
    const { code, output, errors } = await runScript('lighthouse', ['--runs', '1', '--only', 'login']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const rows = [...output.matchAll(/│ \d +│ '(.+?)' +│ (\d+) +│ '([\d.]+)' +│/g)];
    expect(rows.map(([, page]) => page)).toEqual(['/login', expect.stringMatching(/^ {2}plain, \d+ KB$/)]);
    for (const [, , performance, paint] of rows) {
      expect(Number(performance)).toBeGreaterThan(0);
      expect(Number(paint)).toBeGreaterThan(0);
    }
  });

  it('take screenshots of a screen on phone and desktop', async () => {
    const files = ['learner-results-desktop.webp', 'learner-results-phone.webp'];
    const { code, output } = await runScript('screenshots', ['--only', '/results', '--out', folder]);
    expect(output).toBe(files.map((file) => `${file}\n`).join(''));
    expect(readdirSync(join(folder, 'images/tour')).toSorted()).toEqual(files);
    expect(code).toBe(0);
  });

  it('reject an unknown route', async () => {
    expect(await runScript('screenshots', ['--only', '/nowhere', '--out', folder])).toMatchObject({
      code: 1,
      errors: '--only must be a route with a screen, for example /results.\n',
    });
  });
});
