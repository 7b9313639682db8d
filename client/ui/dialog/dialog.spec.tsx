import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { LanguageProvider } from '#client/platform/i18n/language-provider';
import { isInDialog } from '#client/ui/shortcuts/keys';
import { theme } from '#client/ui/theme/theme';
import { Dialog } from './dialog';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Restores the CSS transitions that other specs switch off. */
function Fading() {
  const [opened, setOpened] = useState(true);
  return (
    <MantineProvider theme={theme}>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Submit the test?">
        Text
      </Dialog>
    </MantineProvider>
  );
}

/** A dialog that is only created once it is opened. */
function Opening() {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <button onClick={() => setOpened(true)}>Open</button>
      {opened !== undefined && (
        <Dialog opened={opened} onClose={() => setOpened(false)} title="Submit the test?">
          Text
        </Dialog>
      )}
    </>
  );
}

const { matchMedia } = window;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a dialog', () => {
  it('is labeled by its title and takes the focus', async () => {
    renderPortal(
      <Dialog opened onClose={() => undefined} title="Submit the test?">
        <button>Go back</button>
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Submit the test?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('returns the focus to its origin, even if it is created as it opens', async () => {
    renderPortal(<Opening />);
    const button = screen.getByRole('button', { name: 'Open' });
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes on Escape', async () => {
    const onClose = jest.fn();
    renderPortal(
      <Dialog opened onClose={onClose} title="Submit the test?">
        Text
      </Dialog>,
    );
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ignores taps until it has been open for 400 ms, and while it fades', async () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    const view = (opened: boolean, step = 1) => (
      <MantineProvider theme={theme}>
        <LanguageProvider save={async () => undefined}>
          <Dialog opened={opened} onClose={onClose} title="Submit the test?" step={step}>
            Text
          </Dialog>
        </LanguageProvider>
      </MantineProvider>
    );
    const { rerender } = renderPortal(view(false));
    const isSettling = () => screen.getByRole('dialog').hasAttribute('data-settling');
    const tapBeside = () => fireEvent.click(document.querySelector('.mantine-Modal-overlay')!);
    rerender(view(true));
    await pass(399);
    expect(isSettling()).toBe(true);
    tapBeside();
    expect(onClose).not.toHaveBeenCalled();
    await pass(1);
    expect(isSettling()).toBe(false);
    rerender(view(true, 2));
    expect(isSettling()).toBe(true);
    await pass(400);
    tapBeside();
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(view(false));
    await pass(100);
    expect(isSettling()).toBe(true);
    tapBeside();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('returns shortcuts to the page as soon as it closes, while it fades', async () => {
    jest.useFakeTimers();
    renderPortal(<Fading />);
    await pass(600);
    expect(isInDialog()).toBe(true);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await pass(100);
    expect(screen.queryByText('Text')).not.toBeNull();
    expect(isInDialog()).toBe(false);
  });

  it('isn’t in the page while closed', () => {
    renderPortal(
      <Dialog opened={false} onClose={() => undefined} title="Submit the test?">
        Text
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['', 'no-preference'],
    [' even if the person prefers reduced motion', 'reduce'],
  ])('fades for 500 ms and is then removed%s', async (_, motion) => {
    const reduced = `(prefers-reduced-motion: ${motion})`;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query === reduced }));
    jest.useFakeTimers();
    renderPortal(<Fading />);
    await pass(1000);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await pass(499);
    const layers = document.querySelectorAll<HTMLElement>('[data-fading]');
    expect([...layers].map(({ style }) => style.transitionDuration)).toEqual(['500ms', '500ms']);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await pass(60);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
