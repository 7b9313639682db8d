import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { option, saved } from './support/answers';
import { desktop, phone, until, violations } from './support/browser';
import { openStage } from './support/stage';
import { button, dialog } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);
const wait = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** The key that leads on to a control: in the cells of a list an arrow. */
const keyTo = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const cell = document.activeElement?.closest('td');
    if (!cell || !element.closest('[role="grid"]')?.contains(cell)) return 'Tab';
    return cell.parentElement!.contains(element) ? 'ArrowRight' : 'ArrowDown';
  });

/** Goes to a control by keys alone. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(await keyTo(target));
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

const tab = (page: Page, id: string): Locator =>
  page.getByRole('navigation', { name: en('admin.tabs') }).getByRole('link', { name: en(id), exact: true });

const languages = ['English', 'Español', 'Français'];

/** Writes a rich text in three languages. */
async function typeTexts(page: Page, field: string, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const name = `${field}, ${languages[index]}`;
    await type(page, page.getByRole('textbox', { name, exact: true }), text);
  }
}

const names = ['Night driving', 'Conducción nocturna', 'Conduite de nuit'];
const question = ['Which light do you dip?', '¿Qué luz baja usted?', 'Quels feux baissez-vous ?'];
const right = ['High beam', 'Luces largas', 'Feux de route'];
const wrong = ['Fog light', 'Antiniebla', 'Antibrouillard'];
const later = 'Which light dazzles others?';
let address = '';

const field = (page: Page, group: string, label: string): Locator =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(label, { exact: true });

async function save(page: Page): Promise<void> {
  await press(page, button(page, 'en', 'admin.save'));
  await wait(page, en('admin.allSaved'));
}

async function open(page: Page, tabId: string): Promise<void> {
  await page.goto(address);
  await press(page, tab(page, tabId));
}

async function publish(page: Page, sitters: number): Promise<void> {
  await press(page, button(page, 'en', 'admin.publish'));
  const dialog = page.getByRole('dialog', { name: en('admin.publish.title') });
  await dialog.getByText(en('admin.publish.text', { count: sitters })).waitFor();
  await press(page, dialog.getByRole('button', { name: en('admin.publish'), exact: true }));
  await wait(page, en('admin.publish.same'));
}

const questionShown = (page: Page): Promise<string> => page.locator('main h1').innerText();

describe('an administrator by keyboard', () => {
  it('makes a module in three languages and is led to what is missing', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/modules');
    await page.getByRole('grid', { name: en('admin.modules') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, page.getByRole('link', { name: en('admin.modules.new') }));
    await page.getByRole('heading', { name: en('admin.modules.new') }).waitFor();
    for (const [index, text] of names.entries()) {
      await type(page, field(page, en('admin.name'), languages[index]!), text);
    }
    await press(page, button(page, 'en', 'admin.save'));
    await wait(page, en('admin.error.required'));
    await until('the field to mend has the focus', () =>
      isFocused(page.getByRole('textbox', { name: 'Description, English' })),
    );
    await typeTexts(page, en('admin.description'), [
      'See and be seen.',
      'Ver y ser visto.',
      'Voir et être vu.',
    ]);
    await press(page, page.getByRole('checkbox', { name: en('admin.enabled') }), 'Space');
    expect(await violations(page)).toEqual([]);
    await press(page, button(page, 'en', 'admin.save'));
    await page.waitForURL(/\/admin\/modules\/[0-9a-f-]{36}$/);
    address = new URL(page.url()).pathname;
  });

  it('saves what the list of modules finds as a file', async () => {
    const page = await stage.person('admin');
    await page.goto(`/admin/modules?${new URLSearchParams({ q: names[0]! }).toString()}`);
    await page.getByRole('link', { name: names[0]! }).waitFor();
    await press(page, button(page, 'en', 'admin.list.saveAll'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, button(page, 'en', 'admin.list.saveWhole', { format: 'CSV', count: 0 })),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const [header, ...rows] = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(header).toMatch(/^\uFEFFid,kind,brand,group,name\.en,name\.fr,name\.es,description\.en,/);
    const id = address.split('/').at(-1)!;
    expect(rows.find((row) => row.startsWith(id))).toMatch(
      `${id},tire,conti,,Night driving,Conduite de nuit,Conducción nocturna,See and be seen.,Voir et être vu.,`,
    );
  });

  it('makes its test', async () => {
    const page = await stage.person('admin');
    await open(page, 'admin.tab.test');
    await press(page, button(page, 'en', 'admin.test.create'));
    await type(page, page.getByLabel(en('modules.fact.passMark')), '101');
    await press(page, button(page, 'en', 'admin.save'));
    await wait(page, en('admin.error.range', { from: 1, to: 100 }));
    await type(page, page.getByLabel(en('modules.fact.passMark')), '50');
    await type(page, page.getByLabel(en('modules.fact.timeLimit')), '20');
    await save(page);
    await wait(page, en('admin.publish.never'));
    expect(await violations(page)).toEqual([]);
  });

  it('writes two questions in three languages', async () => {
    const page = await stage.person('admin');
    await open(page, 'admin.tab.questions');
    await press(page, page.getByRole('link', { name: en('admin.questions.new') }));
    await typeTexts(page, en('admin.question'), question);
    await press(
      page,
      page.getByRole('radio', { name: en('admin.question.optionRight', { position: 1 }) }),
      'Space',
    );
    await typeTexts(page, en('admin.question.option', { position: 1 }), right);
    await typeTexts(page, en('admin.question.option', { position: 2 }), wrong);
    // Nothing is written in it, so that it is not asked for.
    await press(page, button(page, 'en', 'admin.question.addOption'));
    expect(await violations(page)).toEqual([]);
    await press(page, button(page, 'en', 'admin.save'));
    await page.getByRole('link', { name: `1. ${question[0]}` }).waitFor();

    await press(page, page.getByRole('link', { name: en('admin.questions.new') }));
    await reach(page, page.getByLabel(en('admin.kind')));
    await page.keyboard.type(en('admin.questionKind.short').slice(0, 3));
    await typeTexts(page, en('admin.question'), [
      'Write the size.',
      'Escriba la medida.',
      'Écrivez la dimension.',
    ]);
    await type(page, field(page, en('admin.question.accepted'), 'English'), '205/55R16');
    await press(page, page.getByRole('checkbox', { name: en('admin.question.code') }), 'Space');
    expect(await violations(page)).toEqual([]);
    await press(page, button(page, 'en', 'admin.save'));
    await page.getByRole('link', { name: '2. Write the size.' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('changes their order, the button used keeping the focus', async () => {
    const page = await stage.person('admin');
    await open(page, 'admin.tab.questions');
    const rows = async () => (await page.getByRole('grid').getByRole('link').allInnerTexts()).join('|');
    await press(page, button(page, 'en', 'admin.moveDown', { position: 1 }));
    await until(
      'the second comes first',
      async () => (await rows()) === `1. Write the size.|2. ${question[0]}`,
    );
    const up = button(page, 'en', 'admin.moveUp', { position: 2 });
    await until('what was moved has the focus', () => isFocused(up));
    await page.keyboard.press('Enter');
    await until('they are as before', async () => (await rows()).startsWith('1. Which'));
    expect(await rows()).toBe(`1. ${question[0]}|2. Write the size.`);
  });

  it('sees the test as learners would, without a result', async () => {
    const page = await stage.person('admin');
    await open(page, 'admin.tab.preview');
    await wait(page, question[0]!);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await wait(page, 'Write the size.');
    await type(page, page.getByLabel(en('tests.yourAnswer')), '205/55r16');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '50%' }).waitFor();
    await wait(page, en('admin.preview.notKept'));
    await wait(page, right[0]!);
    expect(await violations(page)).toEqual([]);
  });

  it('publishes it', async () => {
    const page = await stage.person('admin');
    await open(page, 'admin.tab.test');
    await publish(page, 0);
    await page.getByText(en('admin.versions.number', { number: 1 })).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('an edit while a learner sits the test', () => {
  const start = async (page: Page): Promise<void> => {
    await page.goto(address.replace('/admin/', '/training/'));
    await button(page, 'en', 'modules.timed.start', { time: '20 minutes' }).click();
    await dialog(page, 'en', 'modules.timed.title').getByRole('button').last().click();
    await saved(page);
  };

  it('is met only by who starts after it was published', async () => {
    const learner = await stage.person('learner');
    await start(learner);
    const asked = await questionShown(learner);
    expect([question[0], 'Write the size.']).toContain(asked);

    const admin = await stage.person('admin');
    await open(admin, 'admin.tab.questions');
    await press(admin, admin.getByRole('link', { name: `1. ${question[0]}` }));
    await type(admin, admin.getByRole('textbox', { name: 'Question, English', exact: true }), later);
    await save(admin);
    await open(admin, 'admin.tab.test');
    await wait(admin, en('admin.publish.changed'));
    await publish(admin, 1);

    await learner.reload();
    await saved(learner);
    const texts: string[] = [];
    for (const step of ['tests.next', 'tests.submit.open']) {
      await until('the next one is shown', async () => !texts.includes(await questionShown(learner)));
      const text = await questionShown(learner);
      texts.push(text);
      if (text === question[0]) await option(learner, right[0]!).click();
      else await learner.locator('main input').fill('205/55 R16');
      await saved(learner);
      await button(learner, 'en', step).click();
    }
    expect(texts.sort()).toEqual([question[0], 'Write the size.']);
    await button(learner, 'en', 'tests.submit.now').click();
    await learner.getByRole('main').getByText(en('testStatus.passed'), { exact: true }).waitFor();

    const next = await stage.person('pro');
    await start(next);
    const first = await questionShown(next);
    await button(next, 'en', 'tests.next').click();
    await until('the next question is shown', async () => (await questionShown(next)) !== first);
    expect([first, await questionShown(next)]).toContain(later);
  });
});

describe('what an administrator typed', () => {
  it('is not lost by a step elsewhere, nor by what somebody else saved meanwhile', async () => {
    const page = await stage.person('admin');
    const other = await stage.person('admin');
    await other.goto(address);
    await page.goto('/admin/modules');
    await page.getByRole('link', { name: names[0], exact: true }).click();
    await field(page, en('admin.name'), 'English').fill('Mine');
    await tab(page, 'admin.tab.test').click();
    const leave = page.getByRole('dialog', { name: en('admin.leave.title') });
    await leave.getByRole('button', { name: en('ui.cancel') }).click();
    await leave.waitFor({ state: 'hidden' });
    await page.evaluate(() => window.history.back());
    await leave.getByRole('button', { name: en('ui.cancel') }).click();
    await leave.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(address);

    await field(other, en('admin.name'), 'English').fill('Theirs');
    await button(other, 'en', 'admin.save').click();
    await wait(other, en('admin.allSaved'));
    await button(page, 'en', 'admin.save').click();
    await page.getByText(en('admin.conflict')).waitFor();
    expect(await field(page, en('admin.name'), 'English').inputValue()).toBe('Mine');
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'admin.loadTheirs').click();
    await until(
      'the new one is shown',
      async () => (await field(page, en('admin.name'), 'English').inputValue()) === 'Theirs',
    );
  });

  it('disables a module only after saying how many sit its test', async () => {
    const page = await stage.person('admin');
    await page.goto(address);
    await page.getByRole('checkbox', { name: en('admin.enabled') }).click();
    await button(page, 'en', 'admin.save').click();
    const dialog = page.getByRole('dialog', { name: en('admin.disable.title') });
    await dialog.getByText(en('admin.disable.text', { count: 1 })).waitFor();
    await dialog.getByRole('button', { name: en('ui.cancel') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByText(en('admin.unsaved')).count()).toBe(1);
  });
});

describe('the administration on a phone', () => {
  it('shows one language at a time and leads to the other pages by its menu', async () => {
    const page = await stage.person('admin', { viewport: phone });
    await page.goto(address);
    const name = (language: string): Locator => field(page, en('admin.name'), language);
    await name('English').waitFor();
    expect(await name('Français').isVisible()).toBe(false);
    await page.getByText('Français', { exact: true }).first().click();
    await name('Français').waitFor();
    expect(await name('English').isVisible()).toBe(false);
    await page.getByRole('button', { name: en('shell.menu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: en('admin.modules') })
      .click();
    await page.getByRole('link', { name: en('admin.modules.new') }).waitFor();
  });
});

describe('the form of a new module', () => {
  it("says 'This field is required' where a text is missing", async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/modules/new');
    await field(page, en('admin.name'), 'Español').fill('De noche');
    await button(page, 'en', 'admin.save').click();
    const said = page.getByText('This field is required', { exact: true });
    await said.first().waitFor();
    expect(await said.count()).toBe(2);
  });

  it('has a rich-text editor with text of 14 px', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/modules/new');
    const editor = page.getByRole('textbox', { name: 'Description, English' });
    expect(await editor.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');
  });
});

describe('the administration', () => {
  it('is for administrators alone', async () => {
    const page = await stage.person('learner', { viewport: desktop });
    await page.goto(address);
    await page.getByText(en('admin.administratorsOnly')).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
