import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { Dialog } from './dialog';

describe('a dialog', () => {
  it('carries its title as its name and takes the focus', async () => {
    renderPortal(
      <Dialog opened onClose={() => undefined} title="Submit the test?">
        <button>Go back</button>
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Submit the test?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('asks to be closed on Escape', async () => {
    const onClose = jest.fn();
    renderPortal(
      <Dialog opened onClose={onClose} title="Submit the test?">
        Text
      </Dialog>,
    );
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not in the page while closed', () => {
    renderPortal(
      <Dialog opened={false} onClose={() => undefined} title="Submit the test?">
        Text
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
