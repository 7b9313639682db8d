import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { fillSignIn, leaveForForm, openForm, signedIn, until } from '../../support/browser/browser';
import { untilNewSessions } from '../../support/own-people';
import type { Stage } from '../../support/portal/stage';
import { button, dialog } from '../../support/attempts/taking';
import { says } from '../../support/texts';
import { linkSentTo } from '../stand';

const selected = 'Summer&Road2';
const given = 'only letters';

/** Sets a password through an invitation link and signs in with it. */
async function takeUp(stage: Stage, page: Page, who: string, token: string): Promise<void> {
  await page.goto(`/forgot?invitation=${token}`);
  await page.getByLabel(says('en', 'password.new'), { exact: true }).fill(selected);
  await page.getByLabel(says('en', 'password.again'), { exact: true }).fill(selected);
  await button(page, 'en', 'forgot.save').click();
  await openForm(page);
  await untilNewSessions(stage.portal, who);
  await fillSignIn(page, who, selected);
  const terms = page.getByRole('dialog', { name: 'Privacy Policy' });
  await terms.getByRole('button', { name: 'Yes, I accept' }).click();
  await signedIn(page);
}

/** Signs in again from the page that shows why the session ended. */
async function comeBack(stage: Stage, page: Page, who: string, password: string): Promise<void> {
  await leaveForForm(page);
  await untilNewSessions(stage.portal, who);
  await fillSignIn(page, who, password);
  await signedIn(page);
}

/** Visits pages until the portal shows that the session has ended, because servers cache a person for two seconds. */
async function learns(page: Page, id: string): Promise<void> {
  const told = page.getByRole('heading', { level: 1, name: says('en', id), exact: true });
  const places = ['Training', 'News'];
  await until('it is told why the session is over', async () => {
    if (await told.isVisible()) return true;
    places.reverse();
    const link = page.getByRole('navigation').getByRole('link', { name: places[0]!, exact: true });
    // The page can disappear during the click when the session ends, so the caller checks again.
    await link
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
    return false;
  });
}

/** Adds specs for changes that administrators make to people, and what these people see. */
export function peopleFlow(stage: Stage): void {
  it('lets an administrator invite a person, change the role and password, end sessions and disable the person', async () => {
    const who = `person-${randomUUID().slice(0, 8)}`;
    const admin = await stage.atHome('admin');
    await admin.goto('/admin/people/new');
    await admin.getByLabel(says('en', 'people.name'), { exact: true }).fill('Nora Belt');
    await admin.getByLabel(says('en', 'people.email'), { exact: true }).fill(`${who}@treadway.example`);
    await button(admin, 'en', 'people.addInvite').click();
    await admin.getByText(says('en', 'people.neverHere')).waitFor();

    const person = await (await stage.device()).newPage();
    await takeUp(stage, person, who, await linkSentTo(stage, `${who}@treadway.example`, 'invitation'));

    await button(admin, 'en', 'people.change', { what: says('en', 'people.role') }).click();
    await admin.getByRole('combobox', { name: says('en', 'people.role') }).selectOption('manager');
    await button(admin, 'en', 'admin.save').click();
    await admin
      .getByRole('definition')
      .getByText(says('en', 'people.role.manager'), { exact: true })
      .waitFor();

    await button(admin, 'en', 'people.changePassword').click();
    const dialogBox = dialog(admin, 'en', 'password.title');
    await dialogBox.getByLabel(says('en', 'password.new'), { exact: true }).fill(given);
    await dialogBox.getByRole('button', { name: says('en', 'people.changePassword') }).click();
    await dialogBox.getByRole('button', { name: says('en', 'people.password.save') }).click();
    await admin.getByText(says('en', 'password.updated'), { exact: true }).waitFor();
    await learns(person, 'ended.password');
    await comeBack(stage, person, who, given);

    const more = async (id: string): Promise<void> => {
      await button(admin, 'en', 'people.more', { name: 'Nora Belt' }).click();
      await button(admin, 'en', id).click();
    };
    const confirm = async (title: string, id: string): Promise<void> => {
      const question = admin.getByRole('dialog', { name: says('en', title, { name: 'Nora Belt' }) });
      await question.getByRole('button', { name: says('en', id), exact: true }).click();
      await question.waitFor({ state: 'hidden' });
    };
    await more('people.endSessions');
    await confirm('people.endSessionsTitle', 'people.endSessions');
    await learns(person, 'ended.elsewhere');
    await comeBack(stage, person, who, given);

    await more('people.disable');
    await confirm('people.disableTitle', 'people.disable');
    const stranger = await (await stage.device()).newPage();
    await stranger.goto('/login');
    await openForm(stranger);
    await fillSignIn(stranger, who, given);
    await stranger.getByRole('alert').waitFor();
    await more('people.letIn');
    await admin.getByText(says('en', 'people.letInDone')).waitFor();
    await fillSignIn(stranger, who, given);
    await signedIn(stranger);
    expect(new URL(stranger.url()).pathname).toBe('/');
  });
}
