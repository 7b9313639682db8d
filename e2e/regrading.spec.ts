import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { DemoQuestion } from '#server/demo/content/types';
import { askedQuestion, demoModule, give, moduleId, option, plain, saved } from './support/answers';
import { phone, violations, watchTrouble } from './support/browser';
import { unsound } from './support/look';
import { openOwnStage } from './support/stage';
import { asksAt, begin, button } from './support/taking';
import { type Language, says } from './support/texts';

const stage = openOwnStage();

// Nobody has begun its test.
const key = 'photos-that-sell-tires';
const { name, test } = demoModule(key);
const { questions, points } = test!;
const total = questions.length;
const edited = `/admin/modules/${moduleId(key)}`;

const questionCalled = (beginning: string): DemoQuestion =>
  questions.find(({ text }) => text.en.startsWith(beginning))!;

/** Here its key is a mistake: the second option should have been the right one. */
const mistaken = questionCalled('Which light usually');
const better = 'A strong window behind the tire';
/** Two more that the learner misses, so that the mistaken one decides. */
const missed = questions.filter(({ kind }) => kind === 'multiple_choice').slice(1, 3);
/** A short answer that is right, though nobody thought of it. */
const written = questionCalled('A full-screen phone story');
const unforeseen = '9/16';

const percent = (right: number): string => `${Math.floor((right / total) * 100)}%`;
const before = percent(total - 1 - missed.length);
const after = percent(total - missed.length);

let learnersResult: string;
let othersResult: string;

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);
const wait = (inside: Page | Locator, text: string): Promise<void> =>
  inside.getByText(text, { exact: true }).first().waitFor();

/** Takes the test and gives the result's address; `answer` answers a question at its place. */
async function take(
  page: Page,
  language: Language,
  answer: (question: DemoQuestion) => Promise<unknown>,
): Promise<string> {
  await begin(page, key, language);
  for (let position = 1; position <= total; position += 1) {
    if (position > 1) {
      await button(page, language, 'tests.next').click();
      await asksAt(page, language, position, total);
    }
    await answer(await askedQuestion(page, key, language));
    await saved(page);
  }
  await button(page, language, 'tests.submit.open').click();
  await button(page, language, 'tests.submit.now').click();
  await page.getByRole('heading', { name: name[language], level: 1 }).waitFor();
  return new URL(page.url()).pathname;
}

/** The balance that a result's page shows on a desktop. */
async function balance(page: Page): Promise<number> {
  const shown = await page
    .getByText(/^Balance [\d,]+$/)
    .filter({ visible: true })
    .innerText();
  return Number(shown.replace(/\D/g, ''));
}

const rowOf = (page: Page, words: string): Locator => page.getByRole('row').filter({ hasText: words });

async function openRegrade(page: Page, question: DemoQuestion): Promise<void> {
  await page.goto(`${edited}/questions`);
  await page
    .getByRole('link')
    .filter({ hasText: plain(question.text.en) })
    .click();
  await page.getByRole('link', { name: en('admin.question.regrade') }).click();
  await page.getByRole('heading', { name: en('admin.regrade.preview') }).waitFor();
}

describe('a mistake in the key of a question', () => {
  let balanceBefore: number;

  it('makes a learner fail who knew better, and misses a right short answer of another', async () => {
    const page = await stage.person('learner');
    learnersResult = await take(page, 'en', (question) =>
      question === mistaken
        ? option(page, better).click()
        : give(page, key, 'en', !missed.includes(question)),
    );
    await wait(page.locator('main'), en('testStatus.failed'));
    await wait(page, before);
    balanceBefore = await balance(page);
    expect(await page.getByText(en('certificates.title'), { exact: true }).count()).toBe(0);

    const other = await stage.person('distributor');
    othersResult = await take(other, 'es', (question) =>
      question === written ? other.locator('main input').fill(unforeseen) : give(other, key, 'es'),
    );
    await wait(other, percent(total - 1));
  });

  it('is corrected in the editor, where learners still meet the old question', async () => {
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await openRegrade(page, mistaken);
    await page.getByText(en('admin.regrade.sameAnswer')).waitFor();
    await page.getByRole('link', { name: en('admin.regrade.edit') }).click();
    await page.getByRole('radio', { name: en('admin.question.optionRight', { position: 2 }) }).check();
    await button(page, 'en', 'admin.save').click();
    await wait(page, en('admin.allSaved'));
    await page.getByRole('link', { name: en('admin.question.regrade') }).click();
    await page.getByText(en('admin.regrade.unpublished')).waitFor();
    const answers = page.getByRole('listitem').filter({ has: page.getByRole('img') });
    expect(await answers.allInnerTexts()).toEqual(['Soft daylight from the side', better]);
    expect(trouble).toEqual([]);
  });

  it('is regraded as its preview said', async () => {
    const page = await stage.person('admin');
    await openRegrade(page, mistaken);
    await wait(page, en('admin.regrade.looked', { attempts: 2, raised: 1, lowered: 0 }));
    await wait(page, en('admin.regrade.newlyPassed', { count: 1 }));
    const line = rowOf(page, 'Dana Whitfield');
    await wait(line, en('admin.regrade.change', { from: before, to: after }));
    await wait(line, en('testStatus.passed'));
    await wait(line, en('admin.regrade.pointsDifference', { points: `+${points}` }));
    expect(await rowOf(page, 'Luis Ortega').count()).toBe(0);
    expect(await violations(page)).toEqual([]);

    await button(page, 'en', 'admin.regrade.apply').click();
    const dialog = page.getByRole('dialog', { name: en('admin.regrade.confirmTitle') });
    await wait(dialog, en('admin.regrade.pointsGiven', { count: points }));
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: en('admin.regrade.apply') }).click();
    await wait(page, en('admin.regrade.done'));
    const past = page.getByRole('table', { name: en('admin.regrade.history') }).getByRole('row');
    await wait(past.nth(1), en('admin.regrade.oldAndNew'));
    await wait(past.nth(1), en('admin.regrade.changedCount', { count: 1 }));
    await wait(page, en('admin.regrade.nothingLeft'));
    expect(await button(page, 'en', 'admin.regrade.apply').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('is made good in the result: score, status, points, certificate, and what it was before', async () => {
    const page = await stage.person('learner');
    await page.goto(learnersResult);
    await page.getByText(new RegExp(`^Regraded on \\w{3} \\d+, \\d{4}, before: ${before}$`)).waitFor();
    const main = page.locator('main');
    await wait(main, en('testStatus.passed'));
    await wait(main, after);
    await wait(main, `+${points}`);
    expect(await balance(page)).toBe(balanceBefore + points);
    await page.getByRole('region', { name: en('certificates.title') }).waitFor();
    expect(await unsound(page)).toEqual([]);
    await page.getByRole('button', { name: en('results.review', { count: missed.length }) }).click();
    const wrong = page.getByRole('dialog', { name: en('results.dialogTitle') });
    await wrong.getByRole('listitem').first().waitFor();
    expect(await wrong.getByText(plain(mistaken.text.en)).count()).toBe(0);
  });
});

describe('the statistics of a test', () => {
  it('count the attempts, with the credit that a regrade gave', async () => {
    const page = await stage.person('admin');
    await page.goto(`${edited}/statistics`);
    const cells = (question: DemoQuestion) =>
      rowOf(page, plain(question.text.en)).getByRole('cell').allInnerTexts();
    await rowOf(page, plain(mistaken.text.en)).waitFor();
    const [facility, attempts] = [1, 4];
    const [regraded, unmatched] = [await cells(mistaken), await cells(written)];
    expect([regraded[facility], regraded[attempts]]).toEqual(['100%', '2']);
    expect([unmatched[facility], unmatched[attempts]]).toEqual(['50%', '2']);
    await wait(page, en('admin.statistics.notEnough', { attempts: 2, needed: 30 }));
    expect(await violations(page)).toEqual([]);
  });

  it('lead to a short answer without credit, which is accepted with one click and regraded', async () => {
    const page = await stage.person('admin');
    await page.goto(`${edited}/statistics`);
    await rowOf(page, plain(written.text.en))
      .getByRole('link', { name: en('admin.unmatched') })
      .click();
    await page.getByRole('button', { name: en('admin.unmatched.acceptThis', { text: unforeseen }) }).click();
    const dialog = page.getByRole('dialog', {
      name: en('admin.unmatched.acceptTitle', { text: unforeseen }),
    });
    const line = dialog.getByRole('row').filter({ hasText: 'Luis Ortega' });
    await wait(line, en('admin.regrade.change', { from: percent(total - 1), to: '100%' }));
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: en('admin.unmatched.accept'), exact: true }).click();
    await wait(page, en('admin.regrade.done'));
    await wait(page, en('admin.unmatched.none'));

    const other = await stage.person('distributor', { viewport: phone });
    await other.goto(othersResult);
    await other
      .getByText(new RegExp(`^Recalificado el .+, antes: ${parseInt(percent(total - 1))}\\s%$`))
      .waitFor();
    await wait(other.locator('main'), '100%');
    expect(await unsound(other)).toEqual([]);
  });
});

describe('on a phone', () => {
  it.each(['light', 'dark'] as const)('regrade and statistics fit and are sound: %s', async (colorScheme) => {
    const page = await stage.person('admin', { viewport: phone, colorScheme });
    await openRegrade(page, written);
    await wait(page, en('admin.regrade.looked', { attempts: 2, raised: 0, lowered: 0 }));
    await page.getByRole('heading', { name: en('admin.regrade.history') }).waitFor();
    expect(await unsound(page)).toEqual([]);
    await page.goto(`${edited}/statistics`);
    await rowOf(page, plain(written.text.en)).waitFor();
    expect(await unsound(page)).toEqual([]);
  });
});
