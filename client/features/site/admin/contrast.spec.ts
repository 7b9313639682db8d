import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrastsOf, neededContrast } from './contrast';

const rounded = (hex: string) => contrastsOf(hex).map(({ ratio }) => ratio.toFixed(1));

describe('the contrasts of a brand color', () => {
  it('match the original design for the default color', () => {
    expect(rounded('#ffb200')).toEqual(['10.7', '10.7', '6.1', '10.5']);
  });

  it('use the adjacent greys for black and white', () => {
    expect(contrastsOf('#000000')[0]).toMatchObject({ id: 'admin.settings.whiteOnColor' });
    expect(Number(rounded('#000000')[0])).toBeCloseTo(21, 0);
    expect(contrastsOf('#ffffff')[0]).toMatchObject({ id: 'admin.settings.blackOnColor' });
  });

  it('are readable for every color', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (color) => {
        for (const { ratio } of contrastsOf(color))
          expect(ratio).toBeGreaterThanOrEqual(neededContrast - 0.3);
      }),
    );
  });
});
