// Writes the fonts that every first load brings: the letters of English, Spanish and French, and the weights and
// widths that the style sheets use. Other letters come from the whole fonts, only where a page shows one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './lib/run.mjs';

const require = createRequire(import.meta.url);
const folder = join(root, 'client', 'ui', 'theme', 'fonts');

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
const accented = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸÁÍÓÚÑ';
const signs = '\u00a0\u202f¡¿«»·×°ºª–—‘’“”•…€™−';
const letters = `${ascii}${signs}${accented}${accented.toLowerCase()}ß`;

const fonts = [
  {
    name: 'archivo-portal.woff2',
    from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    variationAxes: { wght: { min: 600, max: 800 }, wdth: { min: 76, max: 125 } },
  },
  {
    name: 'atkinson-portal.woff2',
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  },
];

/** The letters as a style sheet names them. */
const unicodeRange = [...new Set(letters)]
  .map((letter) => letter.codePointAt(0))
  .sort((a, b) => a - b)
  .reduce((ranges, code) => {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === code) last[1] = code;
    else ranges.push([code, code]);
    return ranges;
  }, [])
  .map(([from, to]) => `U+${from.toString(16)}${from === to ? '' : `-${to.toString(16)}`}`)
  .join(', ');

mkdirSync(folder, { recursive: true });
for (const { name, from, variationAxes } of fonts) {
  const font = await subsetFont(readFileSync(require.resolve(from)), letters, {
    targetFormat: 'woff2',
    keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'rvrn', 'tnum', 'lnum'],
    noHinting: true,
    variationAxes,
  });
  writeFileSync(join(folder, name), font);
  process.stdout.write(`${(font.length / 1024).toFixed(1)} KB  ${name}\n`);
}
process.stdout.write(`unicode-range: ${unicodeRange}\n`);
