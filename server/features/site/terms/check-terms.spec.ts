import { describe, expect, it } from '@jest/globals';
import { assertNewTerms, checkTerms, nextVersion } from './check-terms';

const rejectionOf = (field: string) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: expect.objectContaining({ fields: [field] }),
    message: expect.stringMatching(/\w/),
  });

describe('checkTerms', () => {
  /** Returns a paragraph with this number of characters, including its tags. */
  const paragraph = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;

  it('returns every language, without unsupported formatting', () => {
    const sent = { en: '<p>Be fair.</p><script>1</script>', fr: '<p>Soyez justes.</p>' };
    expect(checkTerms(sent)).toEqual({ en: '<p>Be fair.</p>', es: '', fr: '<p>Soyez justes.</p>' });
  });

  it('requires English', () => {
    expect(() => checkTerms({ en: '<p> </p>', es: '<p>Sea justo.</p>' })).toThrow(rejectionOf('text.en'));
  });

  it('accepts up to 100,000 characters per language and 200,000 in total', () => {
    const half = paragraph(100_000);
    expect(checkTerms({ en: half, es: half })).toEqual({ en: half, es: half, fr: '' });
    expect(() => checkTerms({ en: paragraph(100_001) })).toThrow(rejectionOf('text.en'));
    expect(() => checkTerms({ en: half, es: half, fr: paragraph(8) })).toThrow(rejectionOf('text'));
  });
});

describe('new version of the terms', () => {
  const text = { en: 'Be fair.', es: 'Sea justo.', fr: '' };
  const newest = { number: 3, text };
  const other = { ...text, fr: 'Soyez justes.' };

  it('follows the newest one, or is the first', () => {
    expect([nextVersion(newest), nextVersion(null)]).toEqual([4, 1]);
    expect(() => assertNewTerms(other, newest, 3)).not.toThrow();
    expect(() => assertNewTerms(text, null, null)).not.toThrow();
    expect(() => assertNewTerms(text, null, undefined)).not.toThrow();
  });

  it.each([
    [newest, 2],
    [newest, 4],
    [newest, null],
    [newest, undefined],
    [null, 3],
  ])('is rejected if the newest is %j and the editor saw %s', (latest, expectedVersion) => {
    const conflict = expect.objectContaining({ code: 'CONFLICT' });
    expect(() => assertNewTerms(other, latest, expectedVersion)).toThrow(conflict);
  });

  it('is rejected if it has the same text in every language', () => {
    expect(() => assertNewTerms({ ...text }, newest, 3)).toThrow(rejectionOf('text'));
  });
});
