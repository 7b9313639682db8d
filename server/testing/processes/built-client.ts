import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layouts } from '#server/app/page/layouts';
import { languages } from '#server/platform/language/i18n';

/** Creates a folder like that of the built client, with only what the server reads at its start. */
export function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treadway-client-'));
  const pages = layouts.flatMap(([, { files }]) => files);
  const words = ['portal', ...layouts.flatMap(([, layout]) => layout.words ?? [])];
  const catalogues = languages.flatMap((lang) => words.map((area) => `locales/${area}/${lang}.json`));
  const sources = ['app/arrival.ts', 'app/to-form.ts', ...pages, ...catalogues];
  const manifest = Object.fromEntries(sources.map((source) => [source, { file: `assets/${source}.js` }]));
  const main = { file: 'assets/main.js', imports: ['_portal.js'] };
  const portal = { file: 'assets/portal.js', css: ['assets/portal.css'] };
  const font = { file: 'assets/archivo.woff2' };
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, '.vite', 'manifest.json'),
    JSON.stringify({
      ...manifest,
      'app/main.tsx': main,
      '_portal.js': portal,
      'ui/theme/fonts/archivo-portal.woff2': font,
    }),
  );
  writeFileSync(join(folder, 'silent-check-sso.html'), '<title>x</title><script>parent.x()</script>');
  writeFileSync(join(folder, 'assets', 'whole.js'), 'export {};');
  return folder;
}
