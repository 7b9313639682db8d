import { describe, expect, it } from '@jest/globals';
import { desktop, phone } from '../support/browser/browser';
import { openStage } from '../support/portal/stage';
import { UnlistedScreens } from './unlisted-screens';

// Covers every size in every color scheme, and every language.
const journeys = [
  { language: 'en', languageName: 'English', colorScheme: 'light', viewport: desktop },
  { language: 'en', languageName: 'English', colorScheme: 'dark', viewport: phone },
  { language: 'fr', languageName: 'Français', colorScheme: 'light', viewport: phone },
  { language: 'es', languageName: 'Español', colorScheme: 'dark', viewport: desktop },
] as const;

describe('the screens during sign-in and a test', () => {
  const stage = openStage();

  it.each(journeys)('have no faults in $colorScheme colors, in $language', async (journey) => {
    const unlisted = await UnlistedScreens.open(stage, journey);
    await unlisted.signIn();
    await unlisted.takeTest();
    expect(unlisted.getFaults()).toEqual([]);
  });
});
