import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { languages } from '#client/platform/i18n/languages';
import { renderPortal } from '#client/testing/render';
import { allWords } from '#client/testing/words';
import { UploadFailure } from './upload-failure';

function show(reason?: string) {
  const [onRetry, onDiscard] = [jest.fn(), jest.fn()];
  const failure = reason === undefined ? {} : { reason };
  const { unmount } = renderPortal(
    <UploadFailure failure={failure} onRetry={onRetry} onDiscard={onDiscard} />,
  );
  return { onRetry, onDiscard, unmount };
}

describe('the message about a failed upload', () => {
  it.each([
    ['IMAGE_BROKEN', 'Choose an undamaged JPEG, PNG or WebP image.'],
    ['IMAGE_TOO_LARGE', 'The image is too large. The limit is 12,000 pixels'],
    ['IMAGE_TAKES_TOO_LONG', 'This image takes too long to prepare.'],
    ['MAX_SIZE_EXCEEDED', 'The image is too large.'],
  ])('explains %s and asks for another file', (reason, words) => {
    const { onRetry, onDiscard } = show(reason);
    expect(screen.getByRole('alert').textContent).toContain(`Error uploading file${words}`);
    fireEvent.click(screen.getByRole('button', { name: 'Choose another' }));
    expect([onRetry.mock.calls.length, onDiscard.mock.calls.length]).toEqual([0, 1]);
  });

  it.each([
    ['STORAGE_QUOTA_EXCEEDED', 'File storage is full.'],
    ['STORAGE_RETRY_LIMIT_EXCEEDED', 'File storage isn’t responding.'],
    ['STORAGE_UNAUTHORIZED', 'File storage refused the portal.'],
  ])('explains the storage error %s and offers a retry', (reason, words) => {
    const { onRetry, onDiscard } = show(reason);
    expect(screen.getByRole('alert').textContent).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([onRetry.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0]);
  });

  it.each(languages.map(({ code }) => code))('shows in %s that the upload couldn’t start', (language) => {
    const onRetry = jest.fn();
    renderPortal(<UploadFailure failure={{ notCreated: true }} onRetry={onRetry} onDiscard={jest.fn()} />, {
      language,
    });
    const { messages } = allWords(language);
    const alert = screen.getByRole('alert').textContent;
    for (const id of ['uploads.failed', 'uploads.notCreated']) expect(alert).toContain(messages[id]);
    fireEvent.click(screen.getByRole('button', { name: messages['ui.tryAgain'] as string }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers a retry if the reason is unknown', () => {
    const { onRetry } = show();
    expect(screen.getByRole('alert').textContent).toMatch(/^Error uploading file(?=Try again$)/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
