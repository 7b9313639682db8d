import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { onRejection } from '#client/platform/requests/rejections';
import { renderPortal } from '#client/testing/render';
import { image } from '#client/testing/uploaded-image';
import { keepAvatar, storedAvatar } from './avatar-place';

// The uploader itself works in a real browser only.
jest.unstable_mockModule('#client/features/uploads/widget/use-uploader', () => ({ useUploader: () => ({}) }));
jest.unstable_mockModule('#client/features/uploads/widget/upload-area', () => ({ UploadArea: () => null }));
const { OwnAvatar } = await import('./own-avatar');

const profile = { _id: 'p1', image: null, allowsPublicAvatar: false };

const realFetch = globalThis.fetch;
/** Inputs of saved profiles. */
let saved: unknown[];
let stored: object;
let rejection: string | undefined;
beforeEach(() => {
  [saved, stored, rejection] = [[], profile, undefined];
  globalThis.fetch = (async (_path: string, { method, body }: RequestInit) => {
    const isSaving = method === 'POST';
    if (isSaving) saved.push(JSON.parse(String(body)));
    const code = isSaving ? rejection : undefined;
    return {
      ok: !code,
      status: code ? 401 : 200,
      headers: { get: () => 'application/json' },
      json: async () => ({ success: !code, code, data: stored }),
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = () => act(async () => press('Change picture'));
const visible = () => screen.findByRole('img', { name: 'Image 1' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const confirmDialog = () => screen.findByRole('dialog', { name: 'Close without saving?' });
const tick = () => screen.getByRole('checkbox') as HTMLInputElement;

describe('an uploaded avatar that isn’t saved', () => {
  beforeEach(async () => {
    keepAvatar('p1', { image, isPublic: true });
    await act(async () => void renderPortal(<OwnAvatar profileId="p1" />));
  });

  it('is restored with its dialog and checkbox after a reload', async () => {
    await visible();
    expect(tick().checked).toBe(true);
    expect(storedAvatar('p1')).toEqual({ image, isPublic: true });
  });

  it('asks before its dialog closes, and keeps the focus if canceled', async () => {
    await visible();
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    await confirmDialog();
    press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(close));
    await visible();
    expect(storedAvatar('p1')?.image).toEqual(image);
  });

  it('is discarded after confirmation, and the focus returns to the page', async () => {
    await visible();
    fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Escape' });
    await confirmDialog();
    press('Don’t save');
    await gone();
    expect(storedAvatar('p1')).toBeNull();
    const change = screen.getByRole('button', { name: 'Change picture' });
    await waitFor(() => expect(document.activeElement).toBe(change));
  });
});

describe('the avatar dialog', () => {
  it('opens only on request, and closes at once if nothing was changed', async () => {
    renderPortal(<OwnAvatar profileId="p1" />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await screen.findByRole('button', { name: 'Choose a picture' });
    press('Close');
    await gone();
    const change = screen.getByRole('button', { name: 'Change picture' });
    await waitFor(() => expect(document.activeElement).toBe(change));
  });

  it('asks before it discards a changed checkbox', async () => {
    renderPortal(<OwnAvatar profileId="p1" />);
    await open();
    fireEvent.click(await screen.findByRole('checkbox'));
    press('Close');
    expect(await confirmDialog()).toBeTruthy();
  });
});

describe('the existing avatar', () => {
  const saving = () => act(async () => press('Save'));
  beforeEach(async () => {
    stored = { ...profile, image };
    renderPortal(<OwnAvatar profileId="p1" />);
    await open();
    await visible();
  });

  it('stays if its removal is canceled, and is removed on saving if confirmed', async () => {
    const prompt = 'Are you sure you want to delete this image?';
    press('Delete image 1 of 1');
    await screen.findByText(prompt);
    press('Cancel');
    await waitFor(() => expect(screen.queryByText(prompt)).toBeNull());
    await visible();
    press('Delete image 1 of 1');
    await screen.findByText(prompt);
    press('Delete');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Image 1' })).toBeNull());
    expect(saved).toEqual([]);
    // Saving reloads the page, and jsdom can't do that.
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await saving();
    error.mockRestore();
    expect(saved).toEqual([{ ...profile, image: null }]);
  });

  it('reports that the session has ended if saving fails because of it', async () => {
    const told = jest.fn();
    const stop = onRejection('TOKEN_INVALID', told);
    rejection = 'TOKEN_INVALID';
    fireEvent.click(tick());
    await saving();
    stop();
    expect(told).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });
});
