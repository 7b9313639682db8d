import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages, precompress } from './scripts/lib/vite-plugins.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = folder('dist/client');

export default defineConfig({
  root: folder('client'),
  cacheDir: folder('.cache/vite'),
  plugins: [compileMessages(), react(), precompress()],
  resolve: {
    alias: [
      { find: /^#client\//, replacement: folder('client/') },
      // The catalogues are compiled at build time; the parser would add 8 KB to the first load for nothing.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: folder('node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
      },
    ],
  },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // The server writes the document around these; `index.html` is the development server's.
      input: ['client/app/arrival.ts', 'client/app/to-form.ts', 'client/app/main.tsx'].map(folder),
      treeshake: {
        // Index files have no side effects, so an import loads only the modules of the imported names.
        moduleSideEffects: [{ test: /\/client\/.*\/index\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // Who is signed in is asked by a small file of its own, while the large one is still on its way. What every
          // page loads first besides is one file: in many small ones it is larger, whatever screens come to share parts.
          groups: [
            {
              name: 'sign-in',
              test: /\/(keycloak-js\/|preload-helper|platform\/(device-storage|cookies|pause|sign-in\/(keycloak|sign-out-outcome|unreachable|requested-path)|i18n\/(languages|stored-language))\.ts$)/,
              priority: 2,
            },
            {
              name: 'portal',
              tags: ['$initial'],
              test: /^(?!.*\/app\/(main\.tsx|arrival\.ts|to-form\.ts)$)/,
              priority: 1,
            },
            { name: 'treads', test: /\/client\/ui\/art\/tread-/, minShareCount: 2 },
            {
              // Small parts of which home shows nothing.
              name: 'more-parts',
              test: /\/client\/ui\/(refetch-after|email-text|feedback\/(copy-reference|messages)|fields\/year-picker|files\/use-saving|images\/(face|image-sources|picture)|layout\/(description-list|tab-links)|more-button|use-copy)/,
              minShareCount: 2,
            },
            {
              // Shared by the forms of administrators. Many small files would be larger.
              name: 'editing',
              test: /\/client\/ui\/(dialog\/confirm-dialog|editing\/(delete-button|fields\/|form\.|leave-guard|move-buttons|page-head|problem|use-leave|use-visible-problems))/,
              minShareCount: 2,
            },
            {
              // Those that home shows too: each in a file of its own costs a slow line a turn.
              name: 'parts',
              test: /\/client\/(ui\/(?!editing\/|editor\/|list\/|dialog|confirm-dialog|dropdown|fields\/(fields|segmented-choice)|large-picture)|platform\/formats\/format\.ts|features\/modules\/(?!admin\/))|\/@tabler\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
