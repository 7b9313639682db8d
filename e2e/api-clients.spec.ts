import { describe, expect, it } from '@jest/globals';
import { violations } from './support/browser';
import { openStage } from './support/stage';

const stage = openStage();

/** What the token endpoint answers to a program with this secret. */
async function tokenBy(clientId: string, secret: string): Promise<Response> {
  return fetch(`${stage.portal.url}/realms/treadway/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
}

describe('an API client', () => {
  it('is let in, copied, given another secret and revoked, and calls meanwhile', async () => {
    const page = await stage.atHome('admin');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async () => {
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await page.goto('/admin/api-clients');
    await page.getByRole('button', { name: 'Add client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add client' });
    await dialog.getByLabel('Name').fill('Stock system');
    await dialog.getByRole('button', { name: 'Add client' }).click();
    const panel = page.getByRole('complementary', { name: 'Stock system' });
    const secret = await copied();
    const clientId = (await panel.locator('code').first().textContent())!;
    expect(await violations(page)).toEqual([]);

    const { access_token: token } = (await (await tokenBy(clientId, secret)).json()) as {
      access_token: string;
    };
    const call = () =>
      fetch(`${stage.portal.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ people(first: 1) { nodes { name } } }' }),
      }).then((answer) => answer.text());
    expect(await call()).toContain('"nodes"');

    await panel.getByRole('button', { name: 'New secret…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
    await panel.getByText('The old secret works until').waitFor();
    const next = await copied();
    expect(next).not.toBe(secret);
    for (const each of [secret, next]) expect((await tokenBy(clientId, each)).status).toBe(200);

    await panel.getByRole('button', { name: 'Revoke…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await panel.getByRole('button', { name: 'Revoke…' }).waitFor({ state: 'detached' });
    expect(await call()).toContain('FORBIDDEN');
    expect((await tokenBy(clientId, next)).status).toBe(401);
  });
});
