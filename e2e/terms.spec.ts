import { describe, expect, it } from '@jest/globals';
import { fillSignIn, openForm, phone, violations } from './support/browser/browser';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';

describe('the Privacy Policy', () => {
  const stage = openStage();

  it('opens at the first sign-in: No signs out with a message, Yes opens the requested page', async () => {
    const { who } = await makePerson(stage.portal, { hasAcceptedTerms: false });
    const page = await (await stage.device({ viewport: phone })).newPage();
    await page.goto('/training');
    await openForm(page);
    await fillSignIn(page, who);
    const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
    await dialog.getByText('What we keep', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole('main').innerText()).toBe('');
    await dialog.getByRole('button', { name: 'No, sign out' }).click();
    await page.getByRole('heading', { name: 'You declined the Privacy Policy' }).waitFor();
    await page.getByRole('button', { name: 'Sign in and read it again' }).click();
    await openForm(page);
    await fillSignIn(page, who);
    await dialog.getByRole('button', { name: 'Yes, I accept' }).click();
    await page.getByRole('heading', { level: 1, name: 'Training' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/training');
    await dialog.waitFor({ state: 'hidden' });
  });
});
