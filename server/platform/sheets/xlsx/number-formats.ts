import type { Part } from './archive';
import { readAllXml } from './read-xml';

/** How people see a number, where that is not a number. */
export type Look = 'day' | 'time' | 'moment' | 'percent';

/** By the number of a format; those between 27 and 58 are days in East Asian languages. */
function builtIn(id: number): Look | null {
  if (id === 9 || id === 10) return 'percent';
  if (id >= 14 && id <= 17) return 'day';
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return 'time';
  if (id === 22) return 'moment';
  return (id >= 27 && id <= 31) || (id >= 50 && id <= 58) || id === 36 ? 'day' : null;
}

/** By the code of a format, as `yyyy\-mm\-dd` or `0.0 "kg"`. */
export function lookOf(code: string): Look | null {
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  // Hours that count on over 24 are no time of a day.
  if (/\[[hms]+\]/i.test(first)) return null;
  const letters = first.replace(/\[[^\]]*\]|general|am\/pm|a\/p/gi, '');
  const [day, time] = [/[yd]/i.test(letters), /[hs]/i.test(letters)];
  if (time) return day ? 'moment' : 'time';
  if (day || /m/i.test(letters)) return 'day';
  return letters.includes('%') ? 'percent' : null;
}

/** How the cells of each style look, in the order of the styles. */
export async function looksOf(styles: Part | null): Promise<(Look | null)[]> {
  const codes = new Map<number, string>();
  const looks: (Look | null)[] = [];
  if (!styles) return looks;
  let areCells = false;
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'cellXfs') areCells = true;
    const id = Number(attributes['numFmtId']);
    if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
    if (name !== 'xf' || !areCells) return;
    const code = codes.get(id);
    looks.push(code === undefined ? builtIn(id) : lookOf(code));
  };
  await readAllXml(styles, {
    open,
    close: (name) => {
      if (name === 'cellXfs') areCells = false;
    },
  });
  return looks;
}
