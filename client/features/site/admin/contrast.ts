/** A color by lightness, chroma and hue, as in the CSS function `oklch()`. */
type Oklch = { l: number; c: number; h: number };
type Rgb = readonly [red: number, green: number, blue: number];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function linearOf(hex: string): Rgb {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function oklchOf([r, g, b]: Rgb): Oklch {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, blue), h: Math.atan2(blue, a) };
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

function linearOfOklch({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Returns the WCAG contrast ratio of two colors, from 1 to 21. */
function ratio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const black: Oklch = { l: 0.16, c: 0, h: 0 };
const white = linearOf('#ffffff');
const rubber = linearOf('#141619');
const lightest = 0.62;

/** The contrast ratio of a pair of derived colors, with its message id. */
export type Checked = { id: string; ratio: number };

/** Returns the contrast of all text that depends on the brand color, derived like in `tokens.css`. */
export function contrastsOf(hex: string): Checked[] {
  const brand = oklchOf(linearOf(hex));
  const isLight = brand.l >= lightest;
  const solid = linearOfOklch({ ...brand, l: isLight ? Math.max(brand.l, 0.66) : Math.min(brand.l, 0.54) });
  const solidInDark = linearOfOklch({ ...brand, l: Math.max(brand.l, 0.64) });
  const text = linearOfOklch({ ...brand, l: 0.5, c: Math.min(brand.c, 0.13) });
  const textInDark = linearOfOklch({ ...brand, l: 0.83, c: Math.min(brand.c, 0.16) });
  return [
    {
      id: isLight ? 'admin.settings.blackOnColor' : 'admin.settings.whiteOnColor',
      ratio: ratio(solid, isLight ? linearOfOklch(black) : white),
    },
    { id: 'admin.settings.onColorInDark', ratio: ratio(solidInDark, linearOfOklch(black)) },
    { id: 'admin.settings.textOnWhite', ratio: ratio(text, white) },
    { id: 'admin.settings.textOnDark', ratio: ratio(textInDark, rubber) },
  ];
}

/** The minimum contrast ratio of text. */
export const neededContrast = 4.5;
