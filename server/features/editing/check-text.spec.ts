import { describe, expect, it } from '@jest/globals';
import { checkLocalizedLine, checkOptionalText, checkText } from './check-text';

const rejected = (field: string, maxLength?: number) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: { fields: [field], ...(maxLength && { maxLength }) },
  });

describe('checkLocalizedLine', () => {
  it('trims the text, and fills missing languages with an empty text', () => {
    expect(checkLocalizedLine({ en: ' Winter <compounds> ', fr: ' Hiver ' }, 'name', 200)).toEqual({
      en: 'Winter <compounds>',
      es: '',
      fr: 'Hiver',
    });
  });

  it.each([
    ['is missing in English', { en: '  ', es: 'Invierno' }, 'name.en', undefined],
    ['is too long', { en: 'a'.repeat(201) }, 'name.en', 200],
    ['is too long in another language', { en: 'a', fr: 'a'.repeat(201) }, 'name.fr', 200],
    ['has a line break', { en: 'one\ntwo' }, 'name.en', undefined],
    ['has a character that the database can’t store', { en: 'a', es: 'a\0b' }, 'name.es', undefined],
    ['has half a surrogate pair', { en: 'a\ud83d' }, 'name.en', undefined],
  ])('rejects a name that %s', (_case, name, field, maxLength) => {
    expect(() => checkLocalizedLine(name, 'name', 200)).toThrow(rejected(field, maxLength));
  });

  it('accepts exactly 200 characters', () => {
    expect(checkLocalizedLine({ en: 'a'.repeat(200) }, 'name', 200).en).toHaveLength(200);
  });
});

describe('checkText', () => {
  it('sanitizes every language', () => {
    const evil = '<p onclick="steal()">Hold<script>steal()</script></p>';
    expect(checkText({ en: evil, es: evil, fr: '' }, 'text')).toEqual({
      en: '<p>Hold</p>',
      es: '<p>Hold</p>',
      fr: '',
    });
  });

  it('returns an empty text for a language with no readable text', () => {
    const nothing = '<p> <br /> </p><script>steal()</script>';
    expect(checkText({ en: 'a', es: nothing }, 'text').es).toBe('');
    expect(() => checkText({ en: nothing }, 'text')).toThrow(rejected('text.en'));
  });

  it('limits the length before and after sanitizing', () => {
    expect(checkText({ en: 'a'.repeat(20_000) }, 'text').en).toHaveLength(20_000);
    expect(() => checkText({ en: 'a'.repeat(20_001) }, 'text')).toThrow(rejected('text.en', 20_000));
    expect(() => checkText({ en: 'a', fr: '&'.repeat(5000) }, 'text')).toThrow(rejected('text.fr', 20_000));
    expect(() => checkText({ en: 'a'.repeat(4001) }, 'text', 4000)).toThrow(rejected('text.en', 4000));
  });

  it('rejects characters that the database can’t store', () => {
    expect(() => checkText({ en: 'a\0' }, 'text')).toThrow(rejected('text.en'));
  });
});

describe('checkOptionalText', () => {
  it('returns null when no language has text', () => {
    expect(checkOptionalText(null, 'feedback')).toBeNull();
    expect(checkOptionalText({ en: ' ', es: '', fr: null }, 'feedback')).toBeNull();
    expect(checkOptionalText({ en: '<p></p>' }, 'feedback')).toBeNull();
  });

  it('requires English when another language has text', () => {
    expect(() => checkOptionalText({ en: '', es: 'Bien' }, 'feedback')).toThrow(rejected('feedback.en'));
    expect(checkOptionalText({ en: 'Good', es: 'Bien' }, 'feedback')).toEqual({
      en: 'Good',
      es: 'Bien',
      fr: '',
    });
  });
});
