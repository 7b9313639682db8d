import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { tokenOf } from './support/portal/api';
import { phone } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { unsound } from './support/screens/look';
import { makePerson } from './support/own-people';
import { makePass } from './support/attempts/own-results';
import { newModule } from './support/images/pictured-module';
import { openStage } from './support/portal/stage';
import { button, dialog } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

/** Opens a state of the portal that has no address. */
type Opening = (page: Page) => Promise<void>;

async function apiClientWithSecret(page: Page): Promise<void> {
  await page.goto('/admin/api-clients');
  await button(page, 'en', 'clients.add').click();
  const dialogBox = dialog(page, 'en', 'clients.add');
  await dialogBox.getByLabel(en('clients.name')).fill(`Stock ${randomUUID().slice(0, 8)}`);
  await dialogBox.getByRole('button', { name: en('clients.add') }).click();
  await button(page, 'en', 'clients.copy').waitFor();
}

async function daysOfHistory(page: Page): Promise<void> {
  const { id } = await makePerson(stage.portal);
  await page.goto(`/admin/people/${id}`);
  await button(page, 'en', 'history.person.allDays').click();
  await page.getByLabel(en('admin.list.from'), { exact: true }).fill('2026-06-10');
  await page.getByLabel(en('admin.list.to'), { exact: true }).fill('2026-06-20');
  const panel = page.getByRole('group', { name: new RegExp(en('history.person.days')) });
  const { x, width } = (await panel.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(phone.width);
}

async function resetPerson(page: Page): Promise<void> {
  const { id, name } = await makePerson(stage.portal, { userType: 'pro' });
  await page.goto(`/admin/people/${id}`);
  await button(page, 'en', 'people.more', { name }).click();
  await button(page, 'en', 'bulk.action.resetPro').click();
  await button(page, 'en', 'bulk.apply', { count: 1 }).click();
  await page.getByText(en('bulk.counts', { done: 1, leftOut: 0 })).waitFor();
  await page.getByRole('heading', { name: en('people.towardPro') }).waitFor();
}

async function paletteOfMenu(page: Page): Promise<void> {
  await page.goto('/admin/modules');
  await button(page, 'en', 'shell.menu').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: en('admin.people') })
    .click();
  await page.waitForURL(/\/admin\/people$/);
  await button(page, 'en', 'shell.menu').click();
  await button(page, 'en', 'admin.jump').click();
  await page.getByRole('combobox', { name: en('palette.label') }).fill('becker');
  await page.getByRole('option').filter({ hasText: 'Tom Becker' }).waitFor();
}

const broken = 'Round?{T}\n\nBroken {=a ~b\n';
const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function brokenQuestionFile(page: Page): Promise<void> {
  const id = await newModule(stage.portal, `Broken ${randomUUID().slice(0, 8)}`);
  await page.goto(`/admin/modules/${id}/import`);
  await button(page, 'en', 'admin.import.choose').waitFor();
  await choose(page, 'broken.gift', broken);
  await page.getByRole('alert').getByText(en('admin.import.note.brace_not_closed')).waitFor();
}

async function importsInTheWay(page: Page): Promise<void> {
  const id = await newModule(stage.portal, `Crowd ${randomUUID().slice(0, 8)}`);
  const headers = {
    authorization: `Bearer ${await tokenOf(stage.portal, 'admin')}`,
    'content-type': 'text/plain',
  };
  for (let nth = 1; nth <= 10; nth += 1) {
    const address = `${stage.portal.url}/api/question-imports?module=${id}&filename=${nth}.gift`;
    expect((await fetch(address, { method: 'POST', headers, body: `Round ${nth}?{T}\n` })).ok).toBe(true);
  }
  await page.goto(`/admin/modules/${id}/import?show=none`);
  await button(page, 'en', 'admin.import.choose').waitFor();
  await choose(page, 'eleventh.gift', 'Round?{T}\n');
  await page.getByRole('list', { name: en('admin.import.underWay') }).waitFor();
}

async function rejectedAdministration(page: Page): Promise<void> {
  await page.goto('/admin/people');
  await page.getByText(en('admin.administratorsOnly')).waitFor();
}

async function subscriptionUnderWay(page: Page): Promise<void> {
  await page.goto('/pro-training/newsletter');
  await page.getByLabel(en('newsletter.email'), { exact: true }).fill(`${randomUUID()}@tires.example`);
  await button(page, 'en', 'newsletter.subscribe').click();
  await page.getByText(en('newsletter.sent'), { exact: true }).waitFor();
}

async function incompletePassword(page: Page): Promise<void> {
  await page.goto('/profile');
  await button(page, 'en', 'password.change').click();
  const dialogBox = dialog(page, 'en', 'password.title');
  await dialogBox.locator('[name=current]').press('Enter');
  await dialogBox.getByText(en('password.required'), { exact: true }).first().waitFor();
}

async function withdrawnCertificate(page: Page): Promise<void> {
  const { number } = await makePass(stage.portal, `Withdrawn ${randomUUID().slice(0, 8)}`);
  await inDatabase(stage.portal, `update certificate set withdrawn_at = now() where number = '${number}'`);
  await page.goto(`/certificates/${number}`);
  await page.getByText(en('errors.certificateWithdrawn')).waitFor();
}

/** Opens the states one after the other and returns their faults. */
async function findFaults(page: Page, openings: readonly Opening[]): Promise<string[]> {
  const faults: string[] = [];
  for (const open of openings) {
    await open(page);
    faults.push(...(await unsound(page)).map((fault) => `${open.name}: ${fault}`));
  }
  return faults;
}

describe('the states without an address', () => {
  it('have no faults for an administrator, on a desktop or a phone', async () => {
    const page = await stage.person('admin');
    expect(await findFaults(page, [apiClientWithSecret])).toEqual([]);
    await page.setViewportSize(phone);
    const openings = [paletteOfMenu, daysOfHistory, resetPerson, brokenQuestionFile, importsInTheWay];
    expect(await findFaults(page, openings)).toEqual([]);
  });

  it('have no faults for a learner on a phone', async () => {
    const { who } = await makePerson(stage.portal);
    const page = await stage.person(who, { viewport: phone });
    const openings = [rejectedAdministration, incompletePassword, subscriptionUnderWay, withdrawnCertificate];
    expect(await findFaults(page, openings)).toEqual([]);
  });
});
