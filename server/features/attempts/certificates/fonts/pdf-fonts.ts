import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { root } from '#server/platform/root';

/** Each style's own font lies beside this file, as `npm run fonts` wrote it; here is the one for every other script. */
const styles = {
  /** Headings and names. */
  heading: 'DejaVuSansCondensed-Bold',
  /** Codes and the lettering of the tire. */
  wide: 'DejaVuSans-Bold',
  text: 'DejaVuSans',
} as const;

export type FontStyle = keyof typeof styles;

/** A font file with the characters it has. */
export interface PdfFont {
  name: string;
  file: Buffer;
  has: (character: string) => boolean;
}

function pdfFont(name: string, file: Buffer): PdfFont {
  const points = new Set(create(file).characterSet);
  // What only joins or selects forms of its neighbours is no reason for another font.
  const has = (character: string) =>
    [...character.replace(/\p{Join_Control}|\p{Variation_Selector}/gu, '')].every((each) =>
      points.has(each.codePointAt(0)!),
    );
  return { name, file, has };
}

const read = (folder: string, name: string) => readFileSync(join(root, folder, `${name}.ttf`));

function load(style: FontStyle): PdfFont[] {
  const own = ['latin', 'latin-ext'].map((part) => {
    const name = `${style}-${part}`;
    return pdfFont(name, read('server/features/attempts/certificates/fonts', name));
  });
  return [...own, pdfFont(`${style}-others`, read('node_modules/dejavu-fonts-ttf/ttf', styles[style]))];
}

const loaded = new Map<FontStyle, PdfFont[]>();

/** The fonts of a style, the preferred one first, the last one for every other script; read once. */
function fontsOf(style: FontStyle): PdfFont[] {
  let fonts = loaded.get(style);
  if (!fonts) loaded.set(style, (fonts = load(style)));
  return fonts;
}

export interface Run {
  font: PdfFont;
  text: string;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in pieces of one font each; spaces and punctuation stay with what is before them. */
export function runsOf(text: string, style: FontStyle): Run[] {
  const fonts = fontsOf(style);
  const runs: Run[] = [];
  for (const { segment } of characters.segment(text.normalize('NFC'))) {
    const run = runs.at(-1);
    const neutral = /^[\p{P}\p{Z}]+$/u.test(segment);
    const stays = neutral && run?.font.has(segment);
    const font = stays ? run!.font : (fonts.find((each) => each.has(segment)) ?? fonts.at(-1)!);
    if (run?.font === font) run.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}
