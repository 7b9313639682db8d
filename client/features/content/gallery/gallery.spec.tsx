import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import AlbumPage from './album-page';
import GalleryPage from './gallery-page';

const picture = (id: string) => ({
  __typename: 'Picture',
  assetId: id,
  smUrl: `/images/${id}-small`,
  lgUrl: `/images/${id}-large`,
  width: 1600,
  height: 1200,
});
const visible = (id: string, alt: string | null, caption: string | null = null) => ({
  __typename: 'AlbumPicture',
  picture: picture(id),
  alt,
  caption,
});
const album = (slug: string, pictureCount: number) => ({
  __typename: 'Album',
  id: slug,
  section: 'pro_training',
  slug,
  title: `Day of ${slug}`,
  publishAt: '2026-10-21T12:00:00.000Z',
  pictureCount,
  cover: [visible('a', null)],
});

const whole = {
  ...album('laval', 3),
  lead: 'Four bays.',
  pictures: [visible('a', 'A wheel', 'Bay 1.'), visible('b', null), visible('c', 'A gauge')],
};

type Variables = { slug?: string; after?: string };

function answer(operation: string | undefined, { slug, after }: Variables): object {
  if (operation === 'Album') return { album: slug === 'laval' ? whole : null };
  const nodes = after ? [album('old', 1)] : [album('laval', 3), album('mid', 1)];
  const pageInfo = { __typename: 'PageInfo', hasNextPage: !after, endCursor: 'c' };
  return { albums: { __typename: 'AlbumConnection', nodes, pageInfo, totalCount: 3 } };
}

const section = { id: 's', key: 'pro_training', title: 'PRO training', lead: '', pages: [] };

function Address({ tell }: { tell: (search: string) => void }) {
  const { search } = useLocation();
  useEffect(() => {
    tell(search);
  }, [tell, search]);
  return null;
}

function show(path: string) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: answer(operationName, variables as Variables) as Record<string, unknown> });
        observer.complete();
      }),
  );
  const addresses: string[] = [];
  renderPortal(
    <>
      <Address tell={(search) => addresses.push(search)} />
      <Routes>
        <Route element={<Outlet context={section} />}>
          <Route path="/pro-training/gallery" element={<GalleryPage />} />
          <Route path="/pro-training/gallery/:slug" element={<AlbumPage />} />
        </Route>
      </Routes>
    </>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return addresses;
}

const at = '/pro-training/gallery';

describe('the gallery', () => {
  it('lists albums with their date and number of images, and loads more', async () => {
    show(at);
    const link = await screen.findByRole('link', { name: 'Day of laval' });
    expect(link.getAttribute('href')).toBe(`${at}/laval`);
    expect(screen.getByText('3 albums, newest first')).toBeTruthy();
    expect(screen.getByText(/^3 images · Oct/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Day of old' });
    expect(screen.getByRole('link', { name: 'Day of mid' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('the page of an album', () => {
  it('names each image by its description, or else by its number', async () => {
    show(`${at}/laval`);
    const list = await screen.findByRole('list', { name: 'Day of laval' });
    const names = within(list).getAllByRole('img');
    expect(names.map((each) => each.getAttribute('alt'))).toEqual([
      'A wheel',
      'Day of laval, image 2',
      'A gauge',
    ]);
    expect(screen.getByText('Four bays.')).toBeTruthy();
  });

  it('opens an image large, puts it into the address, and moves on by keyboard', async () => {
    const addresses = show(`${at}/laval`);
    fireEvent.click(await screen.findByRole('button', { name: 'Enlarge: Day of laval, image 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Day of laval' }));
    expect(dialog.getByText('Bay 1.')).toBeTruthy();
    expect(addresses.at(-1)).toBe('?picture=1');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await dialog.findByText('Image 2 of 3');
    expect(addresses.at(-1)).toBe('?picture=2');
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addresses.at(-1)).toBe('');
  });

  it('opens the image of the address', async () => {
    show(`${at}/laval?picture=3`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Day of laval' }));
    expect(dialog.getByText('Image 3 of 3')).toBeTruthy();
  });

  it.each(['4', '0', 'two', ''])('opens no image for ?picture=%s', async (number) => {
    show(`${at}/laval?picture=${number}`);
    await screen.findByRole('list', { name: 'Day of laval' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links back to the gallery if the album doesn’t exist', async () => {
    show(`${at}/none`);
    expect((await screen.findByRole('link', { name: 'Gallery' })).getAttribute('href')).toBe(at);
  });
});
