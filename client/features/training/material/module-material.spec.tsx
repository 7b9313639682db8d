import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ModuleMaterialFragment } from './module-material.generated';
import { renderPortal } from '#client/testing/render';
import { ToastArea } from '#client/ui/feedback/toast-area';
import { ModuleMaterial } from './module-material';

const download = (lang: 'en' | 'fr', label: string, filename: string, size: number) => ({
  id: filename,
  lang,
  label,
  captions: [],
  file: { filename, size },
});

const picture = (id: string, originalUrl: string, alt: string | null, size: number | null = 1_000_000) => ({
  id,
  smUrl: `${originalUrl}?small`,
  lgUrl: `${originalUrl}?large`,
  originalUrl,
  width: 1600,
  height: 900,
  size,
  alt,
});

const material = {
  id: 'm1',
  name: 'Winter compounds',
  videos: [download('en', 'Braking on ice', 'ice.mp4', 86_000_000)],
  datasheets: [
    download('fr', 'Fiche technique', 'fiche.pdf', 640_000),
    download('en', 'Datasheet', 'sheet.pdf', 1_200_000),
  ],
  extraFiles: [download('en', 'Size table', 'sizes.csv', 90)],
  images: [
    picture('i1', 'https://files.example/tread.jpg', null),
    picture('i2', 'https://files.example/sipes.jpg', 'Open sipes on ice'),
  ],
} as unknown as ModuleMaterialFragment;
const none = { ...material, videos: [], datasheets: [], extraFiles: [], images: [] };

const answering = (answer: () => Observable<ApolloLink.Result>) =>
  new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(answer) });
type Operation = { operationName?: string | undefined; variables: Record<string, unknown> };

/** Creates a portal that makes links. Records the requests and followed links. */
function linking() {
  const requests: unknown[] = [];
  const followed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
  });
  const answer = ({ operationName, variables }: Operation) => {
    requests.push(variables['input']);
    const url = `/${operationName}/${requests.length}`;
    const expiresAt = '2026-11-21T12:15:00.000Z';
    return {
      createDownloadLink: {
        __typename: 'CreateDownloadLinkPayload',
        link: { __typename: 'DownloadLink', url, expiresAt, captions: [] },
      },
      createArchiveLink: {
        __typename: 'CreateArchiveLinkPayload',
        link: { __typename: 'ArchiveLink', url },
      },
    };
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        observer.next({ data: answer(operation) });
        observer.complete();
      }),
  );
  return { requests, followed, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

/** Clicks the button and returns the dialog. */
async function open(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Download Material' }));
  return screen.findByRole('dialog', { name: 'Download Material' });
}

describe('the material of a module', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['files with their size, and images', material, '4 files, 2 images, 89.8 MB'],
    ['files alone', { ...material, images: [] }, '4 files, 87.8 MB'],
    ['images alone', { ...none, images: material.images.slice(0, 1) }, '1 image, 1 MB'],
  ])('counts files and images on the page: %s', (_what, module, words) => {
    renderPortal(<ModuleMaterial module={module} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  /** Returns the languages with their summary, and the groups and rows of expanded ones. */
  const visible = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('button', { expanded: undefined })
      .filter((button) => button.hasAttribute('aria-expanded'))
      .map((fold) => {
        const content = document.getElementById(fold.getAttribute('aria-controls')!)!;
        const texts = [...content.querySelectorAll('h4, li')].map(({ textContent }) => textContent);
        return [fold.textContent, fold.getAttribute('aria-expanded') === 'true' ? texts : 'folded'];
      });

  it('groups files by language and kind, the person’s language first and open with the images', async () => {
    renderPortal(<ModuleMaterial module={material} />);
    const dialog = await open();
    expect(within(dialog).getByText('Winter compounds. 6 files in 2 languages; yours first.')).toBeTruthy();
    expect(visible(dialog)).toEqual([
      [
        'English5 files, 89.2 MB',
        [
          'Videos',
          'Braking on iceMP4, 86 MB',
          'Datasheets',
          'DatasheetPDF, 1.2 MB',
          'Extra files',
          'Size tableCSV, 1 kB',
          'Images',
          'Winter compounds, image 11600 × 900, 1 MB',
          'Open sipes on ice1600 × 900, 1 MB',
        ],
      ],
      ['Français1 file, 640 kB', 'folded'],
    ]);
    fireEvent.click(within(dialog).getByRole('button', { name: /^Français/ }));
    expect(visible(dialog)[1]).toEqual([
      'Français1 file, 640 kB',
      ['Datasheets', 'Fiche techniquePDF, 640 kB'],
    ]);
  });

  it('shows French first to French readers, in French units', async () => {
    renderPortal(<ModuleMaterial module={material} />, { language: 'fr' });
    fireEvent.click(screen.getByRole('button', { name: 'Télécharger les documents' }));
    const [first, second] = visible(await screen.findByRole('dialog'));
    expect(String(first![0])).toMatch(/^Français3 fichiers, 2,6\sMo$/);
    expect(second![1]).toBe('folded');
  });

  it('opens the first other language if the person’s own has no file', async () => {
    renderPortal(<ModuleMaterial module={{ ...material, images: [] }} />, { language: 'es' });
    fireEvent.click(screen.getByRole('button', { name: 'Descargar material' }));
    const groups = visible(await screen.findByRole('dialog'));
    expect(groups.map(([name, texts]) => [String(name).slice(0, 7), texts !== 'folded'])).toEqual([
      ['English', true],
      ['Françai', false],
    ]);
  });

  it('downloads everything in one ZIP file, with its size on the button', async () => {
    const { requests, followed, client } = linking();
    renderPortal(<ModuleMaterial module={material} />, { client });
    fireEvent.click(within(await open()).getByRole('button', { name: 'Download all 6, 89.8 MB' }));
    await waitFor(() => expect(followed).toEqual(['/CreateArchiveLink/1 true']));
    expect(requests).toEqual([
      {
        moduleId: 'm1',
        downloadIds: ['ice.mp4', 'sheet.pdf', 'sizes.csv', 'fiche.pdf'],
        imageIds: ['i1', 'i2'],
      },
    ]);
  });

  it('downloads one file directly and several in a ZIP file, also of a collapsed language', async () => {
    const { requests, followed, client } = linking();
    renderPortal(<ModuleMaterial module={material} />, { client });
    const dialog = within(await open());
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Datasheet/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Download 1 file, 1.2 MB' }));
    await waitFor(() => expect(followed).toEqual(['/CreateDownloadLink/1 true']));
    fireEvent.click(dialog.getByRole('button', { name: /^Français/ }));
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Fiche/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Français 1 file, 640 kB · 1 selected' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Download 2 files, 1.8 MB' }));
    await waitFor(() => expect(followed).toHaveLength(2));
    expect(requests).toEqual([
      { downloadId: 'sheet.pdf' },
      { moduleId: 'm1', downloadIds: ['sheet.pdf', 'fiche.pdf'], imageIds: [] },
    ]);
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Datasheet/ }));
    expect(dialog.getByRole('button', { name: 'Download 1 file, 640 kB' })).toBeTruthy();
  });

  it('downloads a single image in its original form', async () => {
    const { requests, followed, client } = linking();
    renderPortal(<ModuleMaterial module={material} />, { client });
    const dialog = within(await open());
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Open sipes on ice/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Download 1 file, 1 MB' }));
    await waitFor(() => expect(followed).toEqual(['https://files.example/sipes.jpg true']));
    expect(requests).toEqual([]);
  });

  it('links to an image on another site, and leaves it out of ZIP files', async () => {
    const images = [
      picture('i3', 'https://files.example/old.jpg', 'Old', null),
    ] as ModuleMaterialFragment['images'];
    renderPortal(<ModuleMaterial module={{ ...material, images }} />);
    const dialog = within(await open());
    expect(dialog.getByRole('link', { name: /^Old/ }).getAttribute('href')).toBe(
      'https://files.example/old.jpg',
    );
    expect(dialog.getByRole('button', { name: 'Download all 4, 87.8 MB' })).toBeTruthy();
  });

  it.each([
    ['PROGRAM_ENTRY_REQUIRED', 'Enter your program account number first.'],
    ['FORBIDDEN', 'You don’t have permission to do this.'],
  ])('shows in the open dialog why a file can’t be downloaded: %s', async (code, words) => {
    const rejection = new CombinedGraphQLErrors({
      errors: [{ message: 'no', extensions: { code } }],
    });
    const client = answering(() => new Observable((observer) => observer.error(rejection)));
    renderPortal(
      <>
        <ModuleMaterial module={material} />
        <ToastArea />
      </>,
      { client },
    );
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('button', { name: /^Download all/ }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('is hidden if there is none', () => {
    renderPortal(<ModuleMaterial module={none} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
