import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { ToastArea } from '#client/ui/toast-area';
import { ModuleMaterial } from './module-material';
import type { OpenedModule } from './module-page';

const download = (lang: 'en' | 'fr', label: string, filename: string, size: number) => ({
  id: filename,
  lang,
  label,
  captions: [],
  file: { filename, size },
});

const picture = (id: string, originalUrl: string, alt: string | null) => ({
  id,
  smUrl: `${originalUrl}?small`,
  lgUrl: `${originalUrl}?large`,
  originalUrl,
  width: 1600,
  height: 900,
  alt,
});

const material = {
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
} as unknown as OpenedModule;
const none = { ...material, videos: [], datasheets: [], extraFiles: [], images: [] };

const answering = (answer: () => Observable<ApolloLink.Result>) =>
  new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(answer) });
const linked = (url: string): ApolloLink.Result => ({
  data: {
    createDownloadLink: {
      __typename: 'DownloadLink',
      url,
      expiresAt: '2026-11-21T12:15:00.000Z',
      captions: [],
    },
  },
});

/** Clicks on the button and gives the dialog. */
async function open(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Download Material' }));
  return screen.findByRole('dialog', { name: 'Download Material' });
}

describe('the material of a module', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['files with their size, and images', material, '4 files, 87.8 MB, 2 images'],
    ['files alone', { ...material, images: [] }, '4 files, 87.8 MB'],
    ['images alone', { ...none, images: material.images.slice(0, 1) }, '1 image'],
  ])('is counted on the page: %s', (_what, module, words) => {
    renderPortal(<ModuleMaterial module={module} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('is listed kind by kind with type, size and language, the person’s own language first', async () => {
    renderPortal(<ModuleMaterial module={material} />);
    const dialog = await open();
    const listed = within(dialog)
      .getAllByRole('region')
      .map((part) => [
        within(part).getByRole('heading').textContent,
        ...within(part)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ]);
    expect(listed).toEqual([
      ['Videos', 'Braking on iceMP4, 86 MB, English'],
      ['Datasheets', 'DatasheetPDF, 1.2 MB, English', 'Fiche techniquePDF, 640 kB, Français'],
      ['Extra files', 'Size tableCSV, 1 kB, English'],
      ['Images', 'Winter compounds, picture 11600 × 900', 'Open sipes on ice1600 × 900'],
    ]);
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://files.example/tread.jpg',
      'https://files.example/sipes.jpg',
    ]);
  });

  it('puts French first for whoever reads French', async () => {
    renderPortal(<ModuleMaterial module={material} />, { language: 'fr' });
    fireEvent.click(screen.getByRole('button', { name: 'Télécharger les documents' }));
    const dialog = await screen.findByRole('dialog');
    const sheets = within(dialog).getByRole('region', { name: 'Fiches techniques' });
    expect(within(sheets).getAllByRole('button')[0]!.textContent).toMatch(
      /^Fiche techniquePDF, 640\sko, Français$/,
    );
  });

  it('is downloaded by a link made for each click', async () => {
    let made = 0;
    const client = answering(
      () =>
        new Observable((observer) => {
          observer.next(linked(`/api/downloads/sheet?link=${++made}`));
          observer.complete();
        }),
    );
    const followed: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
    });
    renderPortal(<ModuleMaterial module={material} />, { client });
    const row = within(await open()).getByRole('button', { name: /Size table/ });
    fireEvent.click(row);
    await waitFor(() => expect(followed).toHaveLength(1));
    await waitFor(() => expect(row.hasAttribute('disabled')).toBe(false));
    fireEvent.click(row);
    await waitFor(() =>
      expect(followed).toEqual(['/api/downloads/sheet?link=1 true', '/api/downloads/sheet?link=2 true']),
    );
  });

  it('says why a file is not given', async () => {
    const refusal = new CombinedGraphQLErrors({
      errors: [{ message: 'no', extensions: { code: 'PROGRAM_ENTRY_REQUIRED' } }],
    });
    const client = answering(() => new Observable((observer) => observer.error(refusal)));
    renderPortal(
      <>
        <ModuleMaterial module={material} />
        <ToastArea />
      </>,
      { client },
    );
    fireEvent.click(within(await open()).getByRole('button', { name: /Size table/ }));
    expect(await screen.findByText('Enter your program account number first.')).toBeTruthy();
  });

  it('is not mentioned where there is none', () => {
    renderPortal(<ModuleMaterial module={none} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
