import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { demoId } from '#server/demo/ids';
import { answerTo, demoModule, give, moduleId, plain, saved } from './support/answers';
import { ask, tokenOf } from './support/api';
import { phone, violations, watchTrouble } from './support/browser';
import { inDatabase } from './support/database';
import { unsound } from './support/look';
import { openOwnStage } from './support/stage';
import { asksAt, begin, button, dialog } from './support/taking';
import { englishOnly, type Language, says } from './support/texts';

const stage = openOwnStage();

// Nobody has begun its test.
const key = 'photos-that-sell-tires';
const { name, test } = demoModule(key);
const total = test!.questions.length;

interface Words {
  id: string;
  textTranslations: { en: string };
}

interface Asked extends Words {
  options: Words[];
}

/** Has a demo person pass the test without a browser; gives the number of the certificate. */
async function certify(who: string): Promise<string> {
  const token = await tokenOf(stage.portal, who);
  const call = <Data>(query: string, variables: Record<string, unknown>) =>
    ask<Data>(stage.portal, token, query, variables);
  const { startTest } = await call<{ startTest: { attempt: { id: string; questions: Asked[] } } }>(
    `mutation ($id: ID!) { startTest(input: { moduleId: $id }) { attempt { id questions { id textTranslations { en }
       options { id textTranslations { en } } } } } }`,
    { id: moduleId(key) },
  );
  const { attempt } = startTest;
  for (const { id: questionId, textTranslations, options } of attempt.questions) {
    const asked = test!.questions.find(({ text }) => plain(text.en) === plain(textTranslations.en))!;
    const right = answerTo(asked, 'en', true);
    const chosen = options.filter((each) => right.includes(plain(each.textTranslations.en)));
    const answer = options.length > 0 ? { optionIds: chosen.map(({ id }) => id) } : { text: right[0] };
    const input = { attemptId: attempt.id, questionId, revision: 1, ...answer };
    await call('mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { superseded } }', { input });
  }
  const { submitTest } = await call<{ submitTest: { result: { certificate: { number: string } } } }>(
    'mutation ($id: ID!) { submitTest(input: { attemptId: $id }) { result { certificate { number } } } }',
    { id: attempt.id },
  );
  return submitTest.result.certificate.number;
}

/** Takes the test with every answer right. */
async function pass(page: Page): Promise<void> {
  await begin(page, key, 'en');
  for (let position = 1; position <= total; position += 1) {
    if (position > 1) {
      await button(page, 'en', 'tests.next').click();
      await asksAt(page, 'en', position, total);
    }
    await give(page, key, 'en');
    await saved(page);
  }
  await button(page, 'en', 'tests.submit.open').click();
  await button(page, 'en', 'tests.submit.now').click();
  await page.getByRole('heading', { name: name.en, level: 1 }).waitFor();
}

async function savePdf(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'en', 'certificates.save').click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function textOf(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('\n');
}

describe('a certificate', () => {
  it('stands with the result of a pass, and its PDF is saved in any of the languages', async () => {
    const page = await stage.person('learner');
    const trouble = watchTrouble(page);
    await pass(page);
    const panel = page.getByRole('region', { name: says('en', 'certificates.title') });
    const number = (await panel.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent())!;
    const own = await savePdf(page);
    expect(own.name).toBe(`certificate-${number}.pdf`);
    const said = await textOf(own.bytes);
    for (const text of ['Certificate', name.en, number, `${stage.portal.url}/certificates/${number}`])
      expect(said).toContain(text);
    await panel.getByText('Français', { exact: true }).click();
    expect(await textOf((await savePdf(page)).bytes)).toContain(name.fr);
    expect(await violations(page)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  it('has no place in the result of a fail, whose wrong answers every list of results shows', async () => {
    const page = await stage.person('learner', { viewport: phone });
    await page.goto('/results');
    const failed = page.getByRole('listitem').filter({ hasText: says('en', 'testStatus.failed') });
    await failed.first().getByRole('button').click();
    const list = dialog(page, 'en', 'results.dialogTitle');
    await list.getByRole('listitem').first().waitFor();
    expect(await list.getByText(says('en', 'results.rightAnswersLater')).count()).toBe(1);
    expect(await list.getByText(says('en', 'results.rightAnswer'), { exact: true }).count()).toBe(0);
    expect(await unsound(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await failed.first().getByRole('link').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(says('en', 'certificates.title'), { exact: true }).count()).toBe(0);
  });

  it('shows the right answers of a test that was passed and cannot be taken again for now', async () => {
    // On the first days of a year it was passed in the year before, and is open again.
    await inDatabase(
      stage.portal,
      `update attempt set started_at = now(), closed_at = now()
       where profile_id = '${demoId('profile', 'learner@treadway.example')}'
         and test_id = '${demoId('test', 'max-performance-summer')}'`,
    );
    const page = await stage.person('learner');
    await page.goto('/results');
    const wanted = page.getByRole('listitem').filter({ hasText: 'Max performance summer' });
    await wanted.first().getByRole('button').click();
    const list = dialog(page, 'en', 'results.dialogTitle');
    await list.getByText(says('en', 'results.rightAnswer'), { exact: true }).first().waitFor();
    expect(await list.getByText(says('en', 'results.rightAnswersLater')).count()).toBe(0);
  });
});

describe('verifying a certificate', () => {
  let number: string;
  beforeAll(async () => {
    number = await certify('distributor');
  });

  async function visitor(language: Language, viewport = phone): Promise<Page> {
    const device = await stage.device({ viewport });
    await device.addCookies([{ name: 'treadway-language', value: language, url: stage.portal.url }]);
    return device.newPage();
  }

  it.each(['en', 'es', 'fr'] as const)(
    'needs no sign-in and takes a number typed sloppily, in %s',
    async (lang) => {
      const page = await visitor(lang);
      const trouble = watchTrouble(page);
      await page.goto('/certificates');
      const sloppy = ` ${number.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l')}`;
      await page.getByRole('textbox', { name: says(lang, 'certificates.number') }).fill(sloppy);
      await page.keyboard.press('Enter');
      const answer = page.getByRole('main').getByRole('status');
      await answer.getByText(says(lang, 'certificates.valid')).waitFor();
      const said = await answer.innerText();
      for (const text of [name[lang], number]) expect(said).toContain(text);
      expect(said).not.toMatch(/%|points/);
      const words = await page.locator('body').innerText();
      const english = lang === 'en' ? [] : englishOnly(lang);
      expect(english.filter((text) => words.includes(text))).toEqual([]);
      expect([...(await unsound(page)), ...trouble]).toEqual([]);
    },
  );

  it('says that a number is unknown, and that a certificate was withdrawn', async () => {
    const page = await visitor('en');
    await page.goto('/certificates/0000-0000-0000');
    await page.getByText(says('en', 'certificates.unknown')).waitFor();
    expect(await violations(page)).toEqual([]);
    const withdrawn = await certify('pro');
    await inDatabase(
      stage.portal,
      `update certificate set withdrawn_at = now() where number = '${withdrawn}'`,
    );
    await page.goto(`/certificates/${withdrawn}`);
    await page.getByText(says('en', 'errors.certificateWithdrawn')).waitFor();
    expect(await unsound(page)).toEqual([]);
    const holder = await stage.person('pro');
    await holder.goto('/results');
    await holder.getByRole('link').filter({ hasText: name.en }).first().click();
    await holder.getByRole('heading', { name: name.en, level: 1 }).waitFor();
    expect(await holder.getByText(says('en', 'certificates.title'), { exact: true }).count()).toBe(0);
  });
});
