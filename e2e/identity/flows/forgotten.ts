import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  fillSignIn,
  leaveForForm,
  nameField,
  openForm,
  signedIn,
  until,
} from '../../support/browser/browser';
import { inDatabase } from '../../support/portal/database';
import { untilNewSessions } from '../../support/own-people';
import type { Stage } from '../../support/portal/stage';
import { says } from '../../support/texts';
import type { GivePerson } from './person';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

/**
 * Adds the specs for a forgotten password, which change the person's password. The form of a hosted provider can't
 * show that it is saved.
 */
export function forgottenPasswordFlow(stage: Stage, givePerson: GivePerson, isHosted = false): void {
  it('lets a person set a new password by a link sent by e-mail', async () => {
    const { who } = await givePerson();
    const page = await (await stage.device()).newPage();
    await page.goto('/login');
    await openForm(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel(says('en', 'forgot.email')).fill(`${who}@treadway.example`);
    await page.getByRole('button', { name: says('en', 'forgot.send') }).click();
    await heading(page, says('en', 'forgot.sent')).waitFor();
    const sent = `select id::text as id from sent_mail
      where to_email = '${who}@treadway.example' and text like '%/forgot?link=%'`;
    let mail: { id: string }[] = [];
    await until('the link was sent', async () => {
      mail = (await inDatabase(stage.portal, sent)) as typeof mail;
      return mail.length > 0;
    });
    const admin = await stage.person('admin');
    await admin.goto(`/admin/mailbox/${mail[0]!.id}`);
    const link = admin.getByRole('main').getByRole('link', { name: /link=/ });
    await page.goto((await link.getAttribute('href'))!);
    const [password, again] = [says('en', 'password.new'), says('en', 'password.again')];
    await page.getByLabel(password, { exact: true }).fill('Summer&Road2');
    await page.getByLabel(again, { exact: true }).fill('Summer&Road2');
    await page.getByRole('button', { name: says('en', 'forgot.save') }).click();
    await page.getByText('Password saved').waitFor();
    if (isHosted) await leaveForForm(page);
    await openForm(page);
    if (!isHosted) await page.getByText('Password saved. Sign in.').waitFor();
    expect(await nameField(page).inputValue()).toBe(`${who}@treadway.example`);
    await untilNewSessions(stage.portal, who);
    await fillSignIn(page, who, 'Summer&Road2');
    await signedIn(page);
    await link.click();
    await heading(admin, says('en', 'forgot.old')).waitFor();
    expect(new URL(admin.url()).pathname).toBe('/forgot');
  });
}
