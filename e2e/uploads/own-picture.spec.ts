import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { ask, issuedAt, newTokenOf, tokenOf } from '../support/api';
import { demoPassword, fillSignIn, leaveForForm, until } from '../support/browser';
import { openOwnStage } from '../support/stage';
import { button, dialog } from '../support/taking';
import { says } from '../support/texts';
import {
  chooseAvatar,
  nothingKept,
  openAvatar,
  preview,
  snapshot,
  told,
  uploadAvatar,
} from '../support/uploading';

const stage = openOwnStage();

/** Ends all sessions of a person, as a new password does; the password stays as it was. */
async function endSessions(who: string): Promise<void> {
  const { portal } = stage;
  const { me } = await ask<{ me: { id: string } }>(portal, await tokenOf(portal, who), '{ me { id } }');
  const answer = await fetch(`${portal.url}/api/user/${me.id}/change-pass`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(portal, 'admin')}`,
    },
    body: JSON.stringify({ password: demoPassword }),
  });
  expect(answer.status).toBe(200);
  const ended = Math.floor(Date.parse(answer.headers.get('date')!) / 1000);
  // A token of the very second in which they ended counts as one of them.
  await until('tokens are later', async () => issuedAt(await newTokenOf(portal, who)) > ended);
}

describe('a picture of oneself', () => {
  it('whose session was ended meanwhile leads to sign-in when it is saved, and back', async () => {
    const page = await stage.person('retailer');
    await uploadAvatar(page, 'fr');
    await preview(page, 'fr').waitFor();
    await endSessions('retailer');
    await button(page, 'fr', 'profile.avatarSave').click();
    await page.getByRole('heading', { name: says('fr', 'ended.password') }).waitFor();
    await leaveForForm(page);
    await fillSignIn(page, 'retailer');
    await button(page, 'fr', 'profile.avatarChange').waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await nothingKept(page);
  });

  it('is chosen, cut, uploaded and saved by the keyboard alone', async () => {
    const page = await stage.person('learner');
    await openAvatar(page);
    /** The button once it is reached by the Tab key, to press it there. */
    const reach = async (name: string): Promise<Locator> => {
      const target = button(page, 'en', name);
      await target.waitFor();
      await until(`the Tab key leads to ${name}`, async () => {
        const there = await target.evaluate((element) => element === document.activeElement);
        if (!there) await page.keyboard.press('Tab');
        return there;
      });
      return target;
    };
    const holdsFocus = () =>
      dialog(page, 'en', 'profile.avatarUpload').evaluate((element) =>
        element.contains(document.activeElement),
      );
    await until('the dialog has taken the focus', holdsFocus);
    const choose = await reach('profile.avatarChoose');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')]);
    await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await snapshot() });
    await (await reach('profile.avatarUse')).press('Enter');
    await preview(page).waitFor();
    await until('the dialog still has the focus', holdsFocus);
    await until('it is said to be complete', async () => (await told(page)) === 'Upload complete');
    const save = await reach('profile.avatarSave');
    expect(await save.isEnabled()).toBe(true);
    await Promise.all([page.waitForEvent('load'), save.press('Enter')]);
    await page.locator('header img').waitFor();
  });

  it('in a camera’s format that the browser cannot read is refused with words that help', async () => {
    const page = await stage.person('pro');
    await openAvatar(page);
    await chooseAvatar(page, 'IMG_0042.HEIC', Buffer.from('ftypheic'));
    await page.getByRole('alert').getByText(says('en', 'profile.avatarHeic'), { exact: true }).waitFor();
    expect(await page.locator('.ReactCrop').count()).toBe(0);
  });

  it('brings its uploader along only when something is uploaded', async () => {
    const page = await stage.person('pro');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openAvatar(page);
    const uploader = () => scripts.filter((url) => /\/image-upload-[^/]*\.js$/.test(url)).length;
    expect(uploader()).toBe(0);
    await chooseAvatar(page, 'me.jpg', await snapshot());
    await button(page, 'en', 'profile.avatarUse').click();
    await preview(page).waitFor();
    expect(uploader()).toBe(1);
  });
});
