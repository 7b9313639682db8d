import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  answerTo,
  askedQuestion,
  demoModule,
  give,
  givenAnswer,
  moduleId,
  option,
  plain,
  saved,
} from './support/attempts/answers';
import { freezeClock, until } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import {
  expectQuestion,
  barSays,
  begin,
  button,
  dialog,
  settled,
  showsAnswer,
} from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();
const path = (page: Page): string => new URL(page.url()).pathname;
const percent = (page: Page, share: RegExp): Promise<number> =>
  page.getByRole('main').getByText(share).count();

async function pointsInShell(page: Page): Promise<number> {
  return Number((await page.locator('header a[href="/points"]').innerText()).replace(/\D/g, ''));
}

describe('a French test by mouse', () => {
  const key = 'asking-needs-first';
  const { name, test } = demoModule(key);
  const total = test!.questions.length;

  const next = async (page: Page, position: number): Promise<void> => {
    await button(page, 'fr', 'tests.next').click();
    await expectQuestion(page, 'fr', position, total);
  };

  /** Answers all questions but the second, the first one incorrectly. Returns the incorrect answers. */
  async function answer(page: Page): Promise<{ text: string; given: string }[]> {
    const wrong: { text: string; given: string }[] = [];
    const kinds = new Set<string>();
    for (let position = 1; position <= total; position += 1) {
      if (position > 1) await next(page, position);
      const demoQuestion = await askedQuestion(page, key, 'fr');
      kinds.add(demoQuestion.kind);
      if (position === 2) {
        wrong.push({ text: demoQuestion.text.fr, given: says('fr', 'results.notAnswered') });
        continue;
      }
      const { question, given } = await give(page, key, 'fr', position !== 1);
      if (position === 1) wrong.push({ text: question.text.fr, given: given[0]! });
      await saved(page);
      await barSays(page, says('fr', 'tests.save.saved'));
    }
    expect(kinds).toEqual(new Set(['multiple_choice', 'multiple_select', 'short_answer']));
    return wrong;
  }

  it('accepts all three kinds of answer, leads to the unanswered question, and shows score, points and incorrect answers', async () => {
    const { who } = await makePerson(stage.portal, { lang: 'fr' });
    const page = await stage.atHome(who);
    const before = await pointsInShell(page);
    await begin(page, key, 'fr');
    const wrong = await answer(page);
    await button(page, 'fr', 'tests.submit.open').click();
    const step = dialog(page, 'fr', 'tests.submit.title');
    await step.getByText(says('fr', 'tests.submit.answered', { answered: total - 1, total })).waitFor();
    await button(page, 'fr', 'tests.submit.goTo', { position: 2 }).click();
    await step.waitFor({ state: 'hidden' });
    await expectQuestion(page, 'fr', 2, total);
    for (let position = 3; position <= total; position += 1) await next(page, position);
    await button(page, 'fr', 'tests.submit.open').click();
    await button(page, 'fr', 'tests.submit.anyway').click();
    await page.getByRole('heading', { name: name.fr, level: 1 }).waitFor();
    const result = page.getByRole('main');
    await result.getByText(says('fr', 'testStatus.passed'), { exact: true }).waitFor();
    expect(await percent(page, /^75\s*%$/)).toBe(1);
    await until(
      'points grow in the shell',
      async () => (await pointsInShell(page)) === before + test!.points,
    );
    await page.goto('/results');
    const results = page.getByRole('list', { name: says('fr', 'shell.results') });
    await results.getByRole('link').first().click();
    await button(page, 'fr', 'results.review', { count: 2 }).click();
    const list = dialog(page, 'fr', 'results.dialogTitle');
    const items = list.getByRole('listitem');
    await items.first().waitFor();
    expect(await items.getByRole('heading').allInnerTexts()).toEqual(wrong.map(({ text }) => text));
    for (const [index, { given }] of wrong.entries()) {
      expect(await items.nth(index).getByText(given, { exact: true }).count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
  });
});

describe('a test by keyboard alone', () => {
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

  it('can be taken, submitted and passed', async () => {
    const { who } = await makePerson(stage.portal);
    const page = await stage.person(who);
    await page.goto(`/training/modules/${moduleId(key)}`);
    await button(page, 'en', 'modules.start').waitFor();
    await tabTo(page, 'modules.start');
    await page.keyboard.press('Enter');
    for (let position = 1; position <= 8; position += 1) {
      await expectQuestion(page, 'en', position, 8);
      await answerByKeys(page);
      await settled(page);
      await page.keyboard.press('Enter');
    }
    await dialog(page, 'en', 'tests.submit.title').getByText('All 8 questions are answered.').waitFor();
    await tabTo(page, 'tests.submit.now');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Asking needs first', level: 1 }).waitFor();
    expect(await percent(page, /^100\s*%$/)).toBe(1);
    expect(await page.getByRole('main').getByText('Passed', { exact: true }).count()).toBe(1);
  });
});

describe('a test with a time limit', () => {
  const key = 'greeting-the-customer';

  it('keeps the newer answer if a tab with an older state sends one', async () => {
    const { who } = await makePerson(stage.portal);
    const first = await stage.person(who);
    await begin(first, key, 'en');
    const second = await first.context().newPage();
    await second.goto(path(first));
    await expectQuestion(second, 'en', 1, 9);
    const question = await askedQuestion(first, key, 'en');
    const [early] = answerTo(question, 'en', false);
    const [late] = answerTo(question, 'en', true);
    await option(first, early!).click();
    await option(first, late!).click();
    await saved(first);
    await option(second, early!).click();
    await second.getByText('You answered this question in another window.').waitFor();
    expect(await givenAnswer(second)).toEqual([late]);
    await first.reload();
    await expectQuestion(first, 'en', 1, 9);
    await showsAnswer(first, [late!]);
  });

  it('is submitted with the saved answers when time is up, and the result shows why', async () => {
    const { who } = await makePerson(stage.portal, { lang: 'fr' });
    const page = await stage.person(who);
    await freezeClock(page);
    await begin(page, key, 'fr');
    for (const position of [1, 2]) {
      await expectQuestion(page, 'fr', position, 9);
      await give(page, key, 'fr');
      await saved(page);
      await button(page, 'fr', 'tests.next').click();
    }
    const id = path(page).split('/').at(-1)!;
    // Time runs out on the server and on the page at the same time.
    await inDatabase(stage.portal, `update attempt set deadline_at = now() where id = '${id}'`);
    await page.clock.fastForward(demoModule(key).test!.timeLimitSeconds! * 1000);
    await page.waitForURL(`**/results/${id}`);
    await page.getByText(/nous avons remis vos réponses/).waitFor();
    const [row] = await inDatabase(
      stage.portal,
      `select status, correct_count from attempt where id = '${id}'`,
    );
    expect(row).toEqual({ status: 'failed', correct_count: 2 });
  });
});
