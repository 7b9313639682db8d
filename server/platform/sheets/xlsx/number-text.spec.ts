import { describe, expect, it } from '@jest/globals';
import { columnNumber } from './column-number';
import { lookOf, looksOf } from './number-formats';
import { readNumber } from './number-text';

const textOf = (...number: Parameters<typeof readNumber>): string => readNumber(...number).text;

describe('columnNumber', () => {
  it.each([
    ['A1', 0],
    ['B12', 1],
    ['Z9', 25],
    ['AA1', 26],
    ['AB12', 27],
    ['ZZ1', 701],
    ['XFD1048576', 16383],
    ['12', -1],
    ['', -1],
    ['@1', -1],
    ['[1', -1],
    ['a1', -1],
    ['A[B', 0],
  ])('returns for %s the index %d', (place, number) => {
    expect(columnNumber(place)).toBe(number);
  });
});

describe('number in a workbook', () => {
  it.each([
    ['12', '12'],
    ['0.1', '0.1'],
    ['0.30000000000000004', '0.3'],
    ['123456789012345.67', '123456789012346'],
    ['-4.50', '-4.5'],
    ['1E3', '1000'],
    ['', ''],
    ['text', 'text'],
    ['1e999', '1e999'],
  ])('is displayed without a format, %j, as %j', (stored, text) => {
    expect(textOf(stored, null, false)).toBe(text);
  });

  it('is multiplied by a hundred as a percentage', () => {
    expect(textOf('0.85', 'percent', false)).toBe('85%');
    expect(textOf('0.29', 'percent', false)).toBe('29%');
    expect(textOf('-1', 'percent', false)).toBe('-100%');
  });

  it.each([
    ['1', '1900-01-01'],
    ['59', '1900-02-28'],
    // Spreadsheets have a 29th of February 1900, which becomes the day before.
    ['60', '1900-02-28'],
    ['61', '1900-03-01'],
    ['46053.75', '2026-01-31'],
    ['2958465', '9999-12-31'],
    ['2958466', '2958466'],
    ['-1', '-1'],
    ['0', '1899-12-31'],
  ])('is displayed as a date, %s, as %s', (stored, text) => {
    expect(textOf(stored, 'day', false)).toBe(text);
  });

  it('counts from 1904 in workbooks that declare it', () => {
    expect(textOf('0', 'day', true)).toBe('1904-01-01');
    expect(textOf('44591', 'day', true)).toBe('2026-01-31');
  });

  it('has no time zone as a date with time, to the millisecond', () => {
    expect(textOf('46053.354166666664', 'moment', false)).toBe('2026-01-31T08:30:00.000');
    expect(textOf('46053', 'moment', false)).toBe('2026-01-31T00:00:00.000');
    expect(textOf('0.5', 'moment', false)).toBe('1899-12-31T12:00:00.000');
  });

  it('is a time of day as a time, or a date with time from one day on', () => {
    expect(textOf('0.354166666666667', 'time', false)).toBe('08:30:00');
    expect(textOf('0', 'time', false)).toBe('00:00:00');
    expect(textOf('1', 'time', false)).toBe('1900-01-01T00:00:00.000');
  });
});

describe('number with a format of hours or fractions', () => {
  it.each([
    ['1.5', '[h]:mm', '1.5'],
    ['0.347222222222222', '[h]:mm', '0.347222222222222'],
    ['0.123', '# ?/?', '0.123'],
  ])('is unchanged for %s as %s: %s, because the format can round it', (stored, code, text) => {
    expect(readNumber(stored, lookOf(code), false)).toEqual({ text });
  });
});

describe('number with a pattern', () => {
  it.each([
    ['771', '00000', '00771'],
    ['-771', '00000', '-00771'],
    ['5551234567', '(000) 000-0000', '(555) 123-4567'],
    ['12', '"DE-"0', 'DE-12'],
    ['0.1', '00.0', '00.1'],
  ])('is displayed for %s as %s: %s', (stored, code, text) => {
    expect(readNumber(stored, lookOf(code), false)).toEqual({ text });
  });

  it.each([
    ['771.4', '00000', '00771'],
    ['0.25', '00.0', '00.3'],
  ])('is inexact for %s as %s, rounded to %s', (stored, code, text) => {
    expect(readNumber(stored, lookOf(code), false)).toEqual({ text, fault: 'ROUNDED_NUMBER' });
  });
});

describe('number of more than 15 digits', () => {
  it.each(['1000000000000000', '-1000000000000000', '1e21'])('is inexact: %s', (stored) => {
    expect(readNumber(stored, null, false)).toEqual({ text: stored, fault: 'LONG_NUMBER' });
  });

  it('is exact with 15 digits', () => {
    expect(readNumber('999999999999999', null, false)).toEqual({ text: '999999999999999' });
  });
});

describe('number format', () => {
  it.each([
    ['General', null],
    ['0.00', null],
    ['@', null],
    ['#,##0', null],
    ['# ##0.00', null],
    ['0.0E+00', null],
    ['"$"#,##0.00', null],
    ['$#,##0', null],
    ['[$€-2] #,##0', null],
    ['_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-', null],
    ['-0', null],
    ['abc0', null],
    ['00000', { code: '00000', decimals: 0 }],
    ['00.00', { code: '00.00', decimals: 2 }],
    ['#,##0 "kg"', { code: '#,##0 "kg"', decimals: 0 }],
    ['"DE-"0', { code: '"DE-"0', decimals: 0 }],
    ['###-####', { code: '###-####', decimals: 0 }],
    ['# ?/?', null],
    ['0;"none"', null],
    ['[<=99]0;"many"', { code: '[<=99]0;"many"', decimals: 0 }],
    ['0%', 'percent'],
    ['0.0%;[Red]-0.0%', 'percent'],
    ['0" %"', { code: '0" %"', decimals: 0 }],
    ['0;0%', null],
    ['yyyy\\-mm\\-dd', 'day'],
    ['DD.MM.YY', 'day'],
    ['mmm', 'day'],
    ['mmm yy', 'day'],
    ['[$-409]d. mmmm', 'day'],
    ['hh:mm', 'time'],
    ['mm:ss', 'time'],
    ['h AM/PM', 'time'],
    ['h A/P', 'time'],
    ['yyyy-mm-dd hh:mm', 'moment'],
    ['d/m h', 'moment'],
    ['[h]:mm', null],
    ['[mm]:ss', null],
    ['[HH]', null],
    ['[ss].0', null],
    ['"day"0', { code: '"day"0', decimals: 0 }],
    ['\\d0', { code: '\\d0', decimals: 0 }],
    ['_d0', null],
    ['*d0', null],
    ['[Red]0', null],
    ['', null],
  ])('is recognized for %s as %s', (code, look) => {
    expect(lookOf(code)).toEqual(look);
  });

  async function* pieces(text: string): AsyncGenerator<Buffer, void> {
    yield Buffer.from(text);
  }

  const looks = (xfs: string, before = '') =>
    looksOf(
      pieces(
        `<styleSheet>${before}<cellXfs>${xfs}</cellXfs><cellStyles><xf numFmtId="9"/></cellStyles></styleSheet>`,
      ),
    );

  it('is recognized by its number when a workbook doesn’t declare it', async () => {
    const known = await Promise.all(
      Array.from(
        { length: 60 },
        async (_each, id) => [id, (await looks(`<xf numFmtId="${id}"/>`))[0]] as const,
      ),
    );
    const ids = (look: string) => known.filter(([, found]) => found === look).map(([id]) => id);
    expect(ids('percent')).toEqual([9, 10]);
    expect(ids('day')).toEqual([14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
    expect(ids('time')).toEqual([18, 19, 20, 21, 45, 47]);
    expect(ids('moment')).toEqual([22]);
  });

  it('is that of each style in order, by its code when a workbook declares one', async () => {
    const formats = '<numFmts><numFmt numFmtId="164" formatCode="0%"/><numFmt numFmtId="14"/></numFmts>';
    const others = '<cellStyleXfs><xf numFmtId="22"/></cellStyleXfs>';
    const styles =
      '<xf numFmtId="164"/><xf numFmtId="0"/><xf numFmtId="14"/><other numFmtId="9"/><xf numFmtId="22"/>';
    expect(await looks(styles, formats + others)).toEqual(['percent', null, null, 'moment']);
    expect(await looksOf(null)).toEqual([]);
  });
});
