import { describe } from '@jest/globals';
import { desktop, phone } from '../support/browser/browser';
import { openOwnStage } from '../support/portal/stage';
import { lookAtScreens } from './every-screen';

// The specs close the portal, and administrators see texts that other specs write.
const stage = openOwnStage();

// Covers each language in both sizes, and each size in both color schemes.
describe.each([
  ['en', 'light', desktop],
  ['en', 'dark', phone],
  ['es', 'light', phone],
  ['es', 'dark', desktop],
  ['fr', 'light', desktop],
  ['fr', 'dark', phone],
] as const)('every screen in %s, %s', (language, colorScheme, viewport) => {
  const device = { viewport, colorScheme };
  const pass = lookAtScreens(stage, { language, device, byAddress: true, withAxe: true });

  pass.screens('visitors and managers', ['visitor', 1, 1], ['manager', 1, 1]);
  for (const part of [1, 2]) pass.screens(`learners, part ${part}`, ['learner', part, 2]);
  for (const part of [1, 2, 3, 4, 5]) pass.screens(`administrators, part ${part}`, ['admin', part, 5]);
  pass.dialogs();
  pass.maintenance();
});
