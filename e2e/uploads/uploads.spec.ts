import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { desktop, phone, until, violations, watchTrouble } from '../support/browser';
import { phonePhoto, picture } from '../support/photos';
import { openOwnStage } from '../support/stage';
import { button, dialog } from '../support/taking';
import { says } from '../support/texts';
import { chooseAvatar, openAvatar, preview, snapshot, uploadAvatar } from '../support/uploading';

describe('a picture of oneself', () => {
  const stage = openOwnStage();
  let trouble: string[] = [];
  afterEach(() => {
    trouble = [];
  });

  it('is cut to a square, uploaded, saved, and shown in the shell without where it was taken', async () => {
    const page = await stage.person('learner');
    trouble = watchTrouble(page);
    await openAvatar(page);
    await page.getByRole('dialog', { name: 'Avatar Upload', exact: true }).waitFor();
    await chooseAvatar(page, 'me.jpg', await phonePhoto());
    await page.locator('.ReactCrop img').waitFor();
    await button(page, 'en', 'profile.avatarUse').click();
    await preview(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await Promise.all([page.waitForEvent('load'), button(page, 'en', 'profile.avatarSave').click()]);
    const shown = page.locator('header img');
    await shown.waitFor();
    const address = await shown.getAttribute('src');
    const image = sharp(Buffer.from(await (await fetch(new URL(address!, stage.portal.url))).arrayBuffer()));
    const { width, height, exif, orientation } = await image.metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 480,
      height: 480,
      exif: undefined,
      orientation: undefined,
    });
    expect(trouble).toEqual([]);
  });

  it('stays when its removal is not confirmed, and goes when it is', async () => {
    const page = await stage.person('manager');
    const save = () =>
      Promise.all([page.waitForEvent('load'), button(page, 'en', 'profile.avatarSave').click()]);
    await uploadAvatar(page);
    await preview(page).waitFor();
    await save();
    await page.locator('header img').waitFor();
    await openAvatar(page);
    await preview(page).waitFor();
    const ask = () => button(page, 'en', 'uploads.deleteOne', { place: 1, total: 1 }).click();
    await ask();
    await page.getByText(says('en', 'uploads.deletePrompt')).waitFor();
    await button(page, 'en', 'ui.cancel').click();
    await preview(page).waitFor();
    await ask();
    await button(page, 'en', 'uploads.delete').click();
    await until('the preview is gone', async () => (await preview(page).count()) === 0);
    await save();
    await button(page, 'en', 'profile.avatarChange').waitFor();
    expect(await page.locator('header img').count()).toBe(0);
  });

  it('that is uploaded is still there to be saved after a reload, and is asked about before Back loses it', async () => {
    const page = await stage.atHome('pro');
    await page
      .getByRole('link', { name: says('en', 'shell.profile') })
      .first()
      .click();
    await button(page, 'en', 'profile.avatarChange').click();
    await chooseAvatar(page, 'me.jpg', await snapshot());
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
    await page.locator('header img').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is refused when the file is no picture', async () => {
    const page = await stage.person('admin');
    await openAvatar(page);
    await chooseAvatar(page, 'me.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await page.getByRole('alert').getByText(says('en', 'profile.avatarUnreadable')).waitFor();
    expect(await page.locator('.ReactCrop').count()).toBe(0);
  });

  it.each([
    ['distributor', 'es', desktop],
    ['retailer', 'fr', phone],
  ] as const)(
    'is chosen by the %s in %s without any fault that axe finds',
    async (who, language, viewport) => {
      const page = await stage.person(who, { viewport });
      await openAvatar(page, language);
      await chooseAvatar(page, 'me.jpg', await picture(900, 2400, 'jpeg'), language);
      await page.locator('.ReactCrop img').waitFor();
      expect(await violations(page)).toEqual([]);
      // However high the picture is, what is done with it stays in sight.
      const { y, height } = (await button(page, language, 'profile.avatarUse').boundingBox())!;
      expect(y + height).toBeLessThan(viewport.height);
    },
  );
});
