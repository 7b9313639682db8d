import { phone } from '../support/browser/browser';
import { openOwnStage } from '../support/portal/stage';
import type { Language } from '../support/texts';
import { lookAtScreens } from './every-screen';

/** Adds the specs that look at every screen in a language other than English. */
export function lookAtTranslation(language: Exclude<Language, 'en'>): void {
  // On the shared portal, other specs write English texts that administrators see.
  const pass = lookAtScreens(openOwnStage(), {
    language,
    device: { viewport: phone },
    byAddress: false,
    withAxe: false,
  });

  pass.screens('visitors, learners and managers', ['visitor', 1, 1], ['learner', 1, 1], ['manager', 1, 1]);
  pass.screens('administrators, first half', ['admin', 1, 2]);
  pass.screens('administrators, second half', ['admin', 2, 2]);
  pass.dialogs();
  pass.maintenance();
}
