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
} from '../../support/browser';
import type { Stage } from '../../support/stage';
import type { Provider } from './provider';

const moduleId = demoId('module', 'reading-a-dot-code');
const refusal = 'The e-mail or the password is not right.';

/** Signing in and out by the provider's page, as a browser sees it. */
export function signInFlows(stage: Stage, provider: Provider): void {
  const newPage = async (): Promise<Page> => (await stage.device()).newPage();
  const learner = async (): Promise<Page> => {
    const page = await newPage();
    await signIn(page, 'learner');
    return page;
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
  const path = (page: Page): string => new URL(page.url()).pathname;

  async function failedSignIn(who: string): Promise<{ note: string; cookies: string[] }> {
    const page = await newPage();
    await page.goto('/login');
    await openForm(page);
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

  it('leads by e-mail and password to the home page of the person', async () => {
    const page = await learner();
    await page.getByText('Dana, your next step').waitFor();
    expect(path(page)).toBe('/');
    const account = page.getByRole('button', { name: 'Your account, Dana Whitfield' });
    await account.first().waitFor();
    expect(await account.count()).toBe(1);
  });

  it('answers a wrong password and an unknown e-mail with one text, and nobody is signed in', async () => {
    const [wrong, unknown] = [await failedSignIn('learner'), await failedSignIn('nobody')];
    expect(wrong.note).toBe(refusal);
    expect(unknown).toEqual(wrong);
  });

  it('shows and hides the password by the toggle', async () => {
    const page = await newPage();
    await page.goto('/login');
    await openForm(page);
    await page.locator('#password').fill('winter');
    const type = (): Promise<string | null> => page.locator('#password').getAttribute('type');
    const toggle = page.getByTitle('Toggle show password');
    expect(await type()).toBe('password');
    await toggle.click();
    expect(await type()).toBe('text');
    await toggle.click();
    expect(await type()).toBe('password');
    expect(await page.locator('#password').inputValue()).toBe('winter');
  });

  it('outlives a reload and counts in a second tab', async () => {
    const page = await learner();
    await page.reload();
    await signedIn(page);
    const second = await page.context().newPage();
    await second.goto('/training');
    await signedIn(second);
    expect(path(second)).toBe('/training');
  });

  it('ends at the page that was asked for before it', async () => {
    const page = await newPage();
    await page.goto(`/training/modules/${moduleId}`);
    await openForm(page);
    await fillSignIn(page, 'learner');
    await heading(page, 'Reading a DOT code').waitFor();
    expect(path(page)).toBe(`/training/modules/${moduleId}`);
  });

  it('leaves no token where a script could read it later', async () => {
    const page = await newPage();
    const asked = page.waitForRequest((request) => Boolean(request.headers()['authorization']));
    await signIn(page, 'learner');
    const token = (await asked).headers()['authorization']!.replace('Bearer ', '');
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.entries(storage).flat())
        .concat(document.cookie),
    );
    expect(token).toMatch(/^eyJ/);
    expect(kept.filter((value) => value.includes(token) || /eyJ[\w-]+\.[\w-]+/.test(value))).toEqual([]);
  });

  it('renews a token before it ends, and the next call goes with the new one', async () => {
    const page = await newPage();
    await page.clock.install();
    const bearers: string[] = [];
    page.on('request', (request) => {
      const bearer = request.headers()['authorization'];
      if (bearer && request.url().endsWith('/graphql')) bearers.push(bearer);
    });
    await signIn(page, 'learner');
    await page.getByText('Dana, your next step').waitFor();
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

  async function signOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  }

  it('ends in order: the server, the provider, the root with a toast', async () => {
    const page = await learner();
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

  it('in one tab makes another tab ask to sign in, which then goes on where it was', async () => {
    const first = await learner();
    const second = await first.context().newPage();
    await second.goto('/training');
    await heading(second, 'Training').waitFor();
    await signOut(first);
    await second.getByText('You signed out in another window of this browser.').waitFor();
    await heading(first, 'You are signed out').waitFor();
    await leaveForForm(second);
    if (provider.saysWhy) {
      await second.getByRole('status').filter({ hasText: 'in another window' }).waitFor();
    }
    await fillSignIn(second, 'learner');
    await heading(second, 'Training').waitFor();
    expect(path(second)).toBe('/training');
  });

  it('asks for the password in another tab although the provider has not heard of the end yet', async () => {
    const first = await learner();
    const second = await first.context().newPage();
    await second.goto('/training');
    await heading(second, 'Training').waitFor();
    const held = Promise.withResolvers<void>();
    await first.route('**/openid-connect/logout?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    // A click ends with the navigation that it began, which is the one that is held.
    const signedOut = signOut(first);
    await second.getByText('You signed out in another window of this browser.').waitFor();
    await leaveForForm(second);
    expect(path(second)).toMatch(/^\/realms\//);
    held.resolve();
    await signedOut;
    await heading(first, 'You are signed out').waitFor();
  });
}
