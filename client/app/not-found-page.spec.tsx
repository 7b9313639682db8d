import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { NotFoundPage } from './not-found-page';

describe('an address that leads nowhere', () => {
  it.each([
    ['signedIn', ['/', '/training', '/contact'], 'look for the module in the list'],
    ['signedOut', ['/', '/contact'], 'start from home'],
  ] as const)('says to somebody %s what to do: %j', (session, addresses, words) => {
    renderPortal(<NotFoundPage />, { session });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Route not found');
    expect(screen.getByText(/may be old or mistyped/).textContent).toContain(words);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
  });
});
