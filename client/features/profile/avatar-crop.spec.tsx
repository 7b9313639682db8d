import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { allWords } from '#client/testing/words';
import { AvatarCrop } from './avatar-crop';

const before = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => {
  // The component revokes its object URL when it unmounts.
  cleanup();
  Object.assign(URL, before);
});

describe('the selected picture for an avatar', () => {
  it.each([
    ['me.jpg', 'image/jpeg', 'profile.avatarUnreadable'],
    ['IMG_0042.HEIC', '', 'profile.avatarHeic'],
    ['me', 'image/heif', 'profile.avatarHeic'],
  ])('is rejected if the browser can’t read it: %s of type "%s"', (name, type, id) => {
    const onCropped = jest.fn();
    renderPortal(<AvatarCrop file={new File(['?'], name, { type })} onCropped={onCropped} />);
    fireEvent.error(document.querySelector('img')!);
    expect(screen.getByRole('alert').textContent).toBe(allWords('en').messages[id]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(onCropped).not.toHaveBeenCalled();
  });
});
