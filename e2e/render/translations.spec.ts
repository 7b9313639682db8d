import { describe } from '@jest/globals';
import { phone } from '../support/browser';
import { openOwnStage } from '../support/stage';
import { lookAtScreens } from './every-screen';

// On the shared portal other specs write in English, which administrators read.
const stage = openOwnStage();

describe.each([
  ['Spanish', 'es'],
  ['French', 'fr'],
] as const)('every screen in %s', (_name, language) => {
  const pass = lookAtScreens(stage, { language, device: { viewport: phone }, isThorough: false });

  pass.screens('visitors, learners and managers', ['visitor', 1, 1], ['learner', 1, 1], ['manager', 1, 1]);
  pass.screens('administrators, first half', ['admin', 1, 2]);
  pass.screens('administrators, second half', ['admin', 2, 2]);
  pass.dialogs();
});
