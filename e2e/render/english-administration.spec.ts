import { describe } from '@jest/globals';
import { desktop } from '../support/browser/browser';
import { openStage } from '../support/portal/stage';
import { lookAtScreens } from './every-screen';

describe('every screen in English', () => {
  const pass = lookAtScreens(openStage(), {
    language: 'en',
    device: { viewport: desktop },
    byAddress: false,
    withAxe: true,
  });

  pass.screens('administrators, first half', ['admin', 1, 2]);
  pass.screens('administrators, second half', ['admin', 2, 2]);
});
