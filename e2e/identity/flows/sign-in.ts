import { expect, it } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import {
  fillSignIn,
  leaveForForm,
  nameField,
  openForm,
  signedIn,
  signIn,
  until,
} from '../../support/browser/browser';
import type { Stage } from '../../support/portal/stage';
import type { FlowPerson, GivePerson } from './person';
import type { Provider } from './provider';

const moduleId = demoId('module', 'reading-a-dot-code');
const rejection = 'The e-mail or password is incorrect.';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const path = (page: Page): string => new URL(page.url()).pathname;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** Shows and hides the password in the form. */
async function toggle(page: Page): Promise<void> {
  const field = page.locator('#password');
  const type = (): Promise<string | null> => field.getAttribute('type');
  await field.fill('winter');
  for (const visible of ['password', 'text', 'password']) {
    expect(await type()).toBe(visible);
    await page.getByTitle('Toggle show password').click();
  }
  expect(await field.inputValue()).toBe('winter');
}

/** Adds specs for signing in and out on the provider's page in a browser. */
export function signInFlows(stage: Stage, provider: Provider, givePerson: GivePerson): void {
  const newPage = async (): Promise<Page> => (await stage.device()).newPage();
  const enter = async (): Promise<FlowPerson & { page: Page }> => {
    const [person, page] = await Promise.all([givePerson(), newPage()]);
    await signIn(page, person.who);
    return { ...person, page };
  };

  async function failedSignIn(who: string): Promise<{ note: string; cookies: string[] }> {
    const page = await newPage();
    await page.goto('/login');
    await openForm(page);
    await toggle(page);
    const names = async (): Promise<string[]> =>
      (await page.context().cookies()).map(({ name }) => name).sort();
    const before = await names();
    await fillSignIn(page, who, 'not-the-One-1');
    const note = await page.getByRole('alert').innerText();
    expect(await nameField(page).inputValue()).toBe(`${who}@treadway.example`);
    expect(await page.locator('#password').inputValue()).toBe('');
    expect(await names()).toEqual(before);
    await page.goto('/login');
    await openForm(page);
    return { note, cookies: before };
  }

  it('opens the requested page after e-mail and password, and stores no token where a script can read it', async () => {
    const { who, name } = await givePerson();
    const page = await newPage();
    const tokenRequest = page.waitForRequest((request) => Boolean(request.headers()['authorization']));
    await page.goto(`/training/modules/${moduleId}`);
    await openForm(page);
    await fillSignIn(page, who);
    await heading(page, 'Reading a DOT code').waitFor();
    expect(path(page)).toBe(`/training/modules/${moduleId}`);
    const account = page.getByRole('button', { name: `Your account, ${name}` });
    await account.first().waitFor();
    expect(await account.count()).toBe(1);
    const token = (await tokenRequest).headers()['authorization']!.replace('Bearer ', '');
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.entries(storage).flat())
        .concat(document.cookie),
    );
    expect(token).toMatch(/^eyJ/);
    expect(kept.filter((value) => value.includes(token) || /eyJ[\w-]+\.[\w-]+/.test(value))).toEqual([]);
    await page.reload();
    await signedIn(page);
    const second = await page.context().newPage();
    await second.goto('/training');
    await signedIn(second);
    expect(path(second)).toBe('/training');
  });

  it('shows the same error for an incorrect password and an unknown e-mail address, and can show the password', async () => {
    const { who } = await givePerson();
    const [wrong, unknown] = [await failedSignIn(who), await failedSignIn('nobody')];
    expect(wrong.note).toBe(rejection);
    expect(unknown).toEqual(wrong);
  });

  it('opens the home page, renews a token before it expires, and uses the new one for the next request', async () => {
    const { who } = await givePerson();
    const page = await newPage();
    await page.clock.install();
    const bearers: string[] = [];
    page.on('request', (request) => {
      const bearer = request.headers()['authorization'];
      if (bearer && request.url().endsWith('/graphql')) bearers.push(bearer);
    });
    await signIn(page, who);
    await page.locator('#next-step').waitFor();
    expect(path(page)).toBe('/');
    expect(new Set(bearers).size).toBe(1);
    const isRenewal = (request: Request): boolean =>
      request.url().endsWith('/token') && (request.postData() ?? '').includes('refresh_token');
    const renewal = page.waitForRequest(isRenewal);
    await page.clock.fastForward('04:45');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Training' }).click();
    expect((await (await renewal).response())?.status()).toBe(200);
    await heading(page, 'Training').waitFor();
    await until('a call has gone with the new one', () => bearers.at(-1) !== bearers[0]);
  });

  it('signs out at the server and the provider, and returns to the root with a toast', async () => {
    const { page } = await enter();
    const steps: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/logout$/.test(pathname) || (pathname === '/' && request.isNavigationRequest()))
        steps.push(pathname);
    });
    await signOut(page);
    await page.getByRole('status').filter({ hasText: 'Success' }).waitFor();
    await heading(page, 'You are signed out').waitFor();
    expect(path(page)).toBe('/');
    expect(steps).toEqual(['/api/auth/logout', '/realms/treadway/protocol/openid-connect/logout', '/']);
  });

  it('makes other tabs ask for the password while the provider ends the session, and then return to their page', async () => {
    const { page: first, who } = await enter();
    const others = [await first.context().newPage(), await first.context().newPage()];
    for (const other of others) {
      await other.goto('/training');
      await heading(other, 'Training').waitFor();
    }
    const held = Promise.withResolvers<void>();
    await first.route('**/openid-connect/logout?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    // The click waits for the navigation that it starts, and this one is delayed.
    const signedOut = signOut(first);
    const [early, late] = others as [Page, Page];
    for (const other of others) {
      await other.getByText('You signed out in another window of this browser.').waitFor();
    }
    await leaveForForm(early);
    expect(path(early)).toMatch(/^\/realms\//);
    held.resolve();
    await signedOut;
    await heading(first, 'You are signed out').waitFor();
    await leaveForForm(late);
    if (provider.saysWhy) {
      await late.getByRole('status').filter({ hasText: 'in another window' }).waitFor();
    }
    await fillSignIn(late, who);
    await heading(late, 'Training').waitFor();
    expect(path(late)).toBe('/training');
  });
}
