import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newCertificateNumber, readCertificateNumber } from './certificate-number';

describe('certificate number', () => {
  it('has three groups of digits and letters that can’t be confused', () => {
    const numbers = Array.from({ length: 200 }, newCertificateNumber);
    for (const number of numbers)
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(numbers.join('').replace(/-/g, '')).size).toBe(32);
  });

  it.each([
    ['7q4m2k9dxh3t', '7Q4M-2K9D-XH3T'],
    [' 7Q4M 2K9D – XH3T ', '7Q4M-2K9D-XH3T'],
    ['7Q4M‑2K9D‑XH3T', '7Q4M-2K9D-XH3T'],
    ['oO0o-iIlL-11Ll', '0000-1111-1111'],
    ['７Ｑ４Ｍ２Ｋ９ＤＸＨ３Ｔ', '7Q4M-2K9D-XH3T'],
  ])('is parsed from %j', (typed, number) => {
    expect(readCertificateNumber(typed)).toBe(number);
  });

  it.each(['', '7Q4M-2K9D-XH3', '7Q4M-2K9D-XH3TT', '7Q4M-2K9D-XH3U', '7Q4M-2K9D-XH3*', `${' '.repeat(64)}7`])(
    'is not parsed from %j',
    (typed) => {
      expect(readCertificateNumber(typed)).toBeNull();
    },
  );

  it('is parsed from any spelling a person might type', () => {
    const sloppy = fc.array(
      fc.record({
        before: fc.constantFrom('', ' ', '-', '–', '\t'),
        lower: fc.boolean(),
        swapped: fc.boolean(),
      }),
      { minLength: 12, maxLength: 12 },
    );
    const alike: Record<string, string> = { '0': 'O', '1': 'l' };
    fc.assert(
      fc.property(sloppy, (habits) => {
        const number = newCertificateNumber();
        const typed = [...number.replace(/-/g, '')].map((digit, at) => {
          const { before, lower, swapped } = habits[at]!;
          const written = swapped ? (alike[digit] ?? digit) : digit;
          return before + (lower ? written.toLowerCase() : written);
        });
        expect(readCertificateNumber(typed.join(''))).toBe(number);
      }),
    );
  });
});
