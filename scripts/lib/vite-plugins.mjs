import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parse } from '@formatjs/icu-messageformat-parser';

/** Compiles the message catalogues for react-intl, so that the client needs no parser. */
export function compileMessages() {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/client\/locales\/[a-z]+\/[a-z]+\.json$/.test(id)) return null;
      const messages = Object.entries(JSON.parse(code));
      const compiled = Object.fromEntries(messages.map(([key, message]) => [key, parse(message)]));
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}

/** Writes `.br` and `.gz` files next to every text of the built client, which the server sends unchanged. */
export function precompress() {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        // A page consists of many small files, and compression halves those from about this size on.
        if (content.length < 256) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
