import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { makePass } from './support/attempts/own-results';
import { openStage } from './support/portal/stage';
import { says } from './support/texts';

const stage = openStage();

const name = `Tread depth ${randomUUID().slice(0, 8)}`;
let passed: Awaited<ReturnType<typeof makePass>>;

beforeAll(async () => {
  passed = await makePass(stage.portal, name);
});

// PDFs split words if letters are set closer or wider.
const unspaced = (text: string): string => text.replace(/\s+/g, '');

/** Returns the printed text without spaces, and the number of sheets. */
async function printed(page: Page, format: 'A4' | 'Letter'): Promise<{ words: string; sheets: number }> {
  const bytes = await page.pdf({ format, preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const words: string[] = [];
  for (let sheet = 1; sheet <= document.numPages; sheet += 1) {
    const { items } = await (await document.getPage(sheet)).getTextContent();
    words.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { words: unspaced(words.join('')), sheets: document.numPages };
}

/** Returns elements that are wider than a sheet, and colors that aren't suitable for paper. */
const wrongOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dark = getComputedStyle(document.body).backgroundColor !== 'rgb(255, 255, 255)';
    return [...(scrollWidth > clientWidth ? ['is cut off'] : []), ...(dark ? ['is not on white'] : [])];
  });

async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const screen = page.viewportSize()!;
  // Width of a Letter sheet between its margins.
  await page.setViewportSize({ width: 702, height: 942 });
  const faults = await wrongOnPaper(page);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(screen);
  return faults;
}

describe('a printed page', () => {
  it('shows a result without menus and buttons, in the colors of paper', async () => {
    const page = await stage.person(passed.holder.who, { colorScheme: 'dark' });
    await page.goto(`/results/${passed.id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    for (const format of ['A4', 'Letter'] as const) {
      const { words, sheets } = await printed(page, format);
      for (const text of [name, says('en', 'certificates.title')]) expect(words).toContain(unspaced(text));
      for (const id of ['certificates.save', 'shell.verifyCertificate', 'shell.menu'])
        expect(words).not.toContain(unspaced(says('en', id)));
      expect(sheets).toBeLessThan(3);
    }
    expect(await onPaper(page)).toEqual([]);
  });

  it('shows a verified certificate alone on one sheet', async () => {
    const { number } = passed;
    const page = await (await stage.device()).newPage();
    await page.goto(`/certificates/${number}`);
    await page.getByText(says('en', 'certificates.valid')).waitFor();
    const { words, sheets } = await printed(page, 'A4');
    expect(words).toContain(number);
    expect(words).not.toContain(unspaced(says('en', 'certificates.verifyHelp')));
    expect(sheets).toBe(1);
    expect(await onPaper(page)).toEqual([]);
  });
});
