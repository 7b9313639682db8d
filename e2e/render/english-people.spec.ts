import { describe, expect, it } from '@jest/globals';
import { desktop } from '../support/browser/browser';
import { routeTable } from '../support/screens/route-table';
import { screens } from '../support/screens/screens';
import { openStage } from '../support/portal/stage';
import { lookAtScreens } from './every-screen';

describe('every screen in English', () => {
  const stage = openStage();
  const pass = lookAtScreens(stage, {
    language: 'en',
    device: { viewport: desktop },
    byAddress: false,
    withAxe: true,
  });

  it('is in the list of screens to check', async () => {
    expect(routeTable().toSorted()).toEqual(Object.keys(await screens(stage.portal)).toSorted());
  });

  pass.screens('visitors and managers', ['visitor', 1, 1], ['manager', 1, 1]);
  pass.screens('learners', ['learner', 1, 1]);
  pass.dialogs();
});
