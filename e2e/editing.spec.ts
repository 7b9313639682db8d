import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { phone, until, violations } from './support/browser/browser';
import { newModule } from './support/images/pictured-module';
import { openStage } from './support/portal/stage';
import { settled } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);
const wait = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Returns null if a control has the focus, else the key that moves toward it: an arrow key in list cells, otherwise
 * Tab.
 */
const getKeyTo = (target: Locator): Promise<string | null> =>
  target.evaluate((element) => {
    if (element === document.activeElement) return null;
    const cell = document.activeElement?.closest('td');
    if (!cell || !element.closest('[role="grid"]')?.contains(cell)) return 'Tab';
    return cell.parentElement!.contains(element) ? 'ArrowRight' : 'ArrowDown';
  });

/** Moves the focus to a control by keyboard. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 120; steps += 1) {
    const key = await getKeyTo(target);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${target}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const button = (page: Page | Locator, id: string, values: Record<string, string | number> = {}): Locator =>
  page.getByRole('button', { name: en(id, values), exact: true });
const tab = (page: Page, id: string): Locator =>
  page.getByRole('navigation', { name: en('admin.tabs') }).getByRole('link', { name: en(id), exact: true });
const field = (page: Page, group: string, label: string): Locator =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(label, { exact: true });
const richText = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: `${label}, English`, exact: true });

const name = (): string => `Night driving ${randomUUID().slice(0, 8)}`;
const [question, other] = ['Which light do you dip?', 'Write the size.'];
const [right, wrong] = ['High beam', 'Fog light'];

async function writeQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: en('admin.questions.new') }).press('Enter');
  await type(page, richText(page, en('admin.question')), question);
  const isRight = page.getByRole('radio', { name: en('admin.question.optionRight', { position: 1 }) });
  await press(page, isRight, 'Space');
  for (const [at, text] of [right, wrong].entries())
    await type(page, richText(page, en('admin.question.option', { position: at + 1 })), text);
  await press(page, button(page, 'admin.save'));
  await page.getByRole('link', { name: `1. ${question}` }).waitFor();
  await page.getByRole('link', { name: en('admin.questions.new') }).press('Enter');
  await reach(page, page.getByLabel(en('admin.kind')));
  await page.keyboard.type(en('admin.questionKind.short').slice(0, 3));
  await type(page, richText(page, en('admin.question')), other);
  await type(page, field(page, en('admin.question.accepted'), 'English'), '205/55R16');
  await press(page, button(page, 'admin.save'));
  await page.getByRole('link', { name: `2. ${other}` }).waitFor();
}

async function changeOrder(page: Page): Promise<void> {
  const rows = async () => (await page.getByRole('grid').getByRole('link').allInnerTexts()).join('|');
  await press(page, button(page, 'admin.moveDown', { position: 1 }));
  await until('the second comes first', async () => (await rows()) === `1. ${other}|2. ${question}`);
  const up = button(page, 'admin.moveUp', { position: 2 });
  await until('what was moved has the focus', () => isFocused(up));
  await page.keyboard.press('Enter');
  await until('they are as before', async () => (await rows()) === `1. ${question}|2. ${other}`);
}

/** Takes the draft test in the preview, without answering the first question. */
async function preview(page: Page): Promise<void> {
  await tab(page, 'admin.tab.preview').press('Enter');
  await wait(page, question);
  await settled(page);
  await page.keyboard.press('Enter');
  await wait(page, other);
  await type(page, page.getByLabel(en('tests.yourAnswer')), '205/55r16');
  await settled(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '50%' }).waitFor();
  await wait(page, en('admin.preview.notKept'));
  expect(await violations(page)).toEqual([]);
}

async function publish(page: Page): Promise<void> {
  await tab(page, 'admin.tab.test').press('Enter');
  await press(page, button(page, 'admin.publish'));
  const dialog = page.getByRole('dialog', { name: en('admin.publish.title') });
  await press(page, button(dialog, 'admin.publish'));
  await wait(page, en('admin.publish.same'));
  await page.getByText(en('admin.versions.number', { number: 1 })).waitFor();
  expect(await violations(page)).toEqual([]);
}

describe('the module editor by keyboard', () => {
  it('adds a module and shows what is missing', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/modules');
    await page.getByRole('link', { name: en('admin.modules.new') }).press('Enter');
    await page.getByRole('heading', { name: en('admin.modules.new') }).waitFor();
    await type(page, field(page, en('admin.name'), 'English'), name());
    await press(page, button(page, 'admin.save'));
    await wait(page, en('admin.error.required'));
    const description = richText(page, en('admin.description'));
    await until('the first wrong field has the focus', () => isFocused(description));
    expect(await violations(page)).toEqual([]);
    await type(page, description, 'See and be seen.');
    await press(page, button(page, 'admin.save'));
    await page.waitForURL(/\/admin\/modules\/[0-9a-f-]{36}$/);
  });

  it('writes, orders and previews the questions of a test, and publishes it for learners', async () => {
    const [page, title] = [await stage.person('admin'), name()];
    const id = await newModule(stage.portal, title);
    await page.goto(`/admin/modules/${id}/questions`);
    await writeQuestions(page);
    await changeOrder(page);
    await preview(page);
    await publish(page);
    const learner = await stage.person('learner');
    await learner.goto(`/training/modules/${id}`);
    await learner.getByRole('heading', { level: 1, name: title }).waitFor();
    await learner
      .getByRole('region')
      .filter({ has: learner.locator('#access') })
      .getByRole('button')
      .waitFor();
    expect(new URL(learner.url()).pathname).toBe(`/training/modules/${id}`);
  });
});

describe('the form of a module', () => {
  it('confirms a save whose response was lost, and then saves later changes', async () => {
    const [page, title] = [await stage.person('admin'), name()];
    const id = await newModule(stage.portal, title);
    await page.goto(`/admin/modules/${id}`);
    const minutes = page.getByLabel(en('modules.readingTime'));
    await minutes.fill('7');
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (lost > 0 || !route.request().postData()?.includes('UpdateModule')) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await button(page, 'admin.save').click();
    await page.getByText(en('errors.network')).first().waitFor();
    await field(page, en('admin.name'), 'English').fill(`${title} and rain`);
    await button(page, 'admin.save').click();
    await wait(page, en('admin.saved'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: `${title} and rain` }).waitFor();
    expect(await minutes.inputValue()).toBe('7');
    expect(lost).toBe(1);
  });

  it('shows rich text at 14 px, and one language at a time on a phone', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/modules/new');
    const editor = richText(page, en('admin.description'));
    expect(await editor.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');
    await page.setViewportSize(phone);
    const nameIn = (language: string): Locator => field(page, en('admin.name'), language);
    await nameIn('English').waitFor();
    await nameIn('Français').waitFor({ state: 'hidden' });
    await page.getByText('Français', { exact: true }).first().click();
    await nameIn('Français').waitFor();
    expect(await nameIn('English').isVisible()).toBe(false);
  });
});
