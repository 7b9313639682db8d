import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  answerTo,
  askedQuestion,
  give,
  givenAnswer,
  moduleId,
  option,
  plain,
  saved,
} from './support/answers';
import { openOwnStage } from './support/stage';
import { asksAt, begin, button, dialog, showsAnswer } from './support/taking';
import { says } from './support/texts';

const stage = openOwnStage();
const path = (page: Page): string => new URL(page.url()).pathname;

describe('when something goes wrong on the way', () => {
  const key = 'winter-compounds';

  it('every answer is there after the server was killed and started again', async () => {
    const page = await stage.person('distributor');
    await begin(page, key, 'es');
    const first = await give(page, key, 'es');
    await saved(page);
    await button(page, 'es', 'tests.next').click();
    await asksAt(page, 'es', 2, 9);
    await stage.portal.stop('SIGKILL');
    const second = await give(page, key, 'es');
    await page.getByText(says('es', 'tests.save.offline')).waitFor();
    await stage.portal.restart();
    await saved(page);
    await page.reload();
    await asksAt(page, 'es', 2, 9);
    await showsAnswer(page, second.given);
    await button(page, 'es', 'tests.previous').click();
    await showsAnswer(page, first.given);
    expect(first.given).not.toEqual(second.given);
  });

  it('an answer given without a connection is kept and sent when the connection is back', async () => {
    const page = await stage.person('manager');
    await begin(page, key, 'en');
    await page.context().setOffline(true);
    const { given } = await give(page, key, 'en');
    await page.getByText('Offline – kept on this device').waitFor();
    const other = await stage.person('manager');
    await other.goto(path(page));
    await asksAt(other, 'en', 1, 9);
    expect(await givenAnswer(other)).toEqual([]);
    await page.context().setOffline(false);
    await saved(page);
    await other.reload();
    await asksAt(other, 'en', 1, 9);
    await showsAnswer(other, given);
  });

  it('a tab that knows less does not overwrite a later answer', async () => {
    const quiz = 'greeting-the-customer';
    const first = await stage.person('pro');
    await begin(first, quiz, 'en');
    const second = await first.context().newPage();
    await second.goto(path(first));
    await asksAt(second, 'en', 1, 9);
    const question = await askedQuestion(first, quiz, 'en');
    const [early] = answerTo(question, 'en', false);
    const [late] = answerTo(question, 'en', true);
    await option(first, early!).click();
    await option(first, late!).click();
    await saved(first);
    await option(second, early!).click();
    await second.getByText('This question was answered in another window.').waitFor();
    expect(await givenAnswer(second)).toEqual([late]);
    await first.reload();
    await asksAt(first, 'en', 1, 9);
    await showsAnswer(first, [late!]);
  });
});

describe('with the keyboard alone', () => {
  const key = 'asking-needs-first';

  async function tabTo(page: Page, id: string): Promise<void> {
    const target = button(page, 'en', id);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`The Tab key does not reach ${says('en', id)}.`);
  }

  async function answerByKeys(page: Page): Promise<void> {
    const question = await askedQuestion(page, key, 'en');
    const given = answerTo(question, 'en', true);
    if (question.kind === 'short_answer') {
      await page.keyboard.press('Tab');
      await page.keyboard.type(given[0]!);
      return;
    }
    const texts = (await page.locator('fieldset label').allInnerTexts()).map(plain);
    for (const text of given) await page.keyboard.press(String(texts.indexOf(text) + 1));
  }

  it('a whole test is taken, handed in and passed', async () => {
    const page = await stage.person('manager');
    await page.goto(`/training/modules/${moduleId(key)}`);
    await button(page, 'en', 'modules.start').waitFor();
    await tabTo(page, 'modules.start');
    await page.keyboard.press('Enter');
    for (let position = 1; position <= 8; position += 1) {
      await asksAt(page, 'en', position, 8);
      await answerByKeys(page);
      await page.keyboard.press('Enter');
    }
    await dialog(page, 'en', 'tests.submit.title').getByText('All 8 questions are answered.').waitFor();
    await tabTo(page, 'tests.submit.now');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Asking needs first', level: 1 }).waitFor();
    expect(
      await page
        .getByRole('main')
        .getByText(/^100\s*%$/)
        .count(),
    ).toBe(1);
    expect(await page.getByRole('main').getByText('Passed', { exact: true }).count()).toBe(1);
  });
});
