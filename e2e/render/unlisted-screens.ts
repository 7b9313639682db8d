import type { Page } from 'playwright-core';
import { demoModule, moduleId } from '../support/attempts/answers';
import { fillSignIn, openForm, signedIn, until, watchErrors } from '../support/browser/browser';
import { wrongLook, wrongWords } from '../support/screens/look';
import { makePerson } from '../support/own-people';
import type { Stage } from '../support/portal/stage';
import { expectQuestion, start } from '../support/attempts/taking';
import { type Language, says } from '../support/texts';

export interface Journey {
  language: Language;
  languageName: string;
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

const testKey = 'photos-that-sell-tires';

/** Returns the labels of the navigation and the top bar that take more than one line. */
const findBrokenLabels = (page: Page): Promise<string[]> =>
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

/**
 * Checks screens that the list of screens doesn't contain, on one device: sign-in, submitting a test and its result.
 */
export class UnlistedScreens {
  private readonly faults: string[] = [];
  private readonly pageErrors: string[];

  private constructor(
    private readonly page: Page,
    private readonly who: string,
    private readonly journey: Journey,
  ) {
    this.pageErrors = watchErrors(page);
  }

  static async open(stage: Stage, journey: Journey): Promise<UnlistedScreens> {
    const { who } = await makePerson(stage.portal, { lang: journey.language });
    const { colorScheme, viewport } = journey;
    const page = await (await stage.device({ colorScheme, viewport })).newPage();
    return new UnlistedScreens(page, who, journey);
  }

  /** Returns the faults found so far. */
  getFaults(): string[] {
    return this.faults;
  }

  private async look(screen: string): Promise<void> {
    const found = [...(await wrongLook(this.page)), ...(await wrongWords(this.page, this.journey.language))];
    found.push(...this.pageErrors.splice(0));
    this.faults.push(...found.map((fault) => `${screen}: ${fault}`));
  }

  /** Removes the errors that the browser reports for a rejected sign-in. Keeps all others. */
  private async expectRejection(): Promise<void> {
    const rejections = () => this.pageErrors.filter((fault) => fault.includes('401'));
    await until('the refusal was noted', () => rejections().length > 1);
    const others = this.pageErrors.filter((fault) => !fault.includes('401'));
    this.pageErrors.splice(0, Infinity, ...others);
  }

  /** Checks the provider's form with the reason why a session ended. Its button must still be visible. */
  private async checkEndedForm(): Promise<void> {
    const { page } = this;
    const cookie = { name: 'treadway-ended', value: 'idle', url: new URL(page.url()).origin };
    await page.context().addCookies([cookie]);
    await page.reload();
    await page.getByRole('status').waitFor();
    await this.look('the form after the end of a session');
    const { y, height } = (await page.locator('form button[type=submit]').boundingBox())!;
    if (y + height > page.viewportSize()!.height)
      this.faults.push('The button of the form is outside the window');
    await page.context().clearCookies({ name: cookie.name });
  }

  /** Checks the provider's form, from the first visit to the home page. */
  async signIn(): Promise<void> {
    const { page, who, journey } = this;
    await page.goto('/login');
    await openForm(page);
    await page.getByRole('link', { name: journey.languageName, exact: true }).click();
    await page.getByRole('heading', { name: says(journey.language, 'login.title') }).waitFor();
    await this.look("the provider's form");
    await this.checkEndedForm();
    await fillSignIn(page, who, 'wrong-Password-1');
    await page.getByRole('alert').waitFor();
    await this.expectRejection();
    await this.look('a failed sign-in');
    await fillSignIn(page, who);
    await signedIn(page);
    await page.locator('#next-step').waitFor();
    this.faults.push(...(await findBrokenLabels(page)).map((label) => `takes two lines: ${label}`));
  }

  /** Checks a test that is submitted without answers. */
  async takeTest(): Promise<void> {
    const { page } = this;
    const { language } = this.journey;
    const press = (id: string): Promise<void> =>
      page.getByRole('button', { name: says(language, id), exact: true }).click();
    await page.goto(`/training/modules/${moduleId(testKey)}`);
    await start(page, testKey, language, () => this.look('the question before the clock starts'));
    await page.locator('header [data-state=saved]').waitFor();
    for (let position = 2; position <= 9; position += 1) {
      await press('tests.next');
      await expectQuestion(page, language, position, 9);
    }
    await press('tests.submit.open');
    await page.getByRole('dialog').waitFor();
    await this.look('the step before submission');
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
    await this.look('the Test Results dialog');
  }
}
