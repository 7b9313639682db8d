import { describe, expect, it } from '@jest/globals';
import { desktop, phone } from '../support/browser';
import { openStage } from '../support/stage';
import { BetweenScreens } from './between-screens';

// Between them every size with every scheme, and every language.
const journeys = [
  { language: 'en', languageName: 'English', colorScheme: 'light', viewport: desktop },
  { language: 'en', languageName: 'English', colorScheme: 'dark', viewport: phone },
  { language: 'fr', languageName: 'Français', colorScheme: 'light', viewport: phone },
  { language: 'es', languageName: 'Español', colorScheme: 'dark', viewport: desktop },
] as const;

describe('what comes between the screens', () => {
  const stage = openStage();

  it.each(journeys)('is sound in $colorScheme colors, in $language', async (journey) => {
    const between = await BetweenScreens.open(stage, journey);
    await between.signIn();
    await between.takeTest();
    expect(between.found()).toEqual([]);
  });
});
