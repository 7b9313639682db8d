import { describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderPortal } from '#client/testing/render';
import type { ImageUploader } from '../protocol/image-uploader';

// The module stores files in IndexedDB, and jsdom doesn't have that.
jest.unstable_mockModule('../resume/upload-recovery', () => ({ backUpUpload: () => undefined }));
const { useUploader } = await import('./use-uploader');

const signature = {
  __typename: 'UploadSignature',
  params: JSON.stringify({ auth: { key: 'k' }, fields: { owner: 'p1' } }),
  signature: 'sha384:0',
  serviceUrl: 'https://uploads.example',
  maxBytes: 100,
  types: ['image/png'],
  expectedFiles: 20,
};

/** Creates the uploader of a field. Returns it with its messages about rejected files. */
async function create(multi: boolean, maxFiles?: number) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { signUpload: { __typename: 'SignUploadPayload', signature } } });
        observer.complete();
      }),
  );
  const created: { uploader?: ImageUploader } = {};
  function Field() {
    const ignore = () => undefined;
    const options = { purpose: 'module', of: 'm1', onUploaded: ignore, onCancelled: ignore } as const;
    const { uploader } = useUploader({ ...options, multi, maxFiles });
    useEffect(() => {
      created.uploader = uploader;
    });
    return null;
  }
  renderPortal(<Field />, { client: new ApolloClient({ cache: new InMemoryCache(), link }) });
  await waitFor(() => expect(created.uploader).toBeDefined());
  const uploader = created.uploader!;
  uploader.setOptions({ autoProceed: false });
  const messages: string[] = [];
  uploader.on('restriction-failed', (_file, { message }) => messages.push(message));
  return { uploader, messages };
}

const png = (name: string, size = 1) => ({ name, type: 'image/png', data: new Blob(['x'.repeat(size)]) });
const pngs = (count: number) => Array.from({ length: count }, (_, at) => png(`${at}.png`));
const add = (uploader: ImageUploader, files: ReturnType<typeof png>[]) => {
  try {
    uploader.addFiles(files);
  } catch {
    // An event reports rejected files.
  }
};

describe('the uploader of a field', () => {
  it('accepts no more files than the limit', async () => {
    const { uploader, messages } = await create(true, 18);
    add(uploader, pngs(19));
    expect(messages[0]).toBe('You can only upload 18 files');
    expect(uploader.getFiles()).toEqual([]);
    add(uploader, pngs(18));
    expect(uploader.getFiles()).toHaveLength(18);
  });

  it('accepts one file if the field is limited to one', async () => {
    const { uploader, messages } = await create(false);
    add(uploader, pngs(2));
    expect(messages[0]).toBe('You can only upload 1 file');
    expect(uploader.getFiles()).toEqual([]);
    add(uploader, pngs(1));
    expect(uploader.getFiles()).toHaveLength(1);
  });

  it.each([
    ['of another type', { ...png('a.png'), name: 'a.heic', type: 'image/heic' }],
    ['that is empty', png('a.png', 0)],
    ['that is too large', png('a.png', 101)],
  ])('rejects a file %s', async (_what, file) => {
    const { uploader, messages } = await create(true);
    add(uploader, [file]);
    expect(messages).toHaveLength(1);
    expect(uploader.getFiles()).toEqual([]);
  });
});
