import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import MaintenancePage from './maintenance-page';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

function answerWith(maintenanceMode: () => boolean) {
  globalThis.fetch = (async () => ({
    ok: true,
    headers: { get: () => 'application/json' },
    json: async () => ({ success: true, config: { maintenanceMode: maintenanceMode() } }),
  })) as unknown as typeof fetch;
}

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}

describe('the maintenance page', () => {
  it('stays while maintenance lasts and returns the person by itself when it ends', async () => {
    jest.useFakeTimers();
    let closed = true;
    answerWith(() => closed);
    renderPortal(
      <Routes>
        <Route path="/maintenance" element={<MaintenancePage />} />
        <Route path="*" element={<Here />} />
      </Routes>,
      {
        path: { pathname: '/maintenance', state: { from: '/training?kind=tire' } },
        settings: { maintenanceMode: true },
      },
    );
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('heading').textContent).toBe('We are working on the portal');
    closed = false;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByTestId('here').textContent).toBe('/training?kind=tire');
  });
});
