import { afterEach, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { demoLinks } from '#server/demo/menus';
import { forgottenFlow } from './identity/flows/forgotten';
import { holdClock, signedIn, until } from './support/browser';
import { changeSetting, inDatabase } from './support/database';
import { openOwnStage } from './support/stage';
import { says } from './support/texts';

describe('the shell', () => {
  const stage = openOwnStage();
  const path = (page: Page): string => new URL(page.url()).pathname;
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
  const links = (page: Page, menu: string): Promise<string[]> =>
    page.getByRole('navigation', { name: menu }).getByRole('link').allInnerTexts();

  it('shows main menu, footer menu and points of the person', async () => {
    const page = await stage.atHome('learner');
    await page.getByRole('link', { name: '2,480 points' }).waitFor();
    // The menus of the portal itself have no link to the profile.
    await page
      .getByRole('navigation', { name: 'More about the portal' })
      .getByRole('link', { name: 'Your profile' })
      .waitFor();
    const linksOf = (menu: string) =>
      demoLinks.filter(({ location }) => location === menu).map(({ label }) => label.en);
    expect(await links(page, 'Main')).toEqual(linksOf('mainMenu'));
    expect(await links(page, 'More about the portal')).toEqual([
      ...linksOf('footerMenu'),
      'Verify a certificate',
      'Privacy Policy',
    ]);
    await page.getByRole('link', { name: 'Contact' }).click();
    await heading(page, says('en', 'contact.title')).waitFor();
    expect(path(page)).toBe('/contact');
  });

  async function chooseFromMenu(page: Page, from: string, to: string): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`– ${from}$`) }).click();
    await page.locator(`button[aria-label^="${to} ("]`).click();
  }

  it('changes the language at once and keeps it for the person, after a reload and elsewhere', async () => {
    const page = await stage.atHome('pro');
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
    const elsewhere = await stage.atHome('pro');
    await elsewhere.getByText(says('fr', 'home.yourPoints')).waitFor();
    await chooseFromMenu(elsewhere, 'FR', 'Español');
    await elsewhere.getByText(says('es', 'home.yourPoints')).waitFor();
    await elsewhere.locator('html[lang=es]').waitFor();
  });

  it("keeps a stranger's language on the device and takes it along to the provider's form", async () => {
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

  it('stays usable with its defaults while settings and menus cannot be had', async () => {
    const page = await stage.atHome('learner');
    let refused = 0;
    const refuse = async (route: Route): Promise<void> => {
      refused += 1;
      await route.abort();
    };
    await page.route('**/training', async (route) => {
      const response = await route.fetch();
      const sent = /<script type="application.json" id="settings">.*?<.script>/;
      expect(await response.text()).toMatch(sent);
      await route.fulfill({ response, body: (await response.text()).replace(sent, '') });
    });
    await page.route('**/api/settings/get', refuse);
    await page.route('**/graphql', async (route) =>
      route.request().postDataJSON()?.operationName === 'Menus' ? refuse(route) : route.continue(),
    );
    await page.goto('/training');
    await heading(page, 'Training').waitFor();
    await until('settings and menus were asked for', () => refused >= 2);
    expect(await links(page, 'Main')).toEqual(['Home', 'Training', 'News', 'Programs', 'Rewards']);
    // Whether there are terms to read is one of the settings.
    expect(await links(page, 'More about the portal')).toEqual(['Contact', 'Verify a certificate']);
    expect(await page.getByRole('status').filter({ hasText: /error/i }).count()).toBe(0);
  });

  it('shows changed settings and menus in a page that nobody touches', async () => {
    const page = await stage.atHome('learner');
    await page.waitForResponse((response) => response.url().includes('/api/changes'));
    await changeSetting(stage.portal, 'product_name', 'Rubber School');
    await until('the title is new', async () => (await page.title()).endsWith('· Rubber School'));
    await inDatabase(
      stage.portal,
      `update menu_link set label = label || '{"en": "Learn"}' where href = '/training'`,
    );
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).waitFor();
    expect(await links(page, 'Main')).toContain('Learn');
    await changeSetting(stage.portal, 'maintenance_mode', true);
    await heading(page, says('en', 'maintenance.title')).waitFor();
    await changeSetting(stage.portal, 'maintenance_mode', false);
    await page.getByRole('link', { name: '2,480 points' }).waitFor();
    await inDatabase(
      stage.portal,
      `update menu_link set label = label || '{"en": "Training"}' where href = '/training'`,
    );
    await changeSetting(stage.portal, 'product_name', 'Treadway');
  });

  it('answers every route with its page or says plainly that it is not there yet', async () => {
    const page = await stage.atHome('learner');
    const titles: Record<string, string> = {
      '/news': 'What’s new',
      '/rewards': 'Rewards',
    };
    for (const [route, title] of Object.entries(titles)) {
      await page.goto(route);
      await heading(page, title).waitFor();
    }
    await page.goto('/programs/admin');
    await page.getByText(says('en', 'admin.administratorsOnly')).waitFor();
    expect(path(page)).toBe('/admin');
    await page.goto('/contact');
    await heading(page, says('en', 'contact.title')).waitFor();
    for (const route of ['/login', '/maintenance']) {
      await page.goto(route);
      await page.getByText('Dana, your next step').waitFor();
      expect(path(page)).toBe('/');
    }
  });

  forgottenFlow(stage);

  it("says 'Route not found' for an address that leads nowhere, to anybody", async () => {
    const stranger = await (await stage.device()).newPage();
    for (const page of [stranger, await stage.person('learner')]) {
      await page.goto('/no/such/page');
      await heading(page, 'Route not found').waitFor();
      await until('the title says so', async () => (await page.title()).includes('Route not found'));
      expect(path(page)).toBe('/no/such/page');
      await page
        .getByRole('main')
        .getByRole('link', { name: says('en', 'notFound.home') })
        .waitFor();
    }
  });

  it('turns dark at once and stays so on the device', async () => {
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

  describe('during maintenance', () => {
    const maintenance = (on: boolean): Promise<void> => changeSetting(stage.portal, 'maintenance_mode', on);
    const notice = (page: Page) => heading(page, 'We are working on the portal');

    afterEach(() => maintenance(false));

    it('takes a signed-in learner to its page, lets /contact be read and ends by itself', async () => {
      const page = await stage.person('learner');
      await holdClock(page);
      await page.goto('/profile');
      await heading(page, 'Dana Whitfield').waitFor();
      await maintenance(true);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training' }).click();
      await notice(page).waitFor();
      expect(path(page)).toBe('/maintenance');
      await page.goto('/contact');
      await heading(page, says('en', 'contact.title')).waitFor();
      await page.goto('/training');
      await notice(page).waitFor();
      await maintenance(false);
      await page.clock.fastForward('00:16');
      await heading(page, 'Training').waitFor();
      expect(path(page)).toBe('/training');
    });

    it('leaves an administrator where they are', async () => {
      await maintenance(true);
      const page = await stage.person('admin');
      await page.goto('/training');
      await heading(page, 'Training').waitFor();
      expect(path(page)).toBe('/training');
    });
  });
});
