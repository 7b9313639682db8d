import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openForm, signedIn } from '../../support/browser/browser';
import { inDatabase } from '../../support/portal/database';
import { says } from '../../support/texts';
import { type RunningKeycloak } from '../keycloak-server';
import { givePassword, operate } from '../operator';
import type { KeycloakStage } from './keycloak-stage';

const secret = 'a-secret-of-the-company-for-specs';
const password = 'company-Tread-7';

/** Opens the realm of a company with these people, which the portal's realm trusts. */
async function openCompany(keycloak: RunningKeycloak, people: string[]): Promise<void> {
  const { origin } = keycloak;
  const endpoint = `${origin}/realms/treadway/broker/dealer-sso/endpoint`;
  await operate(keycloak, 'POST', '', {
    realm: 'company',
    enabled: true,
    users: people.map((email) => ({
      username: email,
      email,
      emailVerified: true,
      enabled: true,
      firstName: 'Sam',
      lastName: 'Lugnut',
    })),
    clients: [
      {
        clientId: 'treadway',
        secret,
        publicClient: false,
        redirectUris: [endpoint],
        attributes: { 'post.logout.redirect.uris': `${endpoint}/logout_response` },
      },
    ],
  });
  for (const email of people) await givePassword(keycloak, email, password, 'company');
  const path = '/treadway/identity-provider/instances/dealer-sso';
  const broker = await operate<object>(keycloak, 'GET', path);
  const example = 'https://sso.example/realms/dealers';
  const changed = JSON.parse(JSON.stringify(broker).replaceAll(example, `${origin}/realms/company`)) as {
    config: object;
  };
  const config = { ...changed.config, clientSecret: secret };
  await operate(keycloak, 'PUT', path, { ...changed, enabled: true, config });
}

/** Signs in by the company's form, starting from the portal's. */
async function signOn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await openForm(page);
  await page.getByRole('link', { name: 'Company single sign-on' }).click();
  await page.waitForURL('**/realms/company/**');
  await page.locator('#username').fill(email);
  await page.locator('#password').fill(password);
  await page.keyboard.press('Enter');
}

/** Adds specs for single sign-on by the realm of one trusted company. */
export function singleSignOnFlows({ stage, keycloak }: KeycloakStage): void {
  const profiles = (email: string) =>
    inDatabase(stage.portal, `select id::text as id, role from profile where email = '${email}' order by id`);
  const own = async () => (await stage.device()).newPage();

  it('creates a profile for a new person, links a trusted one, and rejects all others', async () => {
    const [fresh, known, leads] = ['fresh@dealers.example', 'known@dealers.example', 'leads@dealers.example'];
    for (const [email, role] of [
      [known, 'user'],
      [leads, 'manager'],
    ]) {
      // Creates people who signed in at a former provider and haven't been moved.
      await inDatabase(
        stage.portal,
        `with made as (insert into profile (name, email, lang, role) values ('Kim Rim', '${email}', 'en', '${role}') returning id)
         insert into profile_identity (issuer, subject, profile_id, email_verified)
         select 'https://former.example', '${email}', id, true from made`,
      );
    }
    const taken = 'learner@treadway.example';
    await openCompany(keycloak(), [fresh, known, leads, taken]);
    const before = await profiles(known);

    for (const email of [fresh, known]) {
      const page = await own();
      await signOn(page, email);
      await signedIn(page);
      await page.reload();
      await signedIn(page);
    }
    expect(await profiles(fresh)).toEqual([expect.objectContaining({ role: 'user' })]);
    expect(await profiles(known)).toEqual(before);

    const rejection = 'An administrator has to link your sign-in first';
    const atKeycloak = await own();
    await signOn(atKeycloak, taken);
    await atKeycloak.getByText(rejection).waitFor();
    const page = await own();
    await signOn(page, leads);
    await page.getByText(rejection).first().waitFor();
    await page.getByRole('button', { name: says('en', 'shell.signOut') }).click();
    await page.getByRole('heading', { level: 1, name: says('en', 'ended.self') }).waitFor();
    expect(await profiles(leads)).toHaveLength(1);
  });
}
