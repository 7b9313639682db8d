import type { Locator, Page } from 'playwright-core';
import { says } from './texts';

/** What the list says of a bulk action, as in "Disable 3 done"; those of other specs may stand beside it. */
export const lineOf = (page: Page, action: string, text: string): Locator =>
  page
    .getByRole('list', { name: says('en', 'bulk.open') })
    .getByRole('listitem')
    .filter({ hasText: `${action} ${text}` })
    .first();
