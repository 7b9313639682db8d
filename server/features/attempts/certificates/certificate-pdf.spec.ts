import { describe, expect, it } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import type { Language } from '#server/platform/language/i18n';
import { certificatePdf } from './certificate-pdf';

type PDFDocumentProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

const site = {
  productName: 'Treadway',
  brandColor: '#ffb200',
  timezone: 'America/Chicago',
  publicUrl: 'https://portal.example',
};

const certificate = {
  number: '7Q4M-2K9D-XH3T',
  holderName: 'Dana Whitfield',
  testNameTranslations: { en: 'Winter compounds', es: 'Compuestos de invierno', fr: 'Gommes hiver' },
  // In Chicago it is still the previous day.
  passedAt: '2026-11-24T03:00:00.000Z',
  withdrawn: false,
};

async function read(lang: Language, values: Partial<typeof certificate> = {}): Promise<PDFDocumentProxy> {
  const bytes = await certificatePdf({ ...certificate, ...values }, lang, site);
  return getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
}

/** Returns the drawn pieces of text in order, without the lettering of the tire. */
async function textOf(document: PDFDocumentProxy): Promise<string> {
  const { items } = await (await document.getPage(1)).getTextContent();
  const all = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return all.slice(all.indexOf(site.productName));
}

/**
 * Returns the names of the fonts in the file, without the tags of their subsets. `unembedded` are fonts that the file
 * only references.
 */
function fontsOf(bytes: Buffer): { names: string[]; unembedded: string[] } {
  const descriptors = bytes.toString('latin1').match(/<<\n\/Type \/FontDescriptor[^]*?>>/g) ?? [];
  const name = (descriptor: string) => /\/FontName \/(?:[A-Z]{6}\+)?(\S+)/.exec(descriptor)![1]!;
  return {
    names: descriptors.map(name),
    unembedded: descriptors.filter((descriptor) => !/\/FontFile\d/.test(descriptor)).map(name),
  };
}

describe('certificatePdf', () => {
  it.each([
    ['en', 'Certificate', 'Winter compounds', 'November 23, 2026'],
    ['es', 'Certificado', 'Compuestos de invierno', '23 de noviembre de 2026'],
    ['fr', 'Certificat', 'Gommes hiver', '23 novembre 2026'],
  ] as const)('contains in %s who passed what and when', async (lang, title, test, date) => {
    const document = await read(lang);
    expect(document.numPages).toBe(1);
    const text = await textOf(document);
    for (const piece of [title, 'Dana Whitfield', test, date, '7Q4M-2K9D-XH3T'])
      expect(text).toContain(piece);
    expect(text).toContain('https://portal.example/certificates/7Q4M-2K9D-XH3T');
  });

  it('has one landscape page with title, language, author and a structure for screen readers', async () => {
    const document = await read('fr');
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Certificat: Dana Whitfield, Gommes hiver',
      Author: 'Treadway',
      Language: 'fr',
    });
    const page = await document.getPage(1);
    const [, , width, height] = page.view as [number, number, number, number];
    expect(width).toBeGreaterThan(height);
    const tree = JSON.stringify(await page.getStructTree());
    expect(tree).toContain('"role":"H1"');
    expect(tree).toContain('Code QR de l’adresse');
  });

  it('embeds its fonts, also for other scripts', async () => {
    const holderName = 'Łukasz Żółć · Ελένη Παπαδοπούλου · Дмитрий';
    const document = await read('en', { holderName });
    const { names, unembedded } = fontsOf(await certificatePdf({ ...certificate, holderName }, 'en', site));
    expect(unembedded).toEqual([]);
    for (const family of ['Archivo', 'Atkinson', 'DejaVu']) expect(names.join()).toContain(family);
    const text = (await textOf(document)).replace(/\n/g, ' ');
    for (const name of holderName.split(' · ')) expect(text).toContain(name);
  });

  it('fits the longest name a person can have, even as one word', async () => {
    const holderName = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 100);
    expect(await textOf(await read('es', { holderName }))).toContain(holderName);
    const words = 'Hohenzollern '.repeat(8).trim().slice(0, 100);
    expect((await textOf(await read('es', { holderName: words }))).replace(/\n/g, ' ')).toContain(words);
  });

  it('shortens an unreadably long name with an ellipsis', async () => {
    for (const holderName of ['x'.repeat(500), 'Hohenzollern '.repeat(40)]) {
      const text = await textOf(await read('en', { holderName }));
      expect(text).toContain('…');
      expect(text).toContain(certificate.number);
    }
  });

  it('returns the same bytes each time', async () => {
    const make = () => certificatePdf(certificate, 'en', site);
    expect((await make()).equals(await make())).toBe(true);
  });
});
