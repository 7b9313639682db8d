import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { image } from '#client/testing/uploaded-image';
import type { UploadedImage } from '../protocol/upload-result';

// The uploader itself works in a real browser only.
jest.unstable_mockModule('./use-uploader', () => ({ useUploader: () => ({}) }));
jest.unstable_mockModule('./upload-area', () => ({ UploadArea: () => null }));
const { default: ImageUpload } = await import('./image-upload');

const show = (value: readonly UploadedImage[], missing: boolean) =>
  renderPortal(
    <ImageUpload
      label="Picture"
      purpose="avatar"
      of="p1"
      value={value}
      onChange={jest.fn()}
      missing={missing}
    />,
  );

describe('the image field', () => {
  it('shows that it is required if the image is missing', () => {
    show([], true);
    expect(screen.getByRole('alert').textContent).toBe('This field is required');
  });

  it.each([
    ['there is an image', [image], true],
    ['it isn’t required', [], false],
  ])('shows no error if %s', (_when, value, missing) => {
    show(value, missing);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('group', { name: 'Picture' })).toBeTruthy();
  });
});
