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
  it('stays during maintenance and returns the person automatically when it ends', async () => {
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
    expect(screen.getByRole('heading').textContent).toBe('We’re working on the portal');
    closed = false;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByTestId('here').textContent).toBe('/training?kind=tire');
  });

  const message = { en: 'New tests are coming.', es: '', fr: 'De nouveaux tests arrivent.' };
  const show = (minutes: number, language: 'en' | 'fr' | 'es' = 'en') => {
    // A day at noon, so that the end is on the same one.
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00') });
    const maintenanceEndsAt = new Date(Date.now() + minutes * 60_000).toISOString();
    renderPortal(<MaintenancePage />, {
      path: '/maintenance',
      language,
      settings: { maintenanceMode: true, maintenanceEndsAt, maintenanceMessage: message },
    });
  };

  it('shows when the portal will be back, how long that is, and why it is closed', () => {
    show(270, 'fr');
    expect(screen.getByRole('heading').textContent).toMatch(/^De retour à 16\D30/);
    expect(screen.getByText('Encore environ 5 heures.')).toBeTruthy();
    expect(screen.getByText('De nouveaux tests arrivent.').getAttribute('lang')).toBe('fr');
    expect(screen.getByRole('button', { name: 'Vérifier maintenant' })).toBeTruthy();
  });

  it('shows progress in blocks of whole minutes or hours if the start is known', () => {
    const bar = (began: number, left: number) => {
      jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00') });
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      const { container, unmount } = renderPortal(<MaintenancePage />, {
        path: '/maintenance',
        settings: {
          maintenanceMode: true,
          maintenanceStartedAt: began === 0 ? null : at(-began),
          maintenanceEndsAt: at(left),
        },
      });
      const states = [...container.querySelectorAll('[data-size] i')].map((block) =>
        block.getAttribute('data-state'),
      );
      const said = screen.queryByText(/Each block is/)?.textContent?.replace(/^.*Each/, 'Each');
      unmount();
      return [states.join(' '), said];
    };
    expect(bar(58, 32)).toEqual([
      'done done done done done current todo todo todo',
      'Each block is 10 minutes.',
    ]);
    expect(bar(60, 420)[1]).toBe('Each block is 30 minutes.');
    expect(bar(60, 1200)[1]).toBe('Each block is 4 hours.');
    expect(bar(0, 32)).toEqual(['', undefined]);
    expect(bar(58, -1)).toEqual(['', undefined]);
    expect(bar(58, 50_000_000)).toEqual(['', undefined]);
  });

  it('shows missing translations in English', () => {
    show(30, 'es');
    expect(screen.getByText('New tests are coming.').getAttribute('lang')).toBe('en');
  });

  it('shows that it takes longer once the planned end has passed', () => {
    show(-5);
    expect(screen.getByRole('heading').textContent).toBe('We’re working on the portal');
    expect(screen.getByText('It’s taking longer than planned.')).toBeTruthy();
  });
});
