import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { noteActivity } from '#client/platform/sign-in/activity';
import { renderPortal } from '#client/testing/render';
import { IdleGuard } from './idle-guard';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const clientOf = (role: string) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          const me = {
            id: 'p1',
            name: 'Dana',
            email: 'd@x.example',
            role,
            userType: 'standard',
            points: 0,
            imageUrl: null,
            termsVersion: null,
          };
          observer.next({ data: { me: { __typename: 'Profile', ...me } } });
          observer.complete();
        }),
    ),
  });

const pass = (seconds: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  });

async function open(role: string, language: 'en' | 'es' = 'en'): Promise<void> {
  const settings = { sessionIdleSeconds: 120, sessionCountdownSeconds: 60 };
  renderPortal(<IdleGuard sessionId="s1" />, { client: clientOf(role), settings, language });
  await pass(1);
  // The dialog is loaded in real time.
  await act(async () => void (await import('./idle-session')));
  await act(async () => void (await import('./idle-dialog')));
}

const dialog = () => screen.queryByRole('dialog');

describe('the session timeout dialog', () => {
  it('opens after the idle time, counts down the seconds and names the minutes', async () => {
    await open('user', 'es');
    await pass(118);
    expect(dialog()).toBeNull();
    await pass(12);
    expect(dialog()?.textContent).toContain('Su sesión está a punto de caducar');
    expect(dialog()?.textContent).toContain('Lleva 2 minutos sin actividad. En 50 segundos');
    expect(screen.getByRole('timer', { name: 'Quedan 50 segundos' })).toBeTruthy();
  });

  it('closes only on Continue', async () => {
    await open('manager');
    await pass(130);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerDown(document.body);
    await pass(1);
    expect(screen.getByRole('dialog', { name: 'Your session is about to expire' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await pass(1);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a moving pointer', () => fireEvent.pointerMove(document.body)],
    ['a playing video', () => fireEvent(document.body, new Event('timeupdate'))],
    ['a saved answer', () => noteActivity()],
  ])('is delayed by %s', async (_what, happen) => {
    await open('user');
    await pass(100);
    act(() => void happen());
    await pass(100);
    expect(dialog()).toBeNull();
    await pass(30);
    expect(dialog()).not.toBeNull();
  });

  it('never opens for an administrator', async () => {
    await open('admin');
    await pass(150);
    expect(dialog()).toBeNull();
  });
});
