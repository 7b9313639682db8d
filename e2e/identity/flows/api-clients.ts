import { expect, it } from '@jest/globals';
import { button, dialog } from '../../support/attempts/taking';
import { says } from '../../support/texts';
import { makeClient, tokenOfProgram } from '../programs';
import { callApi } from '../stand';
import type { KeycloakStage } from './keycloak-stage';

const people = '{ people(first: 1) { nodes { name } } }';
const modules = '{ modules(first: 1) { nodes { id } } }';

/** Adds specs for the page of API clients. Their clients and secrets are created in Keycloak. */
export function apiClientsFlow({ stage, keycloak }: KeycloakStage): void {
  it('binds a client to scopes, changes and revokes it from the page, with effect at once', async () => {
    const secret = await makeClient(keycloak(), 'stock-system');
    const address = `${keycloak().issuer}/protocol/openid-connect/token`;
    const token = await tokenOfProgram(address, 'stock-system', secret);
    const codes = async () =>
      Promise.all([people, modules].map(async (query) => (await callApi(stage, token, query)).code));
    expect(await codes()).toEqual(['NO_PROFILE', 'NO_PROFILE']);

    const page = await stage.atHome('admin');
    await page.goto('/admin/api-clients');
    await button(page, 'en', 'clients.add').click();
    const dialogBox = dialog(page, 'en', 'clients.add');
    await dialogBox.getByLabel(says('en', 'clients.name'), { exact: true }).fill('Stock system');
    await dialogBox.getByRole('button', { name: says('en', 'clients.add') }).click();
    await dialogBox.getByText(says('en', 'clients.required')).waitFor();
    await dialogBox.getByLabel(says('en', 'clients.clientId'), { exact: true }).fill('stock-system');
    await dialogBox.getByRole('button', { name: says('en', 'clients.add') }).click();
    const panel = page.getByRole('complementary', { name: 'Stock system' });
    await panel.locator('code').getByText('stock-system', { exact: true }).waitFor();
    expect(await panel.getByRole('button', { name: says('en', 'clients.newSecretAsk') }).count()).toBe(0);
    expect(await codes()).toEqual([null, null]);

    await panel.getByRole('checkbox', { name: says('en', 'clients.scope.readResults') }).click();
    await page.getByText(says('en', 'clients.saved'), { exact: true }).waitFor();
    expect(await codes()).toEqual([null, 'FORBIDDEN']);

    await panel.getByRole('button', { name: says('en', 'clients.revokeAsk') }).click();
    const question = page.getByRole('dialog', {
      name: says('en', 'clients.revokeTitle', { name: 'Stock system' }),
    });
    await question.getByRole('button', { name: says('en', 'clients.revoke'), exact: true }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
}
