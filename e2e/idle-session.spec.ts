import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { idleFlows, idlePerson, secondTab, signedOutWords } from './identity/flows/idle';
import { createOwnPerson } from './identity/flows/person';
import { embedded } from './identity/flows/provider';
import { askedQuestion, give, moduleId, saved } from './support/attempts/answers';
import { fillSignIn, leaveForForm, phone, until, violations } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { sleep } from './support/browser/idle';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { expectQuestion, begin, button, dialog, showsAnswer } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();
const path = (page: Page): string => new URL(page.url()).pathname;
const question = (page: Page) => dialog(page, 'en', 'session.expiring');

describe('the session timeout dialog', () => {
  it('opens and counts down in every tab after 30 minutes, and closes in all after Continue in one', async () => {
    const { who } = await makePerson(stage.portal);
    const first = await idlePerson(stage, who);
    const second = await secondTab(first);
    expect(await question(first).count()).toBe(0);
    await sleep(first, '30:00');
    await Promise.all([question(first).waitFor(), question(second).waitFor()]);
    await until('the seconds go down', async () =>
      /\b[1-5]?\d seconds left/.test(await first.innerHTML('body')),
    );
    expect(await violations(first)).toEqual([]);
    await first.keyboard.press('Escape');
    await first.mouse.move(200, 200);
    expect(await question(first).count()).toBe(1);
    await button(second, 'en', 'session.continue').click();
    await Promise.all([first, second].map((page) => question(page).waitFor({ state: 'hidden' })));
    expect([path(first), path(second)]).toEqual(['/', '/training']);
  });
});

describe('the end of an idle session during a test', () => {
  idleFlows(stage, embedded, createOwnPerson(stage));

  it('sends the pending answer first, and resumes the test after the next sign-in', async () => {
    const key = 'asking-needs-first';
    const { who } = await makePerson(stage.portal, { lang: 'es' });
    const page = await idlePerson(stage, who, { viewport: phone });
    await begin(page, key, 'es');
    let position = 1;
    while ((await askedQuestion(page, key, 'es')).kind !== 'short_answer') {
      await button(page, 'es', 'tests.next').click();
      position += 1;
      await expectQuestion(page, 'es', position, 8);
    }
    const attempt = path(page);
    const order: string[] = [];
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route: Route) => {
      if (!route.request().postData()?.includes('SaveAnswer')) return route.continue();
      await held.promise;
      const response = await route.fetch();
      order.push('answer');
      await route.fulfill({ response });
    });
    page.on('request', (request) => {
      if (request.url().includes('/auth/logout')) order.push('sign-out');
    });
    const { given } = await give(page, key, 'es');
    await sleep(page, '31:00');
    await page.getByText(says('es', 'session.loggingOut')).waitFor();
    expect(order).toEqual([]);
    held.resolve();
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect([...new Set(order)]).toEqual(['answer', 'sign-out']);
    await signedOutWords(page, 'es');
    await page.unrouteAll();
    await leaveForForm(page);
    await signedOutWords(page, 'es');
    await fillSignIn(page, who);
    await page.waitForURL(({ pathname }) => pathname === attempt);
    await saved(page);
    await page.goto(`/training/modules/${moduleId(key)}`);
    await page.getByRole('link', { name: says('es', 'modules.resumeAt', { position: 1 }) }).click();
    for (let at = 2; at <= position; at += 1) {
      await button(page, 'es', 'tests.next').click();
      await expectQuestion(page, 'es', at, 8);
    }
    await showsAnswer(page, given);
  });
});

describe('a session that expires while a form is open', () => {
  it('can be renewed in another tab, and the form then saves what was typed', async () => {
    const { who } = await makePerson(stage.portal, { role: 'admin' });
    const number = `EXP-${who}`;
    const [account] = (await inDatabase(
      stage.portal,
      `insert into account (kind, number, name) values ('gold_retailer', '${number}', 'Fell Tires ${who}') returning id`,
    )) as [{ id: string }];
    const page = await stage.atHome(who);
    await page.context().clock.install();
    await page.goto(`/admin/accounts/${account.id}`);
    const name = page.getByLabel(says('en', 'accounts.name'), { exact: true });
    await name.fill(`Fell & Sons ${who}`);
    await inDatabase(
      stage.portal,
      `delete from idp.oidc_payload where payload ->> 'accountId' =
         (select subject::text from idp.account where email = '${who}@treadway.example') returning id`,
    );
    // By then, the page's access token has expired.
    await sleep(page, '10:00');
    await button(page, 'en', 'admin.save').click();
    await dialog(page, 'en', 'session.ended').waitFor();
    expect(await violations(page)).toEqual([]);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: says('en', 'session.signInAgain') }).click(),
    ]);
    const closed = tab.waitForEvent('close');
    await fillSignIn(tab, who);
    await closed;
    await page
      .getByRole('status')
      .filter({ hasText: says('en', 'admin.saved') })
      .waitFor();
    await dialog(page, 'en', 'session.ended').waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe(`Fell & Sons ${who}`);
    expect(await inDatabase(stage.portal, `select name from account where id = '${account.id}'`)).toEqual([
      { name: `Fell & Sons ${who}` },
    ]);
  });
});
