import { escapeHtml } from '#server/platform/text/html';

const centre = 500;
const sizes =
  '205/55 R16 94H XL · M+S · DOT 4726 · 225/45 R17 91W · 35×12.50 R17 LT · 120/70 ZR17 · 295/80 R22.5 ·';

interface Ring {
  radius: number;
  width: number;
  tone: 0 | 1 | 2 | 3;
  /** The number of blocks in the ring, and the filled part of the distance between them. */
  blocks?: [count: number, filled: number];
  opacity?: number;
}

const tread: Ring[] = [
  { radius: 486, width: 22, tone: 1, blocks: [96, 0.78] },
  { radius: 486, width: 22, tone: 0, blocks: [192, 0.06] },
];
const wall: Ring[] = [
  { radius: 466, width: 9, tone: 0, blocks: [192, 0.6] },
  { radius: 452, width: 1.5, tone: 2 },
  { radius: 436, width: 1, tone: 2, opacity: 0.7 },
  { radius: 344, width: 1, tone: 2, opacity: 0.7 },
  { radius: 282, width: 1.5, tone: 2 },
  { radius: 268, width: 16, tone: 2, blocks: [240, 0.35], opacity: 0.55 },
  { radius: 254, width: 1.5, tone: 3 },
];
const rim: Ring[] = [
  { radius: 240, width: 5, tone: 2 },
  { radius: 228, width: 1, tone: 1 },
];

function drawRing({ radius, width, tone, blocks, opacity = 1 }: Ring): string {
  const pitch = blocks ? (2 * Math.PI * radius) / blocks[0] : 0;
  const dashes = blocks
    ? ` stroke-dasharray="${(pitch * blocks[1]).toFixed(3)} ${(pitch * (1 - blocks[1])).toFixed(3)}"`
    : '';
  return (
    `<circle cx="${centre}" cy="${centre}" r="${radius}" class="ring${tone}" stroke-width="${width}"` +
    `${dashes} opacity="${opacity}"/>`
  );
}

const shades: [offset: number, lightness: number][] = [
  [0.5, 0.15],
  [0.66, 0.25],
  [0.82, 0.275],
  [0.93, 0.2],
  [1, 0.16],
];
const rubber = `<radialGradient id="rubber" gradientUnits="userSpaceOnUse" cx="${centre}" cy="${centre}" r="480">${shades
  .map(([offset, lightness]) => `<stop offset="${offset}" stop-color="oklch(${lightness} .007 255)"/>`)
  .join('')}</radialGradient>`;

const around = (radius: number): string => `M${centre} ${centre - radius}a${radius} ${radius} 0 1 1 -.01 0`;
const disc = (radius: number, className: string): string =>
  `<circle cx="${centre}" cy="${centre}" r="${radius}" class="${className}"/>`;

/** Repeats the line until it fills the circumference. */
function roundTheTire(line: string): string {
  const text = line.trim() || '·';
  return Array.from({ length: Math.max(1, Math.round(54 / text.length)) }, () => text).join(' ');
}

/**
 * Returns the drawing of a tire with `line` as raised lettering. It is decorative and hidden from assistive technology.
 */
export function sidewall(line: string): string {
  return `<svg class="wheel" viewBox="0 0 1000 1000" aria-hidden="true" focusable="false">
<defs>${rubber}<path id="line" d="${around(362)}"/><path id="sizes" d="${around(302)}"/></defs>
${tread.map(drawRing).join('')}${disc(474, 'wall')}${wall.map(drawRing).join('')}${disc(240, 'hub')}${rim.map(drawRing).join('')}
<g transform="rotate(-52 ${centre} ${centre})"><text class="emboss" font-size="58" textLength="2230"><textPath href="#line">${escapeHtml(roundTheTire(line))}</textPath></text></g>
<g transform="rotate(-46 ${centre} ${centre})"><text class="emboss small" font-size="14" textLength="1880"><textPath href="#sizes">${sizes}</textPath></text></g>
</svg>`;
}
