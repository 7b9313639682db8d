import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const load = { name: 'home', pages: ['features/home/home-page.tsx'], catalogues: [] as string[], limit: 1 };

let folder = '';

function build(manifest: Record<string, object>): void {
  const named = Object.fromEntries(
    Object.entries(manifest).map(([key, chunk], index) => [key, { ...chunk, file: `${index}.js` }]),
  );
  for (const { file } of Object.values(named))
    writeFileSync(join(folder, file), `export const a = 1; // ${file}`);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(named));
}

describe('the check of the first load’s size', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('counts the entries, the page, the largest catalogues and their imports once, and nothing lazy', async () => {
    build({
      'app/main.tsx': {
        isEntry: true,
        imports: ['_shared'],
        dynamicImports: ['features/home/home-page.tsx'],
      },
      'app/arrival.ts': { isEntry: true },
      'features/home/home-page.tsx': { isDynamicEntry: true, imports: ['_shared', '_inner'] },
      _shared: { imports: ['_inner'] },
      _inner: {},
      'locales/portal/es.json': { isDynamicEntry: true },
      'locales/admin/es.json': { isDynamicEntry: true },
      'features/menus/admin/admin-page.tsx': { isDynamicEntry: true, imports: ['_editor'] },
      _editor: {},
    });
    const { measureBundle } = await import('./check-bundle.mjs');
    const [home] = measureBundle(folder, [{ ...load, catalogues: ['locales/portal/'] }]);
    expect(home!.files.map(({ file }) => file).sort()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `${n}.js`));
    expect(home!.total).toBe(home!.files.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it('measures files as they are sent, compressed with Brotli', async () => {
    build({ 'app/main.tsx': { isEntry: true }, 'features/home/home-page.tsx': { isDynamicEntry: true } });
    const { measureBundle } = await import('./check-bundle.mjs');
    const [home] = measureBundle(folder, [load]);
    const sent = brotliCompressSync(readFileSync(join(folder, '0.js')));
    expect(home!.files[0]).toEqual({ file: '0.js', bytes: sent.length });
  });

  it('fails if a page of the first load is missing', async () => {
    build({ 'app/main.tsx': { isEntry: true } });
    const { measureBundle } = await import('./check-bundle.mjs');
    expect(() => measureBundle(folder, [load])).toThrow(
      "lacks pages of the first load 'home': features/home/home-page.tsx",
    );
  });
});
