import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { ModuleMaterial } from './module-material';
import type { OpenedModule } from './module-page';

const download = (lang: 'en' | 'fr', label: string, filename: string) => ({
  id: filename,
  lang,
  label,
  file: { url: `https://files.example/${filename}`, filename },
});

const material = {
  name: 'Winter compounds',
  videos: [download('en', 'Braking on ice', 'ice.mp4')],
  datasheets: [download('fr', 'Fiche technique', 'fiche.pdf')],
  extraFiles: [download('en', 'Size table', 'sizes.csv')],
  images: [{ originalUrl: 'https://files.example/tread.jpg', width: 1600, height: 900 }],
} as unknown as OpenedModule;
const none = { ...material, videos: [], datasheets: [], extraFiles: [], images: [] };

describe('the material of a module', () => {
  it('is every video, datasheet, file and picture with its address, language and name', () => {
    renderPortal(<ModuleMaterial module={material} />);
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => [row.querySelector('a')?.href, row.textContent]);
    expect(rows).toEqual([
      ['https://files.example/ice.mp4', 'Braking on iceVideo · EN, ice.mp4'],
      ['https://files.example/fiche.pdf', 'Fiche techniqueDatasheet · FR, fiche.pdf'],
      ['https://files.example/sizes.csv', 'Size tableFile · EN, sizes.csv'],
      ['https://files.example/tread.jpg', 'Winter compounds, picture 1Picture · 1600 × 900'],
    ]);
  });

  it('is not mentioned where there is none', () => {
    renderPortal(<ModuleMaterial module={none} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
