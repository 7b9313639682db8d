import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { replaceClock } from '#server/platform/clock';
import { parseDate, parsePoints, parseScore } from './parse-numbers';

const invalid = { code: 'INVALID' };

let restoreClock: () => void;
beforeEach(() => {
  restoreClock = replaceClock(() => new Date('2026-06-15T12:00:00Z'));
});
afterEach(() => restoreClock());

describe('parsePoints', () => {
  it.each([
    ['5', '5'],
    ['+5', '5'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['1 000 000', '1000000'],
    ['1\u00a0000', '1000'],
    ['007', '7'],
    ['1000000000', '1000000000'],
    ['-1000000000', '-1000000000'],
  ])('parses %s as %s', (text, value) => {
    expect(parsePoints(text)).toEqual({ value });
  });

  it.each(['0', '+0', '-0', '', '1e3', '1e21', 'five', '--5', '5-', '5x', 'x5', '1000000001', '-1000000001'])(
    'rejects %s',
    (text) => {
      expect(parsePoints(text)).toEqual(invalid);
    },
  );

  it.each(['1.5', '1,5', '1,000', '-2.5', '1240.0'])('rejects %s as not a whole number', (text) => {
    expect(parsePoints(text)).toEqual({ code: 'NOT_WHOLE' });
  });

  it('rejects more than ten digits, even leading zeros', () => {
    expect(parsePoints('00000000005')).toEqual(invalid);
    expect(parsePoints('0000000005')).toEqual({ value: '5' });
  });
});

describe('parseScore', () => {
  it.each([
    ['85', '85'],
    ['85%', '85'],
    ['85 %', '85'],
    ['85  %', '85'],
    ['85.0', '85'],
    ['85,00 %', '85'],
    ['0', '0'],
    ['007', '7'],
    ['100', '100'],
  ])('parses %s as %s', (text, value) => {
    expect(parseScore(text)).toEqual({ value });
  });

  it.each(['85.5', '85,50 %', '0.01'])('rejects %s as not a whole number', (text) => {
    expect(parseScore(text)).toEqual({ code: 'NOT_WHOLE' });
  });

  it.each(['101', '85.', '.0', '', '-5', 'x85', '85x', '85.0x', '85 % x', '85%%', '0100', '85,x0'])(
    'rejects %s',
    (text) => {
      expect(parseScore(text)).toEqual(invalid);
    },
  );
});

describe('parseDate', () => {
  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026/01/31', '2026-01-31'],
    ['31.01.2026', '2026-01-31'],
    ['1.2.2026', '2026-02-01'],
    ['2024-02-29', '2024-02-29'],
    ['1990-01-01', '1990-01-01'],
    ['2026-06-15', '2026-06-15'],
    ['2026-01-31T08:30', '2026-01-31T08:30:00.000Z'],
    ['2026-01-31 08:30', '2026-01-31T08:30:00.000Z'],
    ['2026-01-31T08:30Z', '2026-01-31T08:30:00.000Z'],
    ['2026-01-31T08:30:15', '2026-01-31T08:30:15.000Z'],
    ['2026-01-31T08:30:15.5Z', '2026-01-31T08:30:15.500Z'],
    ['2026-01-31T08:30:15.123', '2026-01-31T08:30:15.123Z'],
    ['2026-06-15T12:00:00.000Z', '2026-06-15T12:00:00.000Z'],
    ['2026-01-31T00:00', '2026-01-31'],
    ['2026-01-31T00:00:00Z', '2026-01-31'],
    ['2026-01-31T00:00:00.000Z', '2026-01-31'],
    ['2026-01-31T00:00:00.5', '2026-01-31T00:00:00.500Z'],
    ['2026-01-31T00:00:01', '2026-01-31T00:00:01.000Z'],
    ['2026-01-31T10:00:00', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T08:30+02:00', '2026-01-31T06:30:00.000Z'],
    ['2026-01-31T08:30:15.5-11:00', '2026-01-31T19:30:15.500Z'],
    ['2026-01-31T00:00:00.000+02:00', '2026-01-31'],
  ])('parses %s as %s', (text, value) => {
    expect(parseDate(text, 'UTC')).toEqual({ value });
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2023-02-29',
    '30.02.2026',
    '2026-1-31',
    '26-01-31',
    '31.1.26',
    '01.002.2026',
    '001.02.2026',
    '1.2.20266',
    '1.2.x2026',
    'x1.2.2026',
    '1-2.2026',
    '1.2-2026',
    '2026-01-31T24:30',
    '2026-01-31T08:60',
    '2026-01-31T08',
    '2026-01-31T08:3',
    '2026-01-31T8:30',
    '2026-01-31T08:30:1',
    '2026-01-31T08:30:15.',
    '2026-01-31T08:30:15.1234',
    '2026-01-31T08:30+02',
    '2026-01-31T08:30+25:00',
    '2026-01-31T08:30x02:00',
    '2026-01-31+02:00',
    '2026-01-31_08:30',
    '2026-01-31Z',
    'x2026-01-31',
    '2026-01-31x',
    '1989-12-31',
    '2026-06-15T12:00:00.001Z',
    '2026-06-16',
  ])('rejects %s', (text) => {
    expect(parseDate(text, 'UTC')).toEqual(invalid);
  });

  it.each([
    ['2026-01-31T08:30', 'Pacific/Kiritimati', '2026-01-30T18:30:00.000Z'],
    ['2026-01-31 23:30', 'Pacific/Pago_Pago', '2026-02-01T10:30:00.000Z'],
    ['2026-01-31T08:30Z', 'Pacific/Pago_Pago', '2026-01-31T08:30:00.000Z'],
    // Clocks in New York show 01:30 twice on that night, and skip 02:30 on the other.
    ['2025-11-02T01:30', 'America/New_York', '2025-11-02T05:30:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    // The test clock is at 2026-06-15 12:00 UTC, which is June 16 in Kiritimati.
    ['2026-06-16', 'Pacific/Kiritimati', '2026-06-16'],
    ['2026-06-16T02:00', 'Pacific/Kiritimati', '2026-06-15T12:00:00.000Z'],
  ])('parses %s in time zone %s as %s', (text, timezone, value) => {
    expect(parseDate(text, timezone)).toEqual({ value });
  });

  it.each([
    ['2026-06-17', 'Pacific/Kiritimati'],
    ['2026-06-16T02:01', 'Pacific/Kiritimati'],
    ['2026-06-16', 'Pacific/Pago_Pago'],
    ['2026-06-15T01:01', 'Pacific/Pago_Pago'],
  ])('rejects %s, which is in the future in time zone %s', (text, timezone) => {
    expect(parseDate(text, timezone)).toEqual(invalid);
  });
});
