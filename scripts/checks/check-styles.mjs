// Checks lengths in style sheets: sizes of text must grow with the browser's font size, so they use rem and em, not px.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emitFiles } from '../lib/generated-files.mjs';

/** Style sheets in TypeScript files. */
const inCode = ['server/features/identity/embedded/page/styles.ts', 'server/app/page/skeleton-styles.ts'];

// Hairlines keep their width, and so do the edges and shadows around text.
const hairline = 4;
const isEdge = /^(border|outline|box-shadow|text-shadow|--shadow)/;
const length = /(?<![\w.#-])(-?)(\d*\.?\d+)px\b/g;
const declaration = /([\w-]+)(\s*:\s*)([^;{}]+)(?=[;}])/g;
const condition = /@(media|container)[^{]*/g;

const inUnit = (unit) => (_, sign, size) => `${sign}${Number(size) / 16}${unit}`;
const tooLong = (_, sign, size) => Number(size) >= hairline;

/** Returns the style sheet with all such lengths in rem, and widths of media queries in em. */
export function inRem(text) {
  return text
    .replace(condition, (match) => match.replace(length, inUnit('em')))
    .replace(declaration, (whole, property, colon, value) =>
      isEdge.test(property)
        ? whole
        : property +
          colon +
          value.replace(length, (...found) => (tooLong(...found) ? inUnit('rem')(...found) : found[0])),
    );
}

function styleSheets(root) {
  const names = readdirSync(join(root, 'client'), { recursive: true }).filter((name) =>
    name.endsWith('.css'),
  );
  return [...names.map((name) => join('client', name)), ...inCode];
}

/** Returns a line for each length in px that wouldn't grow. */
export function checkStyles(root) {
  return styleSheets(root).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const wanted = inRem(lines.join('\n')).split('\n');
    return lines.flatMap((line, index) =>
      line === wanted[index] ? [] : [`${file}:${index + 1} write '${wanted[index].trim()}': npm run styles`],
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '../..');
  const written = styleSheets(root).map((file) => [file, inRem(readFileSync(join(root, file), 'utf8'))]);
  emitFiles(Object.fromEntries(written), 'styles');
}
