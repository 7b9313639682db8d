// npm run fonts [-- --check]
// Writes the fonts of every first load: the letters of English, Spanish and French in the weights and widths that the
// style sheets use. Browsers load other letters from the whole fonts, only if a page shows one.
// Also writes the fonts of certificates: all letters, at one weight and width each, because the PDF library embeds
// only the default instance of a variable font.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { emitFiles } from './lib/generated-files.mjs';

const require = createRequire(import.meta.url);
const folders = {
  portal: 'client/ui/theme/fonts',
  certificates: 'server/features/attempts/certificates/fonts',
};

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
const accented = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸÁÍÓÚÑ';
const signs = '\u00a0\u202f¡¿«»·×°ºª–—‘’“”•…€™−';
const letters = `${ascii}${signs}${accented}${accented.toLowerCase()}ß`;

const archivo = (part) => `@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`;
const atkinson = (part) =>
  `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-wght-normal.woff2`;

const fonts = [
  {
    name: 'archivo-portal.woff2',
    from: archivo('latin'),
    variationAxes: { wght: { min: 600, max: 800 }, wdth: { min: 76, max: 125 } },
  },
  {
    name: 'atkinson-portal.woff2',
    from: atkinson('latin'),
    variationAxes: { wght: { min: 400, max: 800 } },
  },
];

const certificateFonts = [
  { name: 'heading', from: archivo, variationAxes: { wght: 700, wdth: 76 } },
  { name: 'wide', from: archivo, variationAxes: { wght: 700, wdth: 120 } },
  { name: 'text', from: atkinson, variationAxes: { wght: 400 } },
];

/** Returns the letters as a `unicode-range` of CSS. */
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

const files = {};

async function add(folder, name, from, { text, ...options }) {
  const font = await subsetFont(readFileSync(require.resolve(from)), text, { noHinting: true, ...options });
  files[`${folder}/${name}`] = font;
  process.stdout.write(`${(font.length / 1024).toFixed(1)} KB  ${name}\n`);
}

for (const { name, from, variationAxes } of fonts) {
  const keepFeatures = ['ccmp', 'kern', 'liga', 'mark', 'rvrn', 'tnum', 'lnum'];
  const options = { text: letters, targetFormat: 'woff2', keepFeatures, variationAxes };
  await add(folders.portal, name, from, options);
}
for (const { name, from, variationAxes } of certificateFonts) {
  for (const part of ['latin', 'latin-ext']) {
    const options = { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes };
    await add(folders.certificates, `${name}-${part}.ttf`, from(part), options);
  }
}
process.stdout.write(`unicode-range: ${unicodeRange}\n`);
emitFiles(files, 'fonts');
