import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

describe('the check of lengths in style sheets', () => {
  it.each([
    ['a { font-size: 14px; }', 'a { font-size: 0.875rem; }'],
    ['a { font: 700 14px/1 serif; }', 'a { font: 700 0.875rem/1 serif; }'],
    ['a { margin: -12px auto 0; }', 'a { margin: -0.75rem auto 0; }'],
    ['a { --row: 40px; }', 'a { --row: 2.5rem; }'],
    ['@media (min-width: 900px) { a { gap: 8px } }', '@media (min-width: 56.25em) { a { gap: 0.5rem } }'],
    ['a{padding:12px 16px;top:1px}', 'a{padding:0.75rem 1rem;top:1px}'],
  ])('converts pixels to rem or em: %s', async (text, grown) => {
    const { inRem } = await import('./check-styles.mjs');
    expect(inRem(text)).toBe(grown);
  });

  it.each([
    'a { border: 4px solid red; }',
    'a { border-radius: 10px; }',
    'a { box-shadow: 0 8px 24px red; }',
    'a { gap: 2px; }',
    'a:hover { color: red; }',
  ])('keeps pixels: %s', async (text) => {
    const { inRem } = await import('./check-styles.mjs');
    expect(inRem(text)).toBe(text);
  });

  it('reports the line of a length in pixels', async () => {
    const { checkStyles } = await import('./check-styles.mjs');
    const root = mkdtempSync(join(tmpdir(), 'styles-'));
    const page = 'server/features/identity/embedded/page/styles.ts';
    const skeleton = 'server/app/page/skeleton-styles.ts';
    for (const [file, text] of [
      ['client/ui/a.css', 'a {\n  font-size: 14px;\n}\n'],
      [page, 'a{gap:1rem}\n'],
      [skeleton, 'a{gap:1rem}\n'],
    ] as const) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    expect(checkStyles(root)).toEqual(["client/ui/a.css:2 write 'font-size: 0.875rem;': npm run styles"]);
    rmSync(root, { recursive: true });
  });
});
