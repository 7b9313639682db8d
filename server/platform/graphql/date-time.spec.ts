import { describe, expect, it } from '@jest/globals';
import { Kind } from 'graphql';
import { DateTime } from './date-time';

describe('DateTime input', () => {
  it.each([
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2026-11-22T01:30:00.5+02:00', '2026-11-21T23:30:00.500Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
    ['2026-11-22T01:30:00.123456789Z', '2026-11-22T01:30:00.123Z'],
  ])('accepts %s', (sent, taken) => {
    expect(DateTime.parseValue(sent).toISOString()).toBe(taken);
    expect(DateTime.parseLiteral({ kind: Kind.STRING, value: sent }).toISOString()).toBe(taken);
  });

  it.each([
    '2024-02-30T00:00:00Z',
    '2023-02-29T00:00:00Z',
    '2024-04-31T12:00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-01-01T25:00:00Z',
    '0000-01-01T00:00:00Z',
    '0000-12-31T23:59:59-14:00',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
    '2024-02-29',
    'soon',
    // Date.parse ignores the end of these texts.
    '2024-02-29(2024-02-29T00:00:00Z',
    '2024-02-29T00:00:00Z\0x',
    0,
    ['2024-02-29T00:00:00Z'],
  ])('rejects %j', (sent) => {
    expect(() => DateTime.parseValue(sent)).toThrow('A DateTime is an ISO 8601 instant.');
  });

  it('is rejected in a query unless it is a string literal', () => {
    const written = { kind: Kind.ENUM, value: '2024-02-29T00:00:00Z' } as const;
    expect(() => DateTime.parseLiteral(written)).toThrow('A DateTime is an ISO 8601 instant.');
  });
});

describe('returned DateTime', () => {
  it('is ISO 8601 text, from SQL text or a Date', () => {
    expect(DateTime.serialize('2026-11-21T08:30:00.000Z')).toBe('2026-11-21T08:30:00.000Z');
    expect(DateTime.serialize(new Date('2026-11-21T08:30:00Z'))).toBe('2026-11-21T08:30:00.000Z');
  });
});
