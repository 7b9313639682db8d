import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { embeddedLink } from '../embedded/realm';
import { findClient } from '../embedded/client-secrets';
import { insertLink } from '../identity.queries';
import { viewerOf } from '../viewer.service';
import { verifyAccessToken } from '../tokens';
import { replaceClock } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import type { Viewer } from '#server/platform/access/viewer';
import { withSaveKey } from '#server/platform/saves/save-key';
import { makePerson } from '#server/testing/factories';
import { makeAccount, startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';
import {
  createApiClient,
  revokeApiClient,
  rotateApiClientSecret,
  updateApiClient,
} from './change-api-clients';
import { apiClients } from './api-clients.service';

let portal: IdentityPortal;
let admin: Viewer;

beforeAll(async () => {
  portal = await startIdentityPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  admin = (await makePerson({ role: 'admin' })).viewer;
});

/** Moves the clock that many days ahead; returns a function that restores it. */
const inDays = (days: number) => replaceClock(() => later(days));

const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

const make = (days = 90) =>
  createApiClient(admin, { name: 'Dealer CRM', scopes: ['read_people'], secretEndsAt: later(days) });

/** Calls the token endpoint with these credentials, in the header or in the body. */
async function request(clientId: string, secret: string, inBody = false) {
  const answer = await fetch(`${portal.provider.issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: inBody ? {} : { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      ...(inBody && { client_id: clientId, client_secret: secret }),
    }),
  });
  return { status: answer.status, body: (await answer.json()) as { access_token?: string; error?: string } };
}

const viewerBy = async (token: string | undefined) => viewerOf(await verifyAccessToken(`Bearer ${token}`));

describe('API client', () => {
  it('gets a token by its secret, in the header or the body, and calls with its scopes', async () => {
    const { client, secret } = await make();
    for (const inBody of [false, true]) {
      const { status, body } = await request(client.clientId, secret!, inBody);
      expect([status, await viewerBy(body.access_token)]).toEqual([
        200,
        { kind: 'client', clientId: client.clientId, scopes: ['read_people'] },
      ]);
    }
    const { body } = await request(client.clientId, secret!);
    const [head, payload] = body
      .access_token!.split('.')
      .map((part) => atob(part.replace(/-/g, '+').replace(/_/g, '/')));
    expect(JSON.parse(head!)).toMatchObject({ typ: 'at+jwt', alg: 'RS256' });
    expect(JSON.parse(payload!)).toMatchObject({ aud: 'treadway-api', azp: client.clientId });
  });

  it('is rejected with a wrong secret, another client’s secret, and other grant types', async () => {
    const { client, secret } = await make();
    const other = await make();
    for (const wrong of [`${secret}x`, other.secret!, 'tw_s_', await keptOf(client.clientId)])
      expect(await request(client.clientId, wrong)).toMatchObject({
        status: 401,
        body: { error: 'invalid_client' },
      });
    const answer = await fetch(`${portal.provider.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client.clientId}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code: 'x', redirect_uri: portal.origin }),
    });
    expect(answer.status).toBe(400);
  });

  it('has its secret stored only as a hash', async () => {
    const { client, secret } = await make();
    const rows = await select<{ row: string }>('spec-kept', 'select s::text as row from idp.client_secret s');
    expect(rows.some(({ row }) => row.includes(client.clientId))).toBe(true);
    expect(rows.some(({ row }) => row.includes(secret!))).toBe(false);
    expect(JSON.stringify(await findClient(client.clientId))).not.toContain(secret!);
  });

  it('can use former secrets for a day after rotation, and at most three at once', async () => {
    const { client, secret } = await make();
    const second = await rotateApiClientSecret(admin, client.id, later(365));
    // Nobody received the second secret, as after a lost response.
    const third = await rotateApiClientSecret(admin, client.id, later(365));
    const statusesOf = async (...secrets: string[]) =>
      (await Promise.all(secrets.map((each) => request(client.clientId, each)))).map(({ status }) => status);
    const all = [secret!, second.secret, third.secret];
    expect(await statusesOf(...all)).toEqual([200, 200, 200]);
    const restoreClock = inDays(1.01);
    expect(await statusesOf(...all).finally(restoreClock)).toEqual([401, 401, 200]);
    const fourth = await rotateApiClientSecret(admin, client.id, later(365));
    expect(await statusesOf(...all, fourth.secret)).toEqual([401, 200, 200, 200]);
  });

  it('gets a replacement for a secret whose response was lost, and keeps the former one', async () => {
    const { client, secret } = await make();
    const end = later(365);
    const rotate = (key: string) =>
      withSaveKey(key, { id: client.id, end }, () => rotateApiClientSecret(admin, client.id, end));
    const lost = await rotate('lost');
    const repeated = await rotate('lost');
    const statusOf = async (each: string) => (await request(client.clientId, each)).status;
    expect(await Promise.all([secret!, lost.secret, repeated.secret].map(statusOf))).toEqual([200, 401, 200]);
    await rotate('next');
    await expect(rotate('lost')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is rejected once its secret has expired', async () => {
    const { client, secret } = await make(30);
    const restoreClock = inDays(31);
    const { status } = await request(client.clientId, secret!).finally(restoreClock);
    expect(status).toBe(401);
  });

  it('is rejected at once when it is revoked, even with an issued token', async () => {
    const { client, secret } = await make();
    const { body } = await request(client.clientId, secret!);
    expect(await viewerBy(body.access_token)).toMatchObject({ kind: 'client' });
    await revokeApiClient(admin, client.id);
    await expect(viewerBy(body.access_token)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'This API client was revoked.',
    });
    expect((await request(client.clientId, secret!)).status).toBe(401);
    await expect(rotateApiClientSecret(admin, client.id, later(10))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('has changed scopes at once, even with an issued token', async () => {
    const { client, secret } = await make();
    const { body } = await request(client.clientId, secret!);
    expect(await viewerBy(body.access_token)).toMatchObject({ scopes: ['read_people'] });
    await updateApiClient(admin, { id: client.id, scopes: ['run_imports', 'write_points'] });
    expect(await viewerBy(body.access_token)).toMatchObject({ scopes: ['write_points', 'run_imports'] });
  });
});

describe('managing API clients', () => {
  it('is forbidden for everyone but administrators', async () => {
    const { client } = await make();
    const user = (await makePerson({ role: 'manager' })).viewer;
    const program: Viewer = { kind: 'client', clientId: client.clientId, scopes: client.scopes };
    for (const viewer of [user, program]) {
      await expect(apiClients(viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(rotateApiClientSecret(viewer, client.id, later(1))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(revokeApiClient(viewer, client.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('identity of a person', () => {
  it('can’t be used by an API client of the same subject', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const person = await makePerson();
    const subject = await makeAccount(email, 'Rubber&Road1');
    await transaction((manager) =>
      insertLink(manager, { issuer: embeddedLink, subject, emailVerified: true }, person.id),
    );
    const token = await portal.provider.mintAccessToken(email);
    await make();
    expect(await viewerBy(token)).toMatchObject({ kind: 'person', profileId: person.id });
  });
});

async function keptOf(clientId: string): Promise<string> {
  const [row] = await select<{ hash: string }>(
    'spec-hash',
    'select secret_sha256 as hash from idp.client_secret where client_id = $1',
    [clientId],
  );
  return row!.hash;
}
