import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { desktop, phone, until, violations, watchErrors } from '../support/browser/browser';
import { makePerson } from '../support/own-people';
import { phonePhoto, picture } from '../support/images/photos';
import { servedAt } from '../support/images/pictured-module';
import { openStage } from '../support/portal/stage';
import { button, dialog } from '../support/attempts/taking';
import { says } from '../support/texts';
import { chooseAvatar, openAvatar, preview, told } from '../support/images/uploading';

const stage = openStage();

/** Presses Tab until the button has the focus, and returns it. */
async function reach(page: Page, id: string): Promise<Locator> {
  const target = button(page, 'en', id);
  await target.waitFor();
  await until(`the Tab key leads to ${id}`, async () => {
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (!isThere) await page.keyboard.press('Tab');
    return isThere;
  });
  return target;
}

describe('the picture in one’s own profile', () => {
  it('is cropped to a square, uploaded and saved by keyboard, and stored without its location', async () => {
    const { who } = await makePerson(stage.portal);
    const page = await stage.person(who);
    const errors = watchErrors(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const uploader = () => scripts.filter((url) => /\/image-upload-[^/]*\.js$/.test(url)).length;
    await openAvatar(page);
    const hasFocus = () =>
      dialog(page, 'en', 'profile.avatarUpload').evaluate((element) =>
        element.contains(document.activeElement),
      );
    await until('the dialog has taken the focus', hasFocus);
    const choose = await reach(page, 'profile.avatarChoose');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')]);
    await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
    const use = await reach(page, 'profile.avatarUse');
    // The upload code loads only when something is uploaded.
    expect(uploader()).toBe(0);
    await use.press('Enter');
    await preview(page).waitFor();
    expect(uploader()).toBe(1);
    await until('the dialog still has the focus', hasFocus);
    await until('it is said to be complete', async () => (await told(page)) === 'Upload complete');
    expect(await violations(page)).toEqual([]);
    const save = await reach(page, 'profile.avatarSave');
    await Promise.all([page.waitForEvent('load'), save.press('Enter')]);
    const visible = page.locator('header img');
    await visible.waitFor();
    const image = sharp(await servedAt(stage.portal, (await visible.getAttribute('src'))!));
    const { width, height, exif, orientation } = await image.metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 480,
      height: 480,
      exif: undefined,
      orientation: undefined,
    });
    expect(errors).toEqual([]);
  });

  it('keeps its format, can be saved after a reload, and asks before Back discards it', async () => {
    const { who } = await makePerson(stage.portal);
    const page = await stage.atHome(who);
    await page
      .getByRole('link', { name: says('en', 'shell.profile') })
      .first()
      .click();
    await button(page, 'en', 'profile.avatarChange').click();
    await chooseAvatar(page, 'me.png', await picture(900, 2400, 'png'));
    await page.locator('.ReactCrop img').waitFor();
    // The buttons stay visible, however high the picture is.
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await until('the button is in sight', async () => {
        const box = await button(page, 'en', 'profile.avatarUse').boundingBox();
        return box !== null && box.y + box.height < size.height;
      });
    }
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'profile.avatarUse').click();
    await preview(page).waitFor();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.reload();
    await preview(page).waitFor();
    await page.goBack();
    await dialog(page, 'en', 'profile.avatarLeaveTitle').waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'ui.cancel').click();
    await preview(page).waitFor();
    expect(await page.getByRole('dialog').getByRole('checkbox').isChecked()).toBe(true);
    await Promise.all([page.waitForEvent('load'), button(page, 'en', 'profile.avatarSave').click()]);
    const visible = page.locator('header img');
    await visible.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const image = sharp(await servedAt(stage.portal, (await visible.getAttribute('src'))!));
    expect((await image.metadata()).format).toBe('png');
  });
});
