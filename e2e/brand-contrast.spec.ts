import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { contrastsOf } from '../client/features/site/admin/contrast';
import { openStage } from './support/portal/stage';

type Bytes = readonly [red: number, green: number, blue: number];

/** Foreground and background of each pair, in the order of `contrastsOf`. */
const pairs = [
  { scheme: 'light', text: '--on-brand', ground: '--brand-solid' },
  { scheme: 'dark', text: '--on-brand', ground: '--brand-solid' },
  { scheme: 'light', text: '--brand-text', ground: '--surface' },
  { scheme: 'dark', text: '--brand-text', ground: '--surface' },
];

/** Returns the two colors of each pair as the browser paints them with this brand color. */
const painted = (page: Page, brand: string): Promise<(readonly [Bytes, Bytes])[]> =>
  page.evaluate(
    ({ brand: color, pairs: wanted }) => {
      const root = document.documentElement;
      root.style.setProperty('--brand', color);
      const probe = document.body.appendChild(document.createElement('div'));
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      const bytes = (token: string) => {
        probe.style.color = `var(${token})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return [red!, green!, blue!] as const;
      };
      const found = wanted.map(({ scheme, text, ground }) => {
        root.dataset['mantineColorScheme'] = scheme;
        return [bytes(text), bytes(ground)] as const;
      });
      probe.remove();
      return found;
    },
    { brand, pairs },
  );

function luminance(bytes: Bytes): number {
  const [red, green, blue] = bytes.map((byte) =>
    byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio([one, other]: readonly [Bytes, Bytes]): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('the contrast of a brand color in the settings', () => {
  const stage = openStage();

  it('matches the colors that the browser paints, in light and dark', async () => {
    const page = await (await stage.device()).newPage();
    await page.goto('/contact');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const grid = ['00', '55', 'aa', 'ff'];
    const colors = grid.flatMap((red) =>
      grid.flatMap((green) => grid.map((blue) => `#${red}${green}${blue}`)),
    );
    for (const color of ['#ffb200', '#0057b8', '#b8b8b8', ...colors]) {
      const seen = (await painted(page, color)).map(ratio);
      const told = contrastsOf(color);
      expect(told).toHaveLength(pairs.length);
      // The browser rounds painted colors to steps of 1 in 255.
      for (const [index, { id, ratio: said }] of told.entries())
        expect({ color, id, off: Math.abs(said - seen[index]!) > 0.02 * said }).toEqual({
          color,
          id,
          off: false,
        });
    }
  });
});
