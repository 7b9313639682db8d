import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let root = '';

async function findProblems(text: string, path = 'client/ui/a.ts'): Promise<string[]> {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  const { checkCalendar } = await import('./check-calendar.mjs');
  return checkCalendar(root);
}

describe('the check of calendars', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'calendar-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    'new Date().getFullYear()',
    'at.getMonth()',
    'at.setDate(3)',
    'at.getTimezoneOffset()',
    'at.toDateString()',
    'new Date(2026, 0, 1)',
    "at.toLocaleDateString('en')",
    "at.toLocaleTimeString('en', { timeStyle: 'short' })",
    "new Intl.DateTimeFormat('en').format(at)",
    "Intl.DateTimeFormat('en', { dateStyle: 'long' })",
    "createIntl({ locale: 'en' })",
    'at.toISOString().slice(0, 10)',
    "at.toISOString().split('T')",
  ])('rejects %s on client and server', async (code) => {
    const problem = expect.stringMatching(
      /^client\/ui\/a\.ts:2 .*client\/platform\/formats\/site-calendar\.ts/,
    );
    expect(await findProblems(`// A line.\nconst x = ${code};`)).toEqual([problem]);
    const problems = await findProblems(`const x = ${code};`, 'server/app/a.ts');
    expect(problems).toEqual([problem, expect.stringMatching(/^server\/app\/a\.ts:1 /)]);
  });

  it.each([
    'new Date(iso).getTime()',
    'new Date(Date.UTC(2026, 0, 1)).getUTCFullYear()',
    "at.toLocaleDateString('en', { timeZone: 'UTC' })",
    "new Intl.DateTimeFormat('en', { timeZone: zone })",
    "Intl.supportedValuesOf('timeZone')",
    "createIntl({ locale: 'en', timeZone })",
    "(12).toLocaleString('en')",
    'at.toISOString()',
  ])('accepts %s', async (code) => {
    expect(await findProblems(`const x = ${code};`)).toEqual([]);
  });

  it('ignores the calendars themselves, specs and code that only specs use', async () => {
    const code = 'const x = at.getFullYear();';
    for (const path of ['platform/formats/site-calendar.ts', 'ui/a.spec.tsx', 'testing/a.ts'])
      expect(await findProblems(code, `client/${path}`)).toEqual([]);
    expect(await findProblems(code, 'server/platform/calendar.ts')).toEqual([]);
  });
});
