import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Uppy, type Body, type Meta } from '@uppy/core';
import { renderPortal } from '#client/testing/render';
import { UploadNotices } from './upload-notices';

function open() {
  const uploader = new Uppy<Meta, Body>({
    restrictions: { allowedFileTypes: ['image/jpeg'], maxFileSize: 10, maxNumberOfFiles: 2 },
    locale: {
      strings: {
        youCanOnlyUploadFileTypes: 'No image.',
        exceedsSize: 'Too large.',
        youCanOnlyUploadX: { 0: 'Only %{smart_count} files.' },
      },
      pluralize: () => 0,
    },
  });
  renderPortal(<UploadNotices uploader={uploader} />);
  const choose = (...files: File[]) =>
    act(async () => {
      try {
        uploader.addFiles(files.map((data) => ({ name: data.name, type: data.type, data })));
      } catch {
        // Rejections are also reported by events.
      }
    });
  return { uploader, choose };
}

const jpeg = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' });
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const lines = () => [...screen.getByRole('alert').querySelectorAll('strong, span:not(:has(*))')];
const said = () => lines().map(({ textContent }) => textContent);

describe('the message about rejected files', () => {
  it('names files with the same reason together', async () => {
    const { choose } = open();
    await choose(pdf('plan.pdf'), jpeg('huge.jpg', 11), pdf('price list.pdf'));
    await screen.findByRole('alert');
    expect(said()).toEqual(['plan.pdf and price list.pdf', 'No image.', 'huge.jpg', 'Too large.']);
  });

  it('counts files beyond the limit in one message', async () => {
    const { uploader, choose } = open();
    await choose(jpeg('a.jpg', 5), jpeg('b.jpg', 5), jpeg('c.jpg', 5));
    await screen.findByRole('alert');
    expect(said().at(-1)).toBe('Only 2 files.');
    expect(said().filter((line) => line === 'Only 2 files.')).toHaveLength(1);
    expect(uploader.getFiles()).toEqual([]);
  });

  it('disappears once accepted files are selected', async () => {
    const { choose } = open();
    await choose(pdf('plan.pdf'));
    await screen.findByRole('alert');
    await choose(jpeg('tire.jpg', 5));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
