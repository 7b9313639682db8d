import { describe, expect, it } from '@jest/globals';
import { DateTime } from './date-time';

describe('an instant that is sent', () => {
  it.each([
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2026-11-22T01:30:00.5+02:00', '2026-11-21T23:30:00.500Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
  ])('%s is taken as it is', (sent, taken) => {
    expect((DateTime.parseValue(sent) as Date).toISOString()).toBe(taken);
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
    0,
  ])('%s is refused, being none', (sent) => {
    expect(() => DateTime.parseValue(sent)).toThrow('A DateTime is an ISO 8601 instant.');
  });
});
