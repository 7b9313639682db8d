import type { MantineColorsTuple } from '@mantine/core';

/** The neutral gray of the light theme, lightest first. */
export const gray: MantineColorsTuple = [
  '#f8f9fa',
  '#f1f2f4',
  '#e6e8ea',
  '#d5d8db',
  '#bbbec2',
  '#83868b',
  '#686c71',
  '#4c5055',
  '#2e3134',
  '#141619',
];

/** The neutral gray of the dark theme, lightest first. */
export const dark: MantineColorsTuple = [
  '#ebedef',
  '#d2d4d7',
  '#b0b3b7',
  '#76797e',
  '#4d5054',
  '#36393d',
  '#272a2e',
  '#1d1f23',
  '#141619',
  '#0c0d0f',
];

// Fixed lightness keeps the contrast for any brand color. Hue and capped chroma follow `--brand` at run time.
const tone = (lightness: number, chroma: string) => `oklch(from var(--brand) ${lightness} ${chroma} h)`;

/** Ten tones of the brand color, derived from the custom property `--brand`. */
export const brand: MantineColorsTuple = [
  tone(0.975, 'calc(min(c, .17) * .12)'),
  tone(0.945, 'calc(min(c, .17) * .32)'),
  tone(0.9, 'calc(min(c, .17) * .6)'),
  tone(0.85, 'calc(min(c, .17) * .85)'),
  tone(0.8, 'min(c, .17)'),
  tone(0.72, 'min(c, .17)'),
  tone(0.62, 'min(c, .16)'),
  tone(0.5, 'min(c, .13)'),
  tone(0.41, 'min(c, .11)'),
  tone(0.31, 'min(c, .08)'),
];
