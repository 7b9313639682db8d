import { expect, it } from '@jest/globals';
import { demoPassword, fillSignIn, leaveForForm, openForm, signedIn } from '../../support/browser/browser';
import type { Stage } from '../../support/portal/stage';
import type { GivePerson } from './person';

const next = 'Summer-Tread-8';

/** Adds the specs for people who change their own password. */
export function ownPasswordFlow(stage: Stage, givePerson: GivePerson): void {
  it('ends the session of another device, shows why there, and accepts only the new password', async () => {
    const { who } = await givePerson();
    const page = await stage.atHome(who);
    const other = await (await stage.device()).newPage();
    await other.goto('/login');
    await openForm(other);
    await fillSignIn(other, who);
    await signedIn(other);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.locator('[name=current]').fill(demoPassword);
    await dialog.locator('[name=next]').fill(next);
    await dialog.locator('[name=again]').fill(next);
    await page.keyboard.press('Enter');
    await page.getByText('Password updated successfully', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await signedIn(page);
    await other.getByRole('navigation').getByRole('link', { name: 'Training', exact: true }).first().click();
    await other.getByRole('heading', { name: 'Your password was changed' }).waitFor();
    await leaveForForm(other);
    await fillSignIn(other, who);
    expect(await other.getByRole('alert').innerText()).not.toBe('');
    await fillSignIn(other, who, next);
    await signedIn(other);
  });
}
