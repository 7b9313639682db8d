import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { bundleClient } from './build.mjs';

it('the build bundles the client for production even in specs', async () => {
  expect(process.env['NODE_ENV']).toBe('test');
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const config = join(folder, 'vite.config.mjs');
    writeFileSync(config, 'export default {};');
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>');
    writeFileSync(join(folder, 'main.js'), 'document.title = `production: ${import.meta.env.PROD}`;');
    const { ok, output } = await bundleClient([folder, '--config', config]);
    expect({ ok, output }).toEqual({ ok: true, output: '' });
    const assets = join(folder, 'dist', 'assets');
    const bundled = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'));
    expect(bundled.join()).toContain('production: true');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
