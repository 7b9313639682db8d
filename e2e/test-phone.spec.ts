import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoModule, give, moduleId, saved } from './support/answers';
import { phone, until } from './support/browser';
import { unsound } from './support/look';
import { openOwnStage } from './support/stage';
import { asksAt, button, dialog, focusedHeading, showsAnswer, start } from './support/taking';
import { englishOnly, inEveryLanguage, type Language, says } from './support/texts';

const stage = openOwnStage();
const key = 'photos-that-sell-tires';
const { name, test } = demoModule(key);
const total = test!.questions.length;
const device = { viewport: phone, hasTouch: true, isMobile: true };

/** What is wrong with the screen shown: accessibility, width, words of another language. */
async function faults(page: Page, language: 'es' | 'fr'): Promise<string[]> {
  const words = await page.evaluate(() => document.body.innerText);
  return [...(await unsound(page)), ...englishOnly(language).filter((text) => words.includes(text))];
}

const tap = (page: Page, language: Language, id: string): Promise<void> => button(page, language, id).tap();

describe.each([
  { who: 'distributor', language: 'es' as const },
  { who: 'retailer', language: 'fr' as const },
])('on a phone, in $language', ({ who, language }) => {
  it('a whole test is taken by touch, with a reload and a lost connection on the way', async () => {
    const page = await stage.person(who, device);
    await page.goto(`/training/modules/${moduleId(key)}`);
    await start(page, key, language);
    const wrong: string[] = [];
    for (let position = 1; position <= total; position += 1) {
      await asksAt(page, language, position, total);
      expect(await focusedHeading(page)).toBe(await page.locator('h1').textContent());
      if (position === 3) await page.context().setOffline(true);
      const { given } = await give(page, key, language);
      if (position === 1) {
        wrong.push(...(await faults(page, language)));
        await saved(page);
        await page.reload();
        await asksAt(page, language, 1, total);
        await showsAnswer(page, given);
      }
      if (position === 2) {
        await page.goBack();
        await asksAt(page, language, 1, total);
        await page.goForward();
        await asksAt(page, language, 2, total);
        await showsAnswer(page, given);
      }
      if (position === 3) {
        await page.getByText(says(language, 'tests.save.offline')).waitFor();
        wrong.push(...(await faults(page, language)));
        await page.context().setOffline(false);
      }
      await saved(page);
      await tap(page, language, position < total ? 'tests.next' : 'tests.submit.open');
    }
    const step = dialog(page, language, 'tests.submit.title');
    await step.waitFor();
    expect([...wrong, ...(await faults(page, language))]).toEqual([]);
    await tap(page, language, 'tests.submit.now');
    await page.getByRole('heading', { name: name[language], level: 1 }).waitFor();
    const result = page.getByRole('main');
    await result.getByText(says(language, 'testStatus.passed'), { exact: true }).waitFor();
    expect(await result.getByText(/^100\s*%$/).count()).toBe(1);
    expect(await faults(page, language)).toEqual([]);
    expect(await focusedHeading(page)).toBe(name[language]);
    // Back leaves the result and the whole test.
    await page.goBack();
    await page.locator('#access').waitFor();
  });

  it('a second device shows what was answered on the first', async () => {
    const other = 'greeting-the-customer';
    const first = await stage.person(who, device);
    await first.goto(`/training/modules/${moduleId(other)}`);
    await start(first, other, language);
    await saved(first);
    const { given } = await give(first, other, language);
    await saved(first);
    const second = await stage.person(who);
    await second.goto(new URL(first.url()).pathname);
    await button(second, language, 'tests.previous').click();
    await showsAnswer(second, given);
    expect(new URL(second.url()).pathname).toBe(new URL(first.url()).pathname);
  });
});

describe('on a phone', () => {
  it('the menu leads to the results, and a result to the next test, named on one line', async () => {
    const page = await stage.atHome('retailer', device);
    await button(page, 'fr', 'shell.menu').tap();
    const menu = dialog(page, 'fr', 'shell.menu');
    await menu.getByRole('link', { name: says('fr', 'shell.results') }).tap();
    await page.getByRole('heading', { name: says('fr', 'shell.results'), level: 1 }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: says('fr', 'testStatus.passed') })
      .getByRole('link')
      .last()
      .tap();
    const next = page.getByRole('link', { name: inEveryLanguage('results.next') });
    await next.waitFor();
    // What does not fit is left to screen readers.
    expect(await next.textContent()).toMatch(/ min$/);
    const { height, right } = await next.evaluate((link) => link.getBoundingClientRect().toJSON());
    expect(height).toBeLessThanOrEqual(60);
    expect(right).toBeLessThanOrEqual(phone.width - 16);
  });

  it.each(['/', '/training', '/results', `/training/modules/${moduleId(key)}`])(
    'what holds the place of %s keeps the gutter',
    async (path) => {
      const page = await stage.person('retailer', device);
      await page.goto('/contact');
      await button(page, 'fr', 'shell.menu').waitFor();
      // Nothing is answered, so the page goes on loading.
      await page.route('**/graphql', () => undefined);
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      // Measured as it is found: what holds the place of the code gives way to what holds that of the answer.
      const edges = () =>
        page.evaluate(() => {
          const place = document.querySelector('main [role=status]:not(:empty)')?.getBoundingClientRect();
          return place && [place.left, place.right];
        });
      let found: number[] | undefined;
      await until('its place is held', async () => (found = await edges()) !== undefined);
      expect(found).toEqual([16, phone.width - 16]);
    },
  );
});
