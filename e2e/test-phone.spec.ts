import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoModule, give, moduleId, saved } from './support/attempts/answers';
import { phone, until } from './support/browser/browser';
import { wrongLook, wrongWords } from './support/screens/look';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import {
  expectQuestion,
  begin,
  button,
  dialog,
  focusedHeading,
  showsAnswer,
  start,
} from './support/attempts/taking';
import { inEveryLanguage, says } from './support/texts';

const stage = openStage();
const key = 'photos-that-sell-tires';
const { name, test } = demoModule(key);
const total = test!.questions.length;
const device = { viewport: phone, hasTouch: true, isMobile: true };

/** Returns faults of the current screen: accessibility, overflow, words in another language. */
const findFaults = async (page: Page): Promise<string[]> => [
  ...(await wrongLook(page)),
  ...(await wrongWords(page, 'fr')),
];

const tap = (page: Page, id: string): Promise<void> => button(page, 'fr', id).tap();

/** Checks that the link from a result to the next test shows all of its text. */
async function expectWholeNext(page: Page): Promise<void> {
  const next = page.getByRole('link', { name: inEveryLanguage('results.next') });
  await next.waitFor();
  expect(await next.textContent()).toMatch(/ min$/);
  const [hidden, right] = await next.evaluate((link) => {
    const text = link.querySelector('span')!;
    return [text.scrollWidth - text.clientWidth, link.getBoundingClientRect().right];
  });
  expect(hidden).toBe(0);
  expect(right).toBeLessThanOrEqual(phone.width - 16);
}

describe('a test on a phone', () => {
  it('can be completed by touch, with a reload and a lost connection in between', async () => {
    const { who } = await makePerson(stage.portal, { lang: 'fr' });
    const page = await stage.person(who, device);
    await page.goto(`/training/modules/${moduleId(key)}`);
    const wrong: string[] = [];
    await start(page, key, 'fr', async () => void wrong.push(...(await findFaults(page))));
    for (let position = 1; position <= total; position += 1) {
      await expectQuestion(page, 'fr', position, total);
      expect(await focusedHeading(page)).toBe(await page.locator('h1').textContent());
      if (position === 3) await page.context().setOffline(true);
      const { given } = await give(page, key, 'fr');
      if (position === 1) {
        wrong.push(...(await findFaults(page)));
        await saved(page);
        await page.reload();
        await expectQuestion(page, 'fr', 1, total);
        await showsAnswer(page, given);
      }
      if (position === 2) {
        await page.goBack();
        await expectQuestion(page, 'fr', 1, total);
        await page.goForward();
        await expectQuestion(page, 'fr', 2, total);
        await showsAnswer(page, given);
      }
      if (position === 3) {
        await page.getByText(says('fr', 'tests.save.offline')).waitFor();
        wrong.push(...(await findFaults(page)));
        await page.context().setOffline(false);
      }
      await saved(page);
      await tap(page, position < total ? 'tests.next' : 'tests.submit.open');
    }
    await dialog(page, 'fr', 'tests.submit.title').waitFor();
    expect([...wrong, ...(await findFaults(page))]).toEqual([]);
    await tap(page, 'tests.submit.now');
    await page.getByRole('heading', { name: name.fr, level: 1 }).waitFor();
    const result = page.getByRole('main');
    await result.getByText(says('fr', 'testStatus.passed'), { exact: true }).waitFor();
    expect(await result.getByText(/^100\s*%$/).count()).toBe(1);
    expect(await findFaults(page)).toEqual([]);
    expect(await focusedHeading(page)).toBe(name.fr);
    await expectWholeNext(page);
    // Back leaves the result and the whole test.
    await page.goBack();
    await page.locator('#access').waitFor();
    await tap(page, 'shell.menu');
    const menu = dialog(page, 'fr', 'shell.menu');
    await menu.getByRole('link', { name: says('fr', 'shell.results') }).tap();
    await page.getByRole('heading', { name: says('fr', 'shell.results'), level: 1 }).waitFor();
  });

  it('shows the question and whole answers between its bars in landscape', async () => {
    const { who } = await makePerson(stage.portal, { lang: 'fr' });
    const page = await stage.person(who, { ...device, viewport: { width: 740, height: 360 } });
    await begin(page, key, 'fr');
    await expectQuestion(page, 'fr', 1, total);
    const top = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
    const bottom = await button(page, 'fr', 'tests.next').evaluate(
      (next) => next.parentElement!.parentElement!.getBoundingClientRect().top,
    );
    const answers = await page
      .locator('main label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()));
    const whole = answers.filter((answer) => answer.top >= top && answer.bottom <= bottom);
    expect(whole.length).toBeGreaterThanOrEqual(2);
  });

  it('keeps the margins in the placeholder of a loading page', async () => {
    const page = await stage.person('retailer', device);
    await page.goto('/contact');
    await button(page, 'fr', 'shell.menu').waitFor();
    // No request is answered, so the pages stay in their loading state.
    await page.route('**/graphql', () => undefined);
    for (const path of ['/', '/training', '/results', `/training/modules/${moduleId(key)}`]) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      // Measures at once, because the placeholder of the code is soon replaced by that of the data.
      const edges = () =>
        page.evaluate(() => {
          const place = document.querySelector('main [role=status]:not(:empty)')?.getBoundingClientRect();
          return place && [place.left, place.right];
        });
      let found: number[] | undefined;
      await until('its place is held', async () => (found = await edges()) !== undefined);
      expect([path, found]).toEqual([path, [16, phone.width - 16]]);
      await page.evaluate(() => {
        window.history.pushState(null, '', '/contact');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.getByRole('heading', { name: says('fr', 'contact.title') }).waitFor();
    }
  });
});
