import { describe, expect, it } from '@jest/globals';
import { phone } from '../support/browser/browser';
import { openStage } from '../support/portal/stage';
import { UnlistedScreens } from './unlisted-screens';

describe('the form of the sign-in service', () => {
  const stage = openStage();

  it('has no faults on a dark phone in French, also after a failed sign-in and the end of a session', async () => {
    const unlisted = await UnlistedScreens.open(stage, {
      language: 'fr',
      languageName: 'Français',
      colorScheme: 'dark',
      viewport: phone,
    });
    await unlisted.signIn();
    expect(unlisted.getFaults()).toEqual([]);
  });
});
