import { describe, expect, it } from '@jest/globals';
import { clientViewer, personViewer } from '#server/testing/api/viewers';
import { acceptedVersionAfter, changesAcceptance, needsTerms } from './terms-acceptance';

describe('acceptance of the terms', () => {
  it.each([
    [null, 1, true],
    [1, 2, true],
    [2, 2, false],
    [3, 2, false],
    [null, null, false],
  ])('is required with version %s accepted and version %s valid: %s', (termsVersion, valid, expected) => {
    expect(needsTerms(personViewer({ termsVersion }), valid)).toBe(expected);
  });

  it('is not required of API clients and of administrators who view as another person', () => {
    const seenBy = { profileId: 'admin', until: new Date(), isOver: false };
    expect(needsTerms(clientViewer(), 1)).toBe(false);
    expect(needsTerms(personViewer({ seenBy }), 1)).toBe(false);
  });
});

describe('answer to the terms', () => {
  it('is stored unless it repeats an acceptance', () => {
    expect(changesAcceptance('yes', 2, 2)).toBe(false);
    expect(changesAcceptance('yes', 2, 1)).toBe(true);
    expect(changesAcceptance('yes', 2, null)).toBe(true);
    expect(changesAcceptance('no', 2, 2)).toBe(true);
    expect(changesAcceptance('no', 2, 1)).toBe(true);
  });

  it('accepts the version when it is yes', () => {
    expect(acceptedVersionAfter('yes', 2, null)).toBe(2);
    expect(acceptedVersionAfter('yes', 2, 1)).toBe(2);
  });

  it('revokes only an acceptance of the same version when it is no', () => {
    expect(acceptedVersionAfter('no', 2, 2)).toBeNull();
    expect(acceptedVersionAfter('no', 2, 1)).toBe(1);
    expect(acceptedVersionAfter('no', 2, null)).toBeNull();
  });
});
