import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { phone, violations, watchErrors } from './support/browser/browser';
import { unsound } from './support/screens/look';
import { makePass } from './support/attempts/own-results';
import { openStage } from './support/portal/stage';
import { button } from './support/attempts/taking';
import { englishOnly, type Language, says } from './support/texts';

const stage = openStage();

const name = `Reading labels ${randomUUID().slice(0, 8)}`;
let passed: Awaited<ReturnType<typeof makePass>>;

beforeAll(async () => {
  passed = await makePass(stage.portal, name);
});

async function savePdf(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'en', 'certificates.save').click(),
  ]);
  const bytes = new Uint8Array(readFileSync(await download.path()));
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const { items } = await (await document.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
  return { name: download.suggestedFilename(), text };
}

describe('a certificate', () => {
  it('appears with the result of a passed test, and downloads as a PDF in any language', async () => {
    const { number } = passed;
    const page = await stage.person(passed.holder.who);
    const pageErrors = watchErrors(page);
    await page.goto(`/results/${passed.id}`);
    const panel = page.getByRole('region', { name: says('en', 'certificates.title') });
    await panel.getByText(number, { exact: true }).waitFor();
    const own = await savePdf(page);
    expect(own.name).toBe(`certificate-${number}.pdf`);
    for (const text of ['Certificate', name, number, `${stage.portal.url}/certificates/${number}`])
      expect(own.text).toContain(text);
    await panel.getByText('Français', { exact: true }).click();
    expect((await savePdf(page)).text).toContain('Certificat\n');
    expect(await violations(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  it('can be verified by a carelessly typed number, without signing in, in each language', async () => {
    const { number, holder } = passed;
    const sloppy = ` ${number.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l')}`;
    const device = await stage.device({ viewport: phone });
    const page = await device.newPage();
    const pageErrors = watchErrors(page);
    for (const lang of ['en', 'es', 'fr'] satisfies Language[]) {
      await device.addCookies([{ name: 'treadway-language', value: lang, url: stage.portal.url }]);
      await page.goto('/certificates');
      await page.getByRole('textbox', { name: says(lang, 'certificates.number') }).fill(sloppy);
      await page.keyboard.press('Enter');
      const answer = page.getByRole('main').getByRole('status');
      await answer.getByText(says(lang, 'certificates.valid')).waitFor();
      const said = await answer.innerText();
      for (const text of [name, number, holder.name]) expect(said).toContain(text);
      expect(said).not.toMatch(/%|points/);
      const words = await page.locator('body').innerText();
      const english = lang === 'en' ? [] : englishOnly(lang);
      expect(english.filter((text) => words.includes(text))).toEqual([]);
    }
    expect([...(await unsound(page)), ...pageErrors]).toEqual([]);
  });
});
