import { describe, expect, it } from '@jest/globals';
import { phone } from '../support/browser';
import { openStage } from '../support/stage';
import { BetweenScreens } from './between-screens';

describe('the form of the sign-in service', () => {
  const stage = openStage();

  it('is sound on a dark phone in French, after a failed sign-in and the end of a session too', async () => {
    const between = await BetweenScreens.open(stage, {
      language: 'fr',
      languageName: 'Français',
      colorScheme: 'dark',
      viewport: phone,
    });
    await between.signIn();
    expect(between.found()).toEqual([]);
  });
});
