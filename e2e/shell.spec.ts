import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readDemoMenus } from '#server/demo/site/menus';
import { signedIn, until } from './support/browser/browser';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { says } from './support/texts';

describe('the page shell', () => {
  const stage = openStage();
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
  const links = (page: Page, menu: string): Promise<string[]> =>
    page.getByRole('navigation', { name: menu }).getByRole('link').allInnerTexts();

  it('shows the main menu, the footer menu and the person’s points', async () => {
    const page = await stage.atHome('learner');
    await page.getByRole('link', { name: '2,480 points' }).waitFor();
    // The menus of the portal itself have no link to the profile.
    await page
      .getByRole('navigation', { name: 'More about the portal' })
      .getByRole('link', { name: 'Your profile' })
      .waitFor();
    const menus = readDemoMenus();
    const linksOf = (menu: keyof typeof menus) => menus[menu].map(({ label }) => label.en);
    expect(await links(page, 'Main')).toEqual(linksOf('mainMenu'));
    expect(await links(page, 'More about the portal')).toEqual([
      ...linksOf('footerMenu'),
      'Verify a certificate',
      'Privacy Policy',
    ]);
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await heading(page, says('en', 'contact.title')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  async function chooseFromMenu(page: Page, from: string, to: string): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`– ${from}$`) }).click();
    await page.locator(`button[aria-label^="${to} ("]`).click();
  }

  it('changes the language at once and keeps it after a reload and on other devices', async () => {
    const { who } = await makePerson(stage.portal);
    const page = await stage.atHome(who);
    const saved = page.waitForResponse(
      (response) => response.request().postDataJSON()?.operationName === 'SetLanguage',
    );
    await chooseFromMenu(page, 'EN', 'Français');
    await page.getByText(says('fr', 'home.yourPoints')).waitFor();
    expect((await saved).status()).toBe(200);
    await until('the menu is French', async () =>
      (await links(page, says('fr', 'shell.mainNavigation'))).includes('Formation'),
    );
    await page.reload();
    await page.getByText(says('fr', 'home.yourPoints')).waitFor();
    const elsewhere = await stage.atHome(who);
    await elsewhere.getByText(says('fr', 'home.yourPoints')).waitFor();
    await chooseFromMenu(elsewhere, 'FR', 'Español');
    await elsewhere.getByText(says('es', 'home.yourPoints')).waitFor();
    await elsewhere.locator('html[lang=es]').waitFor();
  });

  it('keeps a visitor’s language on the device and in the sign-in form', async () => {
    const page = await (await stage.device()).newPage();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Español' }).click();
    await page.getByLabel('Contraseña', { exact: true }).waitFor();
    await page.goto('/contact');
    await heading(page, says('es', 'contact.title')).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: says('es', 'shell.signIn') })
      .click();
    await page.getByLabel('Contraseña', { exact: true }).waitFor();
    await page.goBack();
    await heading(page, says('es', 'contact.title')).waitFor();
    const other = await (await stage.device()).newPage();
    await other.goto('/login');
    await other.getByLabel('Password', { exact: true }).waitFor();
    expect(await other.locator('html').getAttribute('lang')).toBe('en');
  });

  it('keeps its header in one row at 320 px, signed in or not, in every language', async () => {
    const rows = (page: Page): Promise<number> =>
      page.getByRole('banner').evaluate((header) => {
        const middles = [...header.querySelectorAll('a, button')]
          .map((each) => each.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ top, bottom }) => Math.round((top + bottom) / 2));
        return new Set(middles).size;
      });
    const small = { viewport: { width: 320, height: 640 } };
    for (const lang of ['en', 'es', 'fr'] as const) {
      const { who } = await makePerson(stage.portal, { lang });
      expect([lang, await rows(await stage.atHome(who, small))]).toEqual([lang, 1]);
      const context = await stage.device(small);
      await context.addCookies([{ name: 'treadway-language', value: lang, url: stage.portal.url }]);
      const visitor = await context.newPage();
      await visitor.goto('/contact');
      await visitor
        .getByRole('banner')
        .getByRole('link', { name: says(lang, 'shell.signIn') })
        .waitFor();
      expect([lang, await rows(visitor)]).toEqual([lang, 1]);
    }
  });

  it('keeps progress blocks visible in forced colors', async () => {
    const page = await stage.atHome('learner', { forcedColors: 'active' });
    const block = page.locator('i[data-state="done"]').first();
    await block.waitFor({ state: 'attached' });
    const [drawn, ground] = await block.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(drawn).not.toBe(ground);
    expect(await block.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
  });

  it('switches to dark at once and remembers it on the device', async () => {
    const page = await stage.atHome('learner');
    const background = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Appearance: Automatic' }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.getByRole('button', { name: 'Appearance: Dark' }).waitFor();
    await until('the page is dark', async () => (await background()) !== light);
    const dark = await background();
    await page.reload();
    await signedIn(page);
    expect(await background()).toBe(dark);
    const changing = await page.evaluate(() => {
      document.documentElement.dataset['mantineColorScheme'] = 'light';
      return document.getAnimations().length;
    });
    expect([changing, await background()]).toEqual([0, light]);
  });
});
