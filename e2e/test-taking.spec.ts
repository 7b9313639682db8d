import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { askedQuestion, demoModule, give, givenAnswer, moduleId, saved } from './support/answers';
import { until } from './support/browser';
import { openOwnStage } from './support/stage';
import { asksAt, barSays, begin, button, dialog, showsAnswer } from './support/taking';
import { says } from './support/texts';

const stage = openOwnStage();

async function pointsInShell(page: Page): Promise<number> {
  return Number((await page.locator('header a[href="/points"]').innerText()).replace(/\D/g, ''));
}

describe('finding a test', () => {
  it('goes on from the home page with the test begun, at the first question without an answer', async () => {
    const page = await stage.atHome('learner');
    await page.getByRole('heading', { name: 'Continue: Rolling resistance and range' }).waitFor();
    await page.getByText('Question 4 of 9. 3 answers are saved.').waitFor();
    await page.getByRole('link', { name: 'Continue test' }).click();
    await asksAt(page, 'en', 4, 9);
    expect(await givenAnswer(page)).toEqual([]);
  });

  it('narrows the list by group, brand and words', async () => {
    const page = await stage.person('learner');
    await page.goto('/training');
    const found = (text: string): Promise<void> =>
      page.getByRole('status').filter({ hasText: text }).waitFor();
    const names = (): Promise<string[]> =>
      page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
    await found('20 modules.');
    await page.getByRole('link', { name: /^Sales skills/ }).click();
    await found('2 modules.');
    expect((await names()).sort()).toEqual(['Asking needs first', 'Greeting the customer']);
    await page.getByRole('link', { name: /^All modules/ }).click();
    await page.getByRole('checkbox', { name: 'General Tire' }).click();
    await found('8 modules.');
    expect(await page.getByRole('region', { name: 'Continental Tire' }).count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search modules' }).fill('dot');
    await until('only the DOT code is left', async () => (await names()).join() === 'Reading a DOT code');
    await page.getByRole('searchbox', { name: 'Search modules' }).fill('no such thing');
    await page.getByText('No module matches “no such thing”').waitFor();
  });

  it('says on the module why its test is blocked', async () => {
    const page = await stage.person('learner');
    await page.goto(`/training/modules/${moduleId('fitment-and-plus-sizing')}`);
    const reason = 'You must take at least 10 standard tests before taking a PRO test.';
    await page.getByRole('heading', { name: reason }).waitFor();
    await page.getByText('7 of 10 standard tests').waitFor();
    expect(await button(page, 'en', 'modules.start').count()).toBe(0);
  });
});

describe('a French test by mouse', () => {
  const key = 'asking-needs-first';
  const { name, test } = demoModule(key);
  const total = test!.questions.length;
  const wrong: { text: string; given: string }[] = [];
  let before: number;

  const next = async (page: Page, position: number): Promise<void> => {
    await button(page, 'fr', 'tests.next').click();
    await asksAt(page, 'fr', position, total);
  };

  it('takes all three kinds of answer, saves each, and outlives a reload', async () => {
    const page = await stage.atHome('retailer');
    before = await pointsInShell(page);
    await begin(page, key, 'fr');
    const kinds = new Set<string>();
    for (let position = 1; position <= total; position += 1) {
      if (position > 1) await next(page, position);
      kinds.add((await askedQuestion(page, key, 'fr')).kind);
      if (position === 2) {
        const { text } = await askedQuestion(page, key, 'fr');
        wrong.push({ text: text.fr, given: says('fr', 'results.notAnswered') });
        continue;
      }
      const { question, given } = await give(page, key, 'fr', position !== 1);
      if (position === 1) wrong.push({ text: question.text.fr, given: given[0]! });
      await saved(page);
      await barSays(page, says('fr', 'tests.save.saved'));
      if (position === 5) {
        await page.reload();
        await asksAt(page, 'fr', 5, total);
        await showsAnswer(page, given);
      }
    }
    expect(kinds).toEqual(new Set(['multiple_choice', 'multiple_select', 'short_answer']));
  });

  it('leads to the first open question at submission, and is then handed in with score and points', async () => {
    const page = await stage.person('retailer');
    await page.goto(`/training/modules/${moduleId(key)}`);
    await page.getByRole('link', { name: says('fr', 'modules.resumeAt', { position: 2 }) }).click();
    await asksAt(page, 'fr', 2, total);
    for (let position = 3; position <= total; position += 1) await next(page, position);
    await button(page, 'fr', 'tests.submit.open').click();
    const step = dialog(page, 'fr', 'tests.submit.title');
    await step.getByText(says('fr', 'tests.submit.answered', { answered: total - 1, total })).waitFor();
    await button(page, 'fr', 'tests.submit.goTo', { position: 2 }).click();
    await step.waitFor({ state: 'hidden' });
    await asksAt(page, 'fr', 2, total);
    for (let position = 3; position <= total; position += 1) await next(page, position);
    await button(page, 'fr', 'tests.submit.open').click();
    await button(page, 'fr', 'tests.submit.anyway').click();
    await page.getByRole('heading', { name: name.fr, level: 1 }).waitFor();
    const result = page.getByRole('main');
    await result.getByText(says('fr', 'testStatus.passed'), { exact: true }).waitFor();
    expect(await result.getByText(/^75\s*%$/).count()).toBe(1);
    await until(
      'points grow in the shell',
      async () => (await pointsInShell(page)) === before + test!.points,
    );
  });

  it('shows each wrong answer in the Test Results dialog, which Escape closes', async () => {
    const page = await stage.person('retailer');
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

  it('cannot be taken again before the day that the module names', async () => {
    const page = await stage.person('retailer');
    await page.goto(`/training/modules/${moduleId(key)}`);
    await page.getByRole('heading', { name: 'Vous avez déjà réussi ce test.' }).waitFor();
    const [beginning] = says('fr', 'modules.opensAgain', { date: '|' }).split('|');
    expect(await page.getByText(new RegExp(`^${beginning}1(er)? \\S+ 20\\d\\d`)).count()).toBe(1);
  });
});
