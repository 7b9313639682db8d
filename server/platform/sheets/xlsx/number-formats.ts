import { type FormatToken, getFormatInfo, isValidFormat, tokenize } from 'numfmt';
import type { Part } from './archive';
import { readAllXml } from './read-xml';

/** A number format that shows other characters than those of the number, such as leading zeros. */
export interface Pattern {
  /** The format code, such as `00000` or `"DE-"0`. */
  code: string;
  /** The decimal places that it shows. */
  decimals: number;
}

/** The display format of a number that isn't shown as a plain number. */
export type Look = 'day' | 'time' | 'moment' | 'percent' | Pattern;

export const isPattern = (look: Look | null): look is Pattern => typeof look === 'object' && look !== null;

const digits: ReadonlySet<string> = new Set(['zero', 'hash', 'qmark']);
const literals: ReadonlySet<string> = new Set(['string', 'escaped', 'char']);

/** Returns the tokens before the first one of these types, or all of them. */
function tokensBefore(tokens: FormatToken[], ...types: string[]): FormatToken[] {
  const end = tokens.findIndex(({ type }) => types.includes(type));
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** Returns true if a token shows a character that isn't part of a number. Spaces and currency signs count as part. */
const showsOtherCharacter = ({ type, value }: FormatToken, before: FormatToken | undefined): boolean =>
  (type === 'minus' && before !== undefined && digits.has(before.type)) ||
  (literals.has(type) && !/^[\s\p{Sc}]*$/u.test(value));

/**
 * Returns the pattern of a format; null if the displayed text is the number itself, perhaps grouped or with a currency.
 */
function patternOf(code: string): Pattern | null {
  // Spreadsheets accept no other format.
  if (!isValidFormat(code)) return null;
  const tokens = tokenize(code);
  const isConditional = tokens.some(({ type }) => type === 'condition');
  const section = isConditional ? tokens : tokensBefore(tokens, 'break');
  const zeros = tokensBefore(section, 'point', 'exp').filter(({ type }) => type === 'zero');
  const isPlain =
    zeros.length < 2 && !section.some((token, place) => showsOtherCharacter(token, section[place - 1]));
  return isPlain ? null : { code, decimals: getFormatInfo(code).maxDecimals };
}

/** Returns how a built-in format looks. Ids from 27 to 58 are dates in East Asian languages. */
function builtIn(id: number): Look | null {
  if (id === 9 || id === 10) return 'percent';
  if (id >= 14 && id <= 17) return 'day';
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return 'time';
  if (id === 22) return 'moment';
  return (id >= 27 && id <= 31) || (id >= 50 && id <= 58) || id === 36 ? 'day' : null;
}

/** Returns how a format code looks, such as `yyyy\-mm\-dd` or `0.0 "kg"`. */
export function lookOf(code: string): Look | null {
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  // Durations above 24 hours aren't times of day.
  if (/\[[hms]+\]/i.test(first)) return null;
  const letters = first.replace(/\[[^\]]*\]|general|am\/pm|a\/p/gi, '');
  const [day, time] = [/[yd]/i.test(letters), /[hs]/i.test(letters)];
  if (time) return day ? 'moment' : 'time';
  if (day || /m/i.test(letters)) return 'day';
  return letters.includes('%') ? 'percent' : patternOf(code);
}

/** Returns how the cells of each style look, by style index. */
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
