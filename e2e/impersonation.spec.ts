import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { desktop, phone, violations, watchErrors } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { unsound } from './support/screens/look';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { button } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const banner = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('status') });

describe('an administrator who views the portal as another person', () => {
  it('sees a banner in every tab, isn’t asked about the terms, and can return', async () => {
    // An impersonation affects every tab of a session, so the spec needs its own session.
    const admin = await makePerson(stage.portal, { role: 'admin' });
    const person = await makePerson(stage.portal);
    await inDatabase(stage.portal, `update profile set terms_version = null where id = '${person.id}'`);
    const page = await stage.person(admin.who);
    const errors = watchErrors(page);
    await page.goto(`/admin/people/${person.id}`);
    await button(page, 'en', 'people.startImpersonation').click();
    await button(page, 'en', 'people.backToAdmin').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await banner(page).innerText()).toContain(person.name);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await unsound(page)).toEqual([]);
    await page.setViewportSize(desktop);

    const tab = await page.context().newPage();
    await tab.goto('/admin/people');
    await button(tab, 'en', 'people.backToAdmin').waitFor();
    await tab.getByText(says('en', 'admin.administratorsOnly')).waitFor();
    expect(errors).toEqual([]);
    await button(page, 'en', 'people.backToAdmin').click();
    await button(page, 'en', 'people.startImpersonation').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/people/${person.id}`);
    await tab.reload();
    await tab.getByRole('heading', { level: 1, name: says('en', 'admin.people') }).waitFor();
    expect(await banner(tab).count()).toBe(0);
  });
});
