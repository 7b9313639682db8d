import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { LeaveGuard } from './leave-guard';

function Page({ when, survivesReload }: { when: boolean; survivesReload?: boolean }) {
  const { pathname } = useLocation();
  return (
    <>
      <p data-testid="here">{pathname}</p>
      <Link to="/elsewhere">Elsewhere</Link>
      <LeaveGuard when={when} survivesReload={survivesReload} />
    </>
  );
}

const here = () => screen.getByTestId('here').textContent;
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('the leave guard', () => {
  it('lets people leave while everything is saved', () => {
    renderPortal(<Page when={false} />, { path: '/form' });
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(here()).toBe('/elsewhere');
    expect(unload()).toBe(false);
  });

  it('asks before unsaved changes are lost, and stays if canceled', async () => {
    renderPortal(<Page when />, { path: '/form' });
    expect(unload()).toBe(true);
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(here()).toBe('/form');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(here()).toBe('/form');
  });

  it('doesn’t ask before a reload that loses nothing, but asks before another page', async () => {
    renderPortal(<Page when survivesReload />, { path: '/form' });
    expect(unload()).toBe(false);
    fireEvent.click(screen.getByText('Elsewhere'));
    await screen.findByRole('dialog');
    expect(here()).toBe('/form');
  });

  it('follows the link after confirmation', async () => {
    renderPortal(<Page when />, { path: '/form' });
    fireEvent.click(screen.getByText('Elsewhere'));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(here()).toBe('/elsewhere'));
  });

  it('restores the page on Back and asks', async () => {
    window.history.replaceState({ idx: 0 }, '');
    window.history.pushState({ idx: 1 }, '');
    let heard = 0;
    const router = () => (heard += 1);
    window.addEventListener('popstate', router);
    renderPortal(<Page when />, { path: '/form' });
    window.history.back();
    await screen.findByRole('dialog');
    await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }));
    expect(heard).toBe(0);
    window.removeEventListener('popstate', router);
  });

  it('doesn’t ask if a link opens another tab', () => {
    renderPortal(<Page when />, { path: '/form' });
    fireEvent.click(screen.getByText('Elsewhere'), { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
