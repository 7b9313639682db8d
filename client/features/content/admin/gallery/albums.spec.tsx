import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import Albums from './albums';

const words = (en: string, es = '') => ({ __typename: 'LocalizedText', en, es, fr: '' });
const picture = (id: string, alt: string | null) => ({
  __typename: 'AdminAlbumPicture',
  picture: {
    __typename: 'Picture',
    assetId: id,
    smUrl: `/images/${id}`,
    lgUrl: `/images/${id}`,
    width: 4,
    height: 3,
  },
  altTranslations: alt === null ? null : words(alt),
  captionTranslations: null,
});
const stored = {
  __typename: 'AdminAlbum',
  id: 'a',
  titleTranslations: words('PRO day'),
  leadTranslations: null,
  section: 'pro_training',
  slug: 'pro-day',
  pictures: [picture('one', 'A wheel'), picture('two', null)],
  publishAt: '2026-01-05T12:00:00.000Z',
  roles: [],
  userTypes: [],
  accountKinds: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

function open(path: string) {
  const sent: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'AdminAlbum') observer.next({ data: { resource: stored } });
        if (operationName === 'UpdateAlbum') {
          sent.push((variables as { input: Record<string, unknown> }).input);
          const album = { ...stored, updatedAt: '2026-01-02T00:00:00.000Z' };
          observer.next({ data: { done: { __typename: 'UpdateAlbumPayload', resource: album } } });
        }
        if (operationName !== 'SignUpload') observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/albums/*" element={<Albums />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pictures = () => within(screen.getAllByRole('group', { name: 'Images' }).at(-1)!);

describe('the album form', () => {
  it('requires an image for a published album, but not for a draft', async () => {
    open('/admin/albums/new');
    await screen.findByRole('heading', { level: 1, name: 'Add album' });
    press('Save');
    expect(pictures().queryByText('This field is required')).toBeNull();
    fireEvent.change(screen.getByLabelText('Publish date'), { target: { value: '2026-01-05T12:00' } });
    expect(pictures().getByText('This field is required')).toBeTruthy();
  });

  it('shows the images in order with their descriptions, and sends what changed', async () => {
    const sent = open('/admin/albums/a');
    expect(await screen.findByText('A wheel')).toBeTruthy();
    expect(screen.getByText('No description yet')).toBeTruthy();
    press('Edit Image 2');
    const fields = within(screen.getByRole('group', { name: 'Image 2' }));
    const alt = within(fields.getByRole('group', { name: 'What the image shows' }));
    fireEvent.change(alt.getByLabelText('Español'), { target: { value: 'Un medidor' } });
    press('Save');
    expect(await screen.findByText('Image 2 needs a description in English.')).toBeTruthy();
    fireEvent.change(alt.getByLabelText('English'), { target: { value: 'A gauge' } });
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      id: 'a',
      updatedAt: stored.updatedAt,
      pictures: [
        { pictureId: 'one', alt: { en: 'A wheel', es: '', fr: '' }, caption: null },
        { pictureId: 'two', alt: { en: 'A gauge', es: 'Un medidor', fr: '' }, caption: null },
      ],
    });
  });

  it('removes an image after confirmation', async () => {
    const sent = open('/admin/albums/a');
    await screen.findByText('A wheel');
    press('Remove Image 1');
    const prompt = within(await screen.findByRole('dialog'));
    expect(prompt.getByText('Are you sure you want to delete this image?')).toBeTruthy();
    fireEvent.click(prompt.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('A wheel')).toBeNull());
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!['pictures']).toEqual([{ pictureId: 'two', alt: null, caption: null }]);
  });
});
