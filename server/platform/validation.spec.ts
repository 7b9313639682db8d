import { describe, expect, it } from '@jest/globals';
import {
  checkIdempotencyKey,
  checkSearch,
  isAddress,
  isCalendarDay,
  isId,
  isStorable,
  requireId,
  soughtId,
} from './validation';

const id = '0aB1c2d3-4e5F-4a6b-8c7d-9e0f1a2b3c4d';

describe('text value', () => {
  it('can be stored unless it has a null character or an unpaired surrogate', () => {
    expect([isStorable('snow ❄️'), isStorable(''), isStorable('a\0b'), isStorable('a\ud83d')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('id value', () => {
  const noIds = [
    '',
    'x',
    `${id}0`,
    `0${id}`,
    id.replace('a', 'g'),
    id.replaceAll('-', ''),
    null,
    undefined,
    7,
    [id],
  ];

  it('is a UUID in upper or lower case', () => {
    expect([isId(id), ...noIds.map(isId)]).toEqual([true, ...noIds.map(() => false)]);
  });

  it.each([0, 1, 2, 3, 4])('has a fixed length of part %d', (part) => {
    const parts = id.split('-');
    expect(isId(parts.with(part, parts[part]!.slice(1)).join('-'))).toBe(false);
    expect(isId(parts.with(part, `${parts[part]}0`).join('-'))).toBe(false);
  });

  it('is lower-cased when it is required, and NOT_FOUND when it is invalid', () => {
    expect(requireId(id)).toBe(id.toLowerCase());
    expect(() => requireId('x')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('matches nothing in a filter when it is invalid', () => {
    expect(soughtId(id)).toBe(id);
    expect(soughtId('x')).toBe('00000000-0000-0000-0000-000000000000');
  });
});

describe('e-mail address', () => {
  it('has one @ and no characters with a meaning in mail headers', () => {
    expect(isAddress('sam.o+x@spec.example')).toBe(true);
    expect(isAddress('sám@españa.example')).toBe(true);
    const wrong = [
      '',
      '@',
      'sam',
      'sam@',
      '@spec',
      'a@b@c',
      'a\0@b',
      ...[...' \t<>,;:"()[]\\'].map((sign) => `a${sign}b@c`),
    ];
    expect(wrong.filter(isAddress)).toEqual([]);
    expect([...' \t<>,;:"()[]\\'].filter((sign) => isAddress(`a@b${sign}c`))).toEqual([]);
    expect(['x y@z', ' a@b', 'a@b '].filter(isAddress)).toEqual([]);
  });

  it('has dots only between other characters', () => {
    const stray = [
      'a@b.example.',
      'a@b..example',
      'a..b@c.example',
      '.a@b.example',
      'a.@b.example',
      'a@.b.example',
    ];
    expect(stray.filter(isAddress)).toEqual([]);
    expect(isAddress('a.b@c.d.example')).toBe(true);
  });

  it('has up to 300 characters', () => {
    expect(isAddress(`${'x'.repeat(298)}@y`)).toBe(true);
    expect(isAddress(`${'x'.repeat(299)}@y`)).toBe(false);
  });
});

describe('calendar day', () => {
  it.each(['2024-02-29', '0001-01-01', '9999-12-31', '1999-04-30'])('exists: %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  it.each(['2023-02-29', '2024-04-31', '2024-13-01', '2024-00-10', '0000-01-01', '0000-12-31', 'soon'])(
    'does not exist: %s',
    (day) => {
      expect(isCalendarDay(day)).toBe(false);
    },
  );
});

describe('checkSearch', () => {
  it('returns an empty text by default', () => {
    expect([checkSearch(null), checkSearch(undefined), checkSearch('')]).toEqual(['', '', '']);
  });

  it('accepts up to 200 storable characters', () => {
    expect(checkSearch('x'.repeat(200))).toHaveLength(200);
    const rejection = {
      code: 'BAD_USER_INPUT',
      details: { fields: ['search'] },
      message: expect.stringMatching(/\w/),
    };
    for (const search of ['x'.repeat(201), 'a\0b']) {
      expect(() => checkSearch(search)).toThrow(expect.objectContaining(rejection));
    }
  });
});

describe('idempotency key', () => {
  it('has 1 to 100 characters that can be stored', () => {
    expect(() => checkIdempotencyKey(` ${'k'.repeat(99)}`)).not.toThrow();
    const rejection = {
      code: 'BAD_USER_INPUT',
      details: { fields: ['idempotencyKey'] },
      message: expect.stringMatching(/\w/),
    };
    for (const key of ['', '  ', 'k'.repeat(101), 'a\0b']) {
      expect(() => checkIdempotencyKey(key)).toThrow(expect.objectContaining(rejection));
    }
  });
});
