import { describe, expect, it } from '@jest/globals';
import { demoAccounts } from '#server/demo/people/people';
import { fillSignIn, openForm, signedIn, violations } from '../support/browser/browser';
import { says } from '../support/texts';
import { apiClientsFlow } from './flows/api-clients';
import { forgottenPasswordFlow } from './flows/forgotten';
import { idleFlows } from './flows/idle';
import { openKeycloakStage } from './flows/keycloak-stage';
import { ownPasswordFlow } from './flows/own-password';
import { peopleFlow } from './flows/people';
import type { GivePerson } from './flows/person';
import { keycloak } from './flows/provider';
import { signInFlows } from './flows/sign-in';
import { singleSignOnFlows } from './flows/single-sign-on';
import { oneTimeCode } from './keycloak';

describe('a browser at a portal with Keycloak', () => {
  const place = openKeycloakStage({ IDENTITY_SIGN_IN_PROVIDERS: 'dealer-sso' });
  const { stage } = place;
  /** Demo people who were moved to Keycloak. Each spec takes the next one. */
  const people = (...names: string[]): GivePerson => {
    const left = [...names];
    return async () => {
      const who = left.length > 1 ? left.shift()! : left[0]!;
      return { who, name: demoAccounts.find(({ email }) => email.startsWith(`${who}@`))!.name };
    };
  };

  describe('signing in and out', () => {
    signInFlows(stage, keycloak, people('learner'));
  });

  it('shows the form in the language of the portal and with its design', async () => {
    const page = await (await stage.device()).newPage();
    await page.goto('/login');
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('button', { name: /– EN$/ }).click();
    await page.locator('button[aria-label^="Español ("]').click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: says('es', 'shell.signIn') })
      .click();
    await page.getByLabel('Contraseña', { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { name: says('es', 'contact.title'), level: 1 }).waitFor();
  });

  it('requires the second factor of an administrator on every other device', async () => {
    const page = await (await stage.device()).newPage();
    await page.goto('/login');
    await openForm(page);
    await fillSignIn(page, 'admin');
    await page.locator('[name=otp]').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    // A code is valid only once, so the next one is entered.
    await page.locator('[name=otp]').fill(oneTimeCode(place.secondFactor(), 1));
    await page.keyboard.press('Enter');
    await signedIn(page);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  describe('the sign-ins of people', () => {
    peopleFlow(stage);
  });
  describe('the API clients in Keycloak', () => {
    apiClientsFlow(place);
  });
  describe('a forgotten password', () => {
    forgottenPasswordFlow(stage, people('retailer'), true);
  });
  describe('single sign-on', () => {
    singleSignOnFlows(place);
  });
  describe('the end of an idle session', () => {
    idleFlows(stage, keycloak, people('manager', 'pro'));
  });
  describe('a change of one’s own password', () => {
    ownPasswordFlow(stage, people('learner'));
  });
});
