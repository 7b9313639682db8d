import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { phone, violations, watchErrors } from './support/browser/browser';
import { unsound } from './support/screens/look';
import { makePerson } from './support/own-people';
import { takeTest } from './support/attempts/own-results';
import { newQuestion } from './support/images/pictured-module';
import { openStage } from './support/portal/stage';
import { button } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);
const wait = (inside: Page | Locator, text: string): Promise<void> =>
  inside.getByText(text, { exact: true }).first().waitFor();

const text = 'Which light flatters a tire?';
/** The answer key is wrong: the second option should be correct. */
const [wrongOption, rightOption] = ['Soft daylight', 'A strong window'];
const points = 10;

/** Creates a test with the wrong key, and the result of a person who chose the second option. */
async function createMistake() {
  const name = `Photos ${randomUUID().slice(0, 8)}`;
  const moduleId = await newQuestion(stage.portal, { name, text, options: [wrongOption, rightOption] });
  const person = await makePerson(stage.portal);
  const { id } = await takeTest(stage.portal, person.who, moduleId, rightOption);
  return { moduleId, person, result: `/results/${id}` };
}

/** Corrects the key in the editor and opens the regrade. Learners still see the old question. */
async function correct(page: Page, moduleId: string): Promise<void> {
  await page.goto(`/admin/modules/${moduleId}/questions`);
  await page.getByRole('link').filter({ hasText: text }).click();
  await page.getByRole('radio', { name: en('admin.question.optionRight', { position: 2 }) }).check();
  await button(page, 'en', 'admin.save').click();
  await wait(page, en('admin.allSaved'));
  await page.getByRole('link', { name: en('admin.question.regrade') }).click();
  await page.getByText(en('admin.regrade.unpublished')).waitFor();
  const answers = page.getByRole('listitem').filter({ has: page.getByRole('img') });
  expect(await answers.allInnerTexts()).toEqual([wrongOption, rightOption]);
}

describe('a regrade after a mistake in the answer key', () => {
  it('changes what the preview showed, and gives the result its score, points and certificate', async () => {
    const { moduleId, person, result } = await createMistake();
    const page = await stage.person('admin');
    const errors = watchErrors(page);
    await correct(page, moduleId);
    await wait(page, en('admin.regrade.newlyPassed', { count: 1 }));
    const line = page.getByRole('row').filter({ hasText: person.name });
    await wait(line, en('admin.regrade.change', { from: '0%', to: '100%' }));
    await wait(line, en('admin.regrade.pointsDifference', { points: `+${points}` }));
    expect(await violations(page)).toEqual([]);

    await button(page, 'en', 'admin.regrade.apply').click();
    const dialog = page.getByRole('dialog', { name: en('admin.regrade.confirmTitle') });
    await wait(dialog, en('admin.regrade.pointsGiven', { count: points }));
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: en('admin.regrade.apply') }).click();
    await wait(page, en('admin.regrade.done'));
    await wait(page, en('admin.regrade.nothingLeft'));
    const past = page.getByRole('table', { name: en('admin.regrade.history') }).getByRole('row');
    await wait(past.nth(1), en('admin.regrade.changedCount', { count: 1 }));
    await page.setViewportSize(phone);
    expect(await unsound(page)).toEqual([]);
    expect(errors).toEqual([]);

    const learner = await stage.person(person.who);
    await learner.goto(result);
    await learner.getByText(/^Regraded on \w{3} \d+, \d{4}; was 0%$/).waitFor();
    const main = learner.locator('main');
    for (const said of [en('testStatus.passed'), '100%', `+${points}`]) await wait(main, said);
    await learner.getByText(`Balance ${points}`).filter({ visible: true }).waitFor();
    await learner.getByRole('region', { name: en('certificates.title') }).waitFor();
  });
});
