import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

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

describe('the size of the first load', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('counts the entry, the home page, one language and what they import, each once, and nothing lazy', async () => {
    build({
      'index.html': { isEntry: true, imports: ['_shared'], dynamicImports: ['features/home/home-page.tsx'] },
      'features/home/home-page.tsx': { isDynamicEntry: true, imports: ['_shared', '_inner'] },
      _shared: { imports: ['_inner'] },
      _inner: {},
      'locales/es.json': { isDynamicEntry: true },
      'features/menus/admin/admin-page.tsx': { isDynamicEntry: true, imports: ['_editor'] },
      _editor: {},
    });
    const { measureBundle } = await import('./check-bundle.mjs');
    const { files, total } = measureBundle(folder);
    expect(files.map(({ file }) => file).sort()).toEqual(['0.js', '1.js', '2.js', '3.js', '4.js']);
    expect(total).toBe(files.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it('is refused when the home page is not there to be measured', async () => {
    build({ 'index.html': { isEntry: true } });
    const { measureBundle } = await import('./check-bundle.mjs');
    expect(() => measureBundle(folder)).toThrow('no chunk of features/home');
  });
});
