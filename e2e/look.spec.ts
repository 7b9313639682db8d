import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { demoModule, moduleId } from './support/answers';
import { desktop, fillSignIn, openForm, phone, signedIn, until, watchTrouble } from './support/browser';
import { wrongLook, wrongWords } from './support/look';
import { openOwnStage } from './support/stage';
import { asksAt, start } from './support/taking';
import { type Language, says } from './support/texts';

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

class Look {
  readonly faults: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly language: Language,
    private readonly trouble: string[],
  ) {}

  /** Looks at what is shown: accessibility, width, language, and what went wrong since the last. */
  async at(screen: string): Promise<void> {
    const found = [...(await wrongLook(this.page)), ...(await wrongWords(this.page, this.language))];
    found.push(...this.trouble.splice(0));
    this.faults.push(...found.map((fault) => `${screen}: ${fault}`));
  }

  /** The browser itself reports an answer that refuses a sign-in, in its console too; anything else stays. */
  async expectRefusal(): Promise<void> {
    const refusals = () => this.trouble.filter((fault) => fault.includes('401'));
    await until('the refusal was noted', () => refusals().length > 1);
    const others = this.trouble.filter((fault) => !fault.includes('401'));
    this.trouble.splice(0, Infinity, ...others);
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
  // Tests of demo persons are taken.
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

  async function testScreens(page: Page, look: Look, language: Language): Promise<void> {
    const press = (id: string): Promise<void> =>
      page.getByRole('button', { name: says(language, id), exact: true }).click();
    await page.goto(`/training/modules/${moduleId(testKey)}`);
    await start(page, testKey, language, () => look.at('the question before the clock starts'));
    await page.locator('header [data-state=saved]').waitFor();
    for (let position = 2; position <= 9; position += 1) {
      await press('tests.next');
      await asksAt(page, language, position, 9);
    }
    await press('tests.submit.open');
    await page.getByRole('dialog').waitFor();
    await look.at('the step before submission');
    await press('tests.submit.anyway');
    await page.getByRole('heading', { name: demoModule(testKey).name[language], level: 1 }).waitFor();
    await page.goto('/results');
    await page
      .getByRole('listitem')
      .filter({ hasText: says(language, 'testStatus.failed') })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await look.at('the Test Results dialog');
  }

  it.each(journeys)(
    'of what comes between the screens is sound in $scheme for the $who, in $language',
    async ({ scheme, viewport, ...rest }) => {
      const options: BrowserContextOptions = { viewport, colorScheme: scheme };
      const page = await (await stage.device(options)).newPage();
      const look = new Look(page, rest.language, watchTrouble(page));
      await signInScreens(page, look, { scheme, viewport, ...rest });
      await page.locator('#next-step').waitFor();
      expect(await brokenLabels(page)).toEqual([]);
      await testScreens(page, look, rest.language);
      expect(look.faults).toEqual([]);
    },
  );
});
