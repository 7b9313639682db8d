import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoCompany } from '#server/demo/people/people';
import { demoPassword, openForm, phone, signedIn, violations } from './support/browser/browser';
import { openStage } from './support/portal/stage';

describe('company single sign-on', () => {
  const stage = openStage();
  const [nina, dana] = demoCompany.people;

  async function signInAtCompany(path: string, email: string): Promise<Page> {
    const page = await (await stage.device({ viewport: phone })).newPage();
    await page.goto(path);
    await openForm(page);
    await page.getByRole('link', { name: 'Company single sign-on' }).click();
    await page.getByText(`Sign in at ${demoCompany.name} to continue to Treadway.`).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(demoPassword);
    await page.keyboard.press('Enter');
    return page;
  }

  it('rejects people whose e-mail address has an account, and opens the requested page for new people', async () => {
    const rejected = await signInAtCompany('/login', dana!.email);
    const note = await rejected.getByRole('alert').innerText();
    expect(note).toBe('An administrator has to link your sign-in first. Please contact support.');
    expect(await violations(rejected)).toEqual([]);
    const page = await signInAtCompany('/profile', nina!.email);
    await page.getByRole('button', { name: 'Yes, I accept' }).click();
    await signedIn(page);
    await page.getByRole('heading', { level: 1, name: 'Nina Park' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
    await page.getByText('You sign in with your company account').waitFor();
    await page.reload();
    await signedIn(page);
  });
});
