import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signedIn, signIn, until, violations, watchErrors } from '../support/browser/browser';
import { makePerson } from '../support/own-people';
import { openStage } from '../support/portal/stage';
import { button, dialog } from '../support/attempts/taking';
import { inEveryLanguage, says } from '../support/texts';
import {
  arrivalKept,
  encodeForEver,
  kept,
  middle,
  narrow,
  nothingKept,
  openAvatar,
  percent,
  preview,
  told,
  uploadAvatar,
} from '../support/images/uploading';

const stage = openStage();

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const chooses = (page: Page) => button(page, 'en', 'profile.avatarChoose').waitFor();
const encodes = (page: Page) => until('it is encoded', async () => (await told(page)) === 'Encoding...');

/** Runs `action` and returns the offset of the request that resumes the upload. */
async function waitForResume(page: Page, action: () => Promise<unknown>): Promise<number> {
  const [request] = await Promise.all([page.waitForRequest((sent) => sent.method() === 'PATCH'), action()]);
  return Number(request.headers()['upload-offset']);
}

describe('an interrupted upload', () => {
  it('pauses and resumes', async () => {
    const page = await stage.person('learner');
    const widen = await narrow(page);
    await uploadAvatar(page);
    await middle(page);
    expect(await button(page, 'en', 'profile.avatarSave').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await until('it is paused', async () => (await told(page)) === 'Paused');
    expect(await violations(page)).toEqual([]);
    expect(await percent(page)).toBeGreaterThan(0);
    await widen();
    const resume = page.getByRole('button', { name: 'Resume', exact: true });
    expect(await waitForResume(page, () => resume.click())).toBeGreaterThan(0);
    await preview(page).waitFor();
    await nothingKept(page);
  });

  it('waits while there is no connection, shows it, and resumes', async () => {
    const page = await stage.person('learner');
    const widen = await narrow(page);
    await uploadAvatar(page);
    await middle(page);
    await page.context().setOffline(true);
    await alert(page, 'No Internet connection').waitFor();
    expect(await violations(page)).toEqual([]);
    await widen();
    await page.context().setOffline(false);
    await preview(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('resumes after a reload during upload or encoding, in a reopened dialog, and leaves nothing behind', async () => {
    const page = await stage.person('learner');
    const widen = await narrow(page);
    await uploadAvatar(page);
    await middle(page);
    const { notes, records } = await kept(page);
    expect([notes, records]).toEqual([1, 2]);
    expect(await waitForResume(page, () => page.reload())).toBeGreaterThan(0);
    await widen();
    await dialog(page, 'en', 'profile.avatarUpload').waitFor();
    await preview(page).waitFor();
    await nothingKept(page);
    // The picture is ready to be saved, and no upload is pending.
    await page.reload();
    await preview(page).waitFor();
    await nothingKept(page);

    const other = await stage.person('learner');
    await encodeForEver(other);
    await uploadAvatar(other);
    await encodes(other);
    await arrivalKept(other);
    await other.unrouteAll({ behavior: 'wait' });
    await other.reload();
    await preview(other).waitFor();
    await nothingKept(other);
    expect(await other.getByRole('alert').count()).toBe(0);
  });

  it('is deleted from the browser at sign-out, and never resumes for someone else', async () => {
    const { who } = await makePerson(stage.portal);
    const page = await stage.person(who);
    const widen = await narrow(page);
    await uploadAvatar(page);
    await middle(page);
    await page.goto('/');
    await signedIn(page);
    await widen();
    expect(await kept(page)).toMatchObject({ notes: 1, records: 2 });
    const notes = await page.evaluate(() => ({ ...sessionStorage }));
    await page.getByRole('button', { name: inEveryLanguage('shell.account') }).click();
    await page.getByText(says('en', 'shell.signOut'), { exact: true }).click();
    await page.getByRole('heading', { name: says('en', 'ended.self') }).waitFor();
    await nothingKept(page);
    await signIn(page, 'pro');
    await page.evaluate((items) => Object.assign(sessionStorage, items), notes);
    await page.goto('/profile');
    await page.locator('dl').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('doesn’t resume in another or a duplicated tab', async () => {
    const page = await stage.person('learner');
    const widen = await narrow(page);
    await uploadAvatar(page);
    await middle(page);
    const other = await page.context().newPage();
    await openAvatar(other);
    await chooses(other);
    const note = await page.evaluate(() => ({ ...sessionStorage }));
    await other.evaluate((items) => Object.assign(sessionStorage, items), note);
    await other.reload();
    await dialog(other, 'en', 'profile.avatarUpload').waitFor();
    await chooses(other);
    await other.close();
    await widen();
    await preview(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a canceled upload', () => {
  const cancel = (page: Page) =>
    Promise.all([
      page.waitForRequest((sent) => sent.method() === 'DELETE' && sent.url().includes('/assemblies/')),
      page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    ]);

  it('ends at the service and leaves nothing behind, by its button or by confirming to close its dialog', async () => {
    const page = await stage.person('learner');
    const errors = watchErrors(page);
    const widen = await narrow(page);
    await uploadAvatar(page);
    await middle(page);
    await cancel(page);
    await chooses(page);
    await widen();
    await nothingKept(page);
    expect(errors).toEqual([]);
    await encodeForEver(page);
    await uploadAvatar(page);
    await encodes(page);
    expect(await violations(page)).toEqual([]);
    await cancel(page);
    await chooses(page);
    await nothingKept(page);
    // Wait until pending requests are answered, before the page closes.
    await page.unrouteAll({ behavior: 'wait' });
    expect(await page.getByRole('alert').count()).toBe(0);

    await narrow(page);
    await uploadAvatar(page);
    await middle(page);
    await page.keyboard.press('Escape');
    const dialogBox = dialog(page, 'en', 'profile.avatarGiveUpTitle');
    await dialogBox.waitFor();
    expect(await violations(page)).toEqual([]);
    await dialogBox.getByRole('button', { name: says('en', 'ui.cancel'), exact: true }).click();
    await dialogBox.waitFor({ state: 'detached' });
    expect(await percent(page)).toBeGreaterThan(0);
    await dialog(page, 'en', 'profile.avatarUpload')
      .getByRole('button', { name: says('en', 'ui.close'), exact: true })
      .click();
    await button(page, 'en', 'profile.avatarGiveUp').click();
    await until('the dialog is gone', async () => (await page.getByRole('dialog').count()) === 0);
    await nothingKept(page);
    await page.reload();
    await button(page, 'en', 'profile.avatarChange').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
