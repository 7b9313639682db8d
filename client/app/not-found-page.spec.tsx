import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import NotFoundPage from './not-found-page';

const Arrived = () => useSearchParams()[0].get('q');

describe('the page for unknown addresses', () => {
  it.each([
    ['signedIn', ['/', '/training', '/contact'], 'look for the module in the list'],
    ['signedOut', ['/', '/contact'], 'start from home'],
  ] as const)('shows what to do if %s: %j', async (session, addresses, words) => {
    renderPortal(<NotFoundPage />, { session });
    if (session === 'signedIn') await screen.findByRole('searchbox');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Route not found');
    expect(screen.getByText(/may be out of date or mistyped/).textContent).toContain(words);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it('offers a search to signed-in people only', async () => {
    const { unmount } = renderPortal(
      <Routes>
        <Route path="/search" element={<Arrived />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>,
    );
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search' }), {
      target: { value: ' winter & sipes ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('winter & sipes')).toBeTruthy();
    unmount();
    renderPortal(<NotFoundPage />, { session: 'signedOut' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
