import { describe } from '@jest/globals';
import { desktop } from '../support/browser';
import { openStage } from '../support/stage';
import { lookAtScreens } from './every-screen';

describe('every screen in English', () => {
  const pass = lookAtScreens(openStage(), {
    language: 'en',
    device: { viewport: desktop },
    isThorough: true,
  });

  pass.screens('administrators, first quarter', ['admin', 1, 4]);
  pass.screens('administrators, second quarter', ['admin', 2, 4]);
});
