import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readZip } from '#server/testing/storage/zip';
import { moduleId } from './support/attempts/answers';
import { phone, until, violations, watchErrors } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { unsound } from './support/screens/look';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';

const stage = openStage();
const winter = moduleId('winter-compounds');

describe('the files of a module', () => {
  it('download from the dialog by keyboard alone', async () => {
    const page = await stage.person('learner');
    const errors = watchErrors(page);
    await page.goto(`/training/modules/${winter}`);
    const button = page.getByRole('button', { name: 'Download Material' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Download Material' });
    const row = dialog.getByRole('checkbox', { name: /^Compounds at 20, 7 and -10 °C PDF, 2 kB$/ });
    await row.waitFor();
    expect(await violations(page)).toEqual([]);
    await row.focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Download 1 file, 2 kB' }).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('winter-compounds-en.pdf');
    const content = readFileSync(await download.path()).toString('latin1');
    expect(content).toMatch(/^%PDF-[^]*%%EOF\s*$/);
    await dialog.getByRole('button', { name: /^Download all \d+, / }).focus();
    const [all] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(all.suggestedFilename()).toBe('Winter compounds.zip');
    const names = [...readZip(readFileSync(await all.path())).keys()];
    expect(names).toEqual(
      expect.arrayContaining(['English/winter-compounds-en.pdf', 'Français/winter-compounds-fr.pdf']),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await until('the button has the focus', () => button.evaluate((it) => it === document.activeElement));
    expect(errors).toEqual([]);
  });
});

describe('the video of a module', () => {
  const video = (page: Page) => page.locator('video');
  const time = (page: Page): Promise<number> =>
    video(page).evaluate((it: HTMLVideoElement) => it.currentTime);

  it('plays in place with captions in the person’s language, and continues when its link expires', async () => {
    const { who, id } = await makePerson(stage.portal, { lang: 'fr' });
    const page = await stage.person(who, { viewport: phone });
    await page.goto(`/training/modules/${winter}`);
    await page.getByRole('button', { name: /^Lire la vidéo/ }).click();
    await until('it plays', async () => (await video(page).count()) === 1 && (await time(page)) > 0.2);
    const tracks = () =>
      video(page).evaluate((it: HTMLVideoElement) =>
        [...it.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, cues }) => `${language} ${cues?.length}`)
          .join(),
      );
    await until('the French captions are there, and no others', async () => (await tracks()) === 'fr 5');
    await until('it has the focus', () => video(page).evaluate((it) => it === document.activeElement));
    expect(await unsound(page)).toEqual([]);

    await video(page).evaluate((it: HTMLVideoElement) => it.pause());
    const previous = await video(page).getAttribute('src');
    await inDatabase(stage.portal, `delete from download_link where profile_id = '${id}'`);
    // Makes the browser request the video again, as it does when its cache is empty.
    await video(page).evaluate((it: HTMLVideoElement) => {
      it.currentTime = 17;
      it.dispatchEvent(new Event('timeupdate'));
      it.src += '&again';
    });
    await until('it has a fresh link', async () => {
      const link = await video(page).getAttribute('src');
      return link !== previous && !link?.endsWith('&again');
    });
    await until('it is where it was', async () => Math.abs((await time(page)) - 17) < 0.5);
  });
});
