import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { demoPassword, fillSignIn, leaveForForm, phone, signedIn, violations } from '../../support/browser';
import type { Stage } from '../../support/stage';

const next = 'Summer-Tread-8';

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.waitFor();
  return dialog;
}

/** Types into the three fields and sends them by the keyboard. */
async function send(dialog: Locator, current: string, wanted: string, again = wanted): Promise<void> {
  await dialog.locator('[name=current]').fill(current);
  await dialog.locator('[name=next]').fill(wanted);
  await dialog.locator('[name=again]').fill(again);
  await dialog.page().keyboard.press('Enter');
}

/** Changing the own password; afterwards the learner has another one. */
export function ownPasswordFlows(stage: Stage): void {
  it('says at its field what is wrong and leaves the password as it is', async () => {
    const page = await stage.atHome('learner', { viewport: phone });
    const dialog = await openDialog(page);
    const says = (message: string) => dialog.getByText(message, { exact: true }).waitFor();
    await send(dialog, '', '');
    expect(await dialog.getByText('This field is required', { exact: true }).count()).toBe(3);
    for (const [wanted, again, message] of [
      ['Wi-26', 'Wi-26', 'Must contain at least 8 characters'],
      [`Wi-2${'x'.repeat(61)}`, `Wi-2${'x'.repeat(61)}`, 'Too many characters'],
      ['winterline', 'winterline', 'Must contain at least one letter, one number, and one special character'],
      [next, `${next}9`, 'Passwords do not match'],
    ] as const) {
      await send(dialog, demoPassword, wanted, again);
      await says(message);
    }
    await send(dialog, 'Not-it-7!', next);
    await says('Incorrect password');
    expect(await dialog.locator('[name=current]').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await violations(page)).toEqual([]);
    await page.route('**/graphql', (route) => route.abort());
    await send(dialog, demoPassword, next);
    await dialog.getByRole('alert').filter({ hasText: 'An error occurred, please try again' }).waitFor();
  });

  it('shows what was typed as long as is wanted', async () => {
    const page = await stage.atHome('learner');
    const dialog = await openDialog(page);
    const field = dialog.locator('[name=next]');
    await field.fill(next);
    const toggle = dialog.getByTitle('Toggle show password').nth(1);
    const type = () => field.getAttribute('type');
    expect(await type()).toBe('password');
    await toggle.press('Enter');
    expect(await type()).toBe('text');
    await toggle.press('Enter');
    expect(await type()).toBe('password');
  });

  it('ends the session of another device, which says why, and takes the new password from then on', async () => {
    const page = await stage.atHome('learner');
    const other = await (await stage.device()).newPage();
    await other.goto('/login');
    await fillSignIn(other, 'learner');
    await signedIn(other);
    const dialog = await openDialog(page);
    await send(dialog, demoPassword, next);
    await page.getByText('Password updated successfully', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await signedIn(page);
    await other.getByRole('navigation').getByRole('link', { name: 'Training', exact: true }).first().click();
    await other.getByRole('heading', { name: 'Your password was changed' }).waitFor();
    await leaveForForm(other);
    await fillSignIn(other, 'learner');
    await other.getByRole('alert').waitFor();
    await fillSignIn(other, 'learner', next);
    await signedIn(other);
    await other.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(other)).toEqual([]);
  });
}
