import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages, precompress, splitOperations } from './scripts/lib/vite-plugins.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = folder('dist/client');

export default defineConfig({
  root: folder('client'),
  cacheDir: folder('.cache/vite'),
  plugins: [compileMessages(), splitOperations(), react(), precompress()],
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
    // What every page loads first is one file: in many small ones it is larger, whatever screens come to share parts.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'portal', tags: ['$initial'], test: /^(?!.*(main\.tsx|\.html)$)/ }],
        },
      },
    },
  },
});
