import type { Locator, Page } from 'playwright-core';
import { says } from './texts';

/** Returns the line of a bulk action in its list, as in "Disable 3 done". Lines of other specs may appear beside it. */
export const lineOf = (page: Page, action: string, text: string): Locator =>
  page
    .getByRole('list', { name: says('en', 'bulk.open') })
    .getByRole('listitem')
    .filter({ hasText: `${action} ${text}` })
    .first();
