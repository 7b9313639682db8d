import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { demoModules } from '#server/demo/content';
import { demoModule, moduleId } from './support/answers';
import {
  desktop,
  fillSignIn,
  openForm,
  phone,
  signedIn,
  until,
  violations,
  watchTrouble,
} from './support/browser';
import { cutTexts, sizeText } from './support/cut-text';
import { openOwnStage } from './support/stage';
import { asksAt, start } from './support/taking';
import { englishOnly, type Language, says } from './support/texts';

interface Journey {
  who: string;
  language: Language;
  languageName: string;
  scheme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

// Nobody has begun its test, and nobody may fail it too often.
const testKey = 'photos-that-sell-tires';

// Between them every size with every scheme, and every language.
const journeys: Journey[] = [
  { who: 'learner', language: 'en', languageName: 'English', scheme: 'light', viewport: desktop },
  { who: 'learner', language: 'en', languageName: 'English', scheme: 'dark', viewport: phone },
  { who: 'retailer', language: 'fr', languageName: 'Français', scheme: 'light', viewport: phone },
  { who: 'distributor', language: 'es', languageName: 'Español', scheme: 'dark', viewport: desktop },
];

const englishNames = (language: 'es' | 'fr'): string[] =>
  demoModules.flatMap(({ name }) => (name[language].includes(name.en) ? [] : [name.en]));

/** Everything that a page says, seen or heard. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    const heard = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent, ...heard].join('\n');
  });

class Look {
  readonly faults: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly language: Language,
    private readonly trouble: string[],
  ) {}

  /** Looks at the screen shown: accessibility, width, language, and what went wrong since the last. */
  async at(screen: string): Promise<void> {
    const found = [...(await violations(this.page)), ...this.trouble.splice(0)];
    const beyond = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (beyond > 0) found.push(`${beyond} px wider than the window`);
    found.push(...(await this.untranslated()), ...(await this.inLargeText()));
    this.faults.push(...found.map((fault) => `${screen}: ${fault}`));
  }

  /** The browser itself reports an answer that refuses a sign-in, in its console too; anything else stays. */
  async expectRefusal(): Promise<void> {
    const refusals = () => this.trouble.filter((fault) => fault.includes('401'));
    await until('the refusal was noted', () => refusals().length > 1);
    const others = this.trouble.filter((fault) => !fault.includes('401'));
    this.trouble.splice(0, Infinity, ...others);
  }

  /** What is cut off on a phone whose text is set to twice its size. */
  private async inLargeText(): Promise<string[]> {
    if (this.page.viewportSize()?.width !== phone.width) return [];
    await sizeText(this.page, 200);
    const cut = await cutTexts(this.page);
    await sizeText(this.page, 100);
    return cut.map((fault) => `at twice the size, ${fault}`);
  }

  private async untranslated(): Promise<string[]> {
    if (this.language === 'en') return [];
    const words = await wordsOf(this.page);
    const english = [...englishOnly(this.language), ...englishNames(this.language)];
    return english.filter((text) => words.includes(text)).map((text) => `in English: ${text}`);
  }
}

/** The provider's form that says why a session ended: its button is in sight all the same. */
async function endedForm(page: Page, look: Look): Promise<void> {
  const cookie = { name: 'treadway-ended', value: 'idle', url: new URL(page.url()).origin };
  await page.context().addCookies([cookie]);
  await page.reload();
  await page.getByRole('status').waitFor();
  await look.at('the form after the end of a session');
  const { y, height } = (await page.locator('form button[type=submit]').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await page.context().clearCookies({ name: cookie.name });
}

/** Labels that take two lines among the tabs at the bottom, and in the bar at the top. */
const brokenLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav a, nav button, header a, header button')].flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return node.nodeType === Node.TEXT_NODE && lines.size > 1 ? [node.textContent ?? ''] : [];
      }),
    ),
  );

describe('the look', () => {
  const stage = openOwnStage();

  async function signInScreens(
    page: Page,
    look: Look,
    { who, language, languageName }: Journey,
  ): Promise<void> {
    await page.goto('/login');
    await openForm(page);
    await page.getByRole('link', { name: languageName, exact: true }).click();
    await page.getByRole('heading', { name: says(language, 'login.title') }).waitFor();
    await look.at("the provider's form");
    await endedForm(page, look);
    await fillSignIn(page, who, 'wrong-Password-1');
    await page.getByRole('alert').waitFor();
    await look.expectRefusal();
    await look.at('a failed sign-in');
    await fillSignIn(page, who);
    await signedIn(page);
  }

  async function moduleScreens(page: Page, look: Look): Promise<void> {
    await page.locator('#next-step').waitFor();
    await look.at('home');
    expect(await brokenLabels(page)).toEqual([]);
    await page.goto('/training');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await look.at('modules');
    await page.goto(`/training/modules/${moduleId('fitment-and-plus-sizing')}`);
    await page.locator('#access').waitFor();
    await look.at('a blocked module');
    await page.goto(`/training/modules/${moduleId(testKey)}`);
    await page.locator('#access').waitFor();
    await look.at('an open module');
  }

  async function testScreens(page: Page, look: Look, language: Language): Promise<void> {
    const press = (id: string): Promise<void> =>
      page.getByRole('button', { name: says(language, id), exact: true }).click();
    await start(page, testKey, language, () => look.at('the question before the clock starts'));
    await page.locator('header [data-state=saved]').waitFor();
    await look.at('a test');
    for (let position = 2; position <= 9; position += 1) {
      await press('tests.next');
      await asksAt(page, language, position, 9);
    }
    await press('tests.submit.open');
    await page.getByRole('dialog').waitFor();
    await look.at('the step before submission');
    await press('tests.submit.anyway');
    await page.getByRole('heading', { name: demoModule(testKey).name[language], level: 1 }).waitFor();
    await look.at('a result');
    await page.goto('/results');
    await page
      .getByRole('listitem')
      .filter({ hasText: says(language, 'tests.status.failed') })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await look.at('the Test Results dialog');
  }

  it("of an administrator's list, editor and uploader is sound on a phone", async () => {
    const page = await stage.person('admin', { viewport: phone });
    const look = new Look(page, 'en', watchTrouble(page));
    const main = page.getByRole('main');
    await page.goto('/admin');
    await main.getByRole('link', { name: demoModule(testKey).name.en }).click();
    await main.getByRole('button', { name: says('en', 'admin.save') }).waitFor();
    await look.at('a module that is edited');
    await page.goBack();
    await main.getByRole('table').waitFor();
    await look.at('the modules');
    await page.goto(`/admin/modules/${moduleId(testKey)}/files`);
    await main.getByRole('button', { name: 'browse files' }).waitFor();
    await look.at('the files and the uploader');
    expect(look.faults).toEqual([]);
  });

  it.each(journeys)(
    'of every screen is sound in $scheme for the $who, in $language',
    async ({ scheme, viewport, ...rest }) => {
      const options: BrowserContextOptions = { viewport, colorScheme: scheme };
      const page = await (await stage.device(options)).newPage();
      const look = new Look(page, rest.language, watchTrouble(page));
      await signInScreens(page, look, { scheme, viewport, ...rest });
      await moduleScreens(page, look);
      await testScreens(page, look, rest.language);
      expect(look.faults).toEqual([]);
    },
  );
});
