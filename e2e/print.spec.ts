import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { demoId } from '#server/demo/ids';
import { inDatabase } from './support/database';
import { openStage } from './support/stage';
import { says } from './support/texts';

const stage = openStage();

// Letters that stand closer or wider come in pieces.
const unspaced = (text: string | null): string => (text ?? '').replace(/\s+/g, '');

/** The words of what a page prints, without spaces, and on how many sheets. */
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

/** What of a page is wider than a sheet, and colours that paper does not have. */
const wrongOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dark = getComputedStyle(document.body).backgroundColor !== 'rgb(255, 255, 255)';
    return [...(scrollWidth > clientWidth ? ['is cut off'] : []), ...(dark ? ['is not on white'] : [])];
  });

async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const screen = page.viewportSize()!;
  // A sheet of Letter between its margins.
  await page.setViewportSize({ width: 702, height: 942 });
  const faults = await wrongOnPaper(page);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(screen);
  return faults;
}

describe('on paper', () => {
  it.each(['A4', 'Letter'] as const)(
    'a result stands without frame and buttons, in the colours of paper, as %s',
    async (format) => {
      const [found] = (await inDatabase(
        stage.portal,
        `select id from attempt where profile_id = '${demoId('profile', 'learner@treadway.example')}'
           and status = 'passed' order by started_at limit 1`,
      )) as { id: string }[];
      const page = await stage.person('learner', { colorScheme: 'dark' });
      await page.goto(`/results/${found!.id}`);
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      const { words, sheets } = await printed(page, format);
      expect(words).toContain(unspaced(name));
      expect(words).toContain(unspaced(says('en', 'certificates.title')));
      for (const id of ['certificates.save', 'shell.verifyCertificate', 'shell.menu'])
        expect(words).not.toContain(unspaced(says('en', id)));
      expect(sheets).toBeLessThan(3);
      expect(await onPaper(page)).toEqual([]);
    },
  );

  it('a verified certificate stands alone on one sheet', async () => {
    const [found] = (await inDatabase(stage.portal, 'select number from certificate limit 1')) as {
      number: string;
    }[];
    const page = await (await stage.device()).newPage();
    await page.goto(`/certificates/${found!.number}`);
    await page.getByText(says('en', 'certificates.valid')).waitFor();
    const { words, sheets } = await printed(page, 'A4');
    expect(words).toContain(found!.number);
    expect(words).not.toContain(unspaced(says('en', 'certificates.verifyHelp')));
    expect(sheets).toBe(1);
    expect(await onPaper(page)).toEqual([]);
  });
});
