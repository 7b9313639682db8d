import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parse } from '@formatjs/icu-messageformat-parser';

/** Turns the message catalogues into what react-intl would parse them to, so that no parser is shipped. */
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

/** Leaves `.br` and `.gz` beside every text of the built client, for the server to send as they are. */
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
        // A screen is many small files too: packed, from about here on, those weigh half.
        if (content.length < 256) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
