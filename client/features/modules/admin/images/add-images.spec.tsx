import { describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ImageUploadProps } from '#client/features/uploads/widget/image-upload';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { image } from '#client/testing/uploaded-image';

// The uploader only works in a real browser.
let field: ImageUploadProps;
const real = await import('#client/features/uploads/index');
jest.unstable_mockModule('#client/features/uploads/index', () => ({
  ...real,
  ImageUpload: (props: ImageUploadProps) => {
    field = props;
    return null;
  },
}));
const { AddImages } = await import('./add-images');

/** Shows the field of a module that has `count` images. `answers` states which saves succeed. */
function open(count: number, ...answers: boolean[]) {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables['input']);
        if (!answers.shift()) return observer.error(new TypeError('Failed to fetch'));
        const module = { __typename: 'AdminModule', id: 'm', images: [] };
        observer.next({ data: { addModuleImages: { __typename: 'AddModuleImagesPayload', module } } });
        observer.complete();
      }),
  );
  renderPortal(<AddImages moduleId="m" visible={count} />, {
    client: new ApolloClient({ cache: createCache(), link }),
  });
  return sent;
}

const upload = () => act(async () => field.onChange([image]));

describe('the upload of module images', () => {
  it('is limited to 20 together with the existing images', () => {
    open(2);
    expect([field.multi, field.maxFiles]).toEqual([true, 18]);
  });

  it('reports that saving failed, and saves on a retry', async () => {
    const sent = open(0, false, true);
    await upload();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('1 image was uploaded but not saved.');
    expect(field.value).toEqual([image]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field.value).toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([
      { moduleId: 'm', assetIds: ['a1'] },
      { moduleId: 'm', assetIds: ['a1'] },
    ]);
  });
});
