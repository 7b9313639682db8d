import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { select } from '#server/platform/database/database';
import { foldSearchSql } from '#server/platform/database/sql';
import { type Api, startApi } from '#server/testing/api/api';
import { databaseUrl } from '#server/testing/database/database';
import { makeAccount, makeMenuLink, makePerson, specIssuer } from '#server/testing/factories';

let api: Api;
let client: Client;
let url: string;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const [row] = await select<{ name: string }>(null, 'select current_database() as name');
  url = databaseUrl(process.env['SPEC_SERVER_URL']!, row!.name);
  client = new Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await client.end();
  await api.close();
});

/** Changes the issuer of people's accounts to that of the specs, and returns their access tokens by person id. */
async function createTokens(ids: string[]): Promise<Map<string, string>> {
  const people = await select<{ id: string; subject: string; email: string }>(
    null,
    `update profile_identity i set issuer = $1 from profile p where p.id = i.profile_id and p.id = any($2)
     returning p.id, i.subject, p.email`,
    [specIssuer, ids],
  );
  const tokens = people.map(async (person) => [person.id, await api.tokenOf(person)] as const);
  return new Map(await Promise.all(tokens));
}

describe('the hand-written server of the bench', () => {
  it('sorts people by the expression of the database index', async () => {
    const { folded } = await import('../../bench/admin/raw-people.mjs');
    expect(folded).toBe(foldSearchSql('p.name'));
  });

  it('reports the query that doesn’t match the tables', async () => {
    const { createRawServer } = await import('../../bench/setup.mjs');
    const empty = databaseUrl(url, 'postgres');
    await expect(createRawServer(empty, stops)({})).rejects.toThrow(
      'The hand-written read \'settings\' fails: relation "site_setting" does not exist',
    );
  });

  it('returns and writes the same as the portal', async () => {
    const { compareAnswers, loadMinimalData } = await import('../../bench/compare.mjs');
    const learner = { ...(await makePerson()), email: 'learner@treadway.example' };
    await select(null, 'update profile set email = $1 where id = $2', [learner.email, learner.id]);
    const admin = await makePerson({ role: 'admin' });
    await makePerson({ userType: 'pro', account: await makeAccount({ kind: 'gold_retailer' }) });
    await makeMenuLink({});
    const tokens = await createTokens(await loadMinimalData(client));
    const { port } = api.app.server.address() as AddressInfo;
    const compared = await compareAnswers(
      {
        client,
        databaseUrl: url,
        portal: { url: `http://127.0.0.1:${port}` },
        learner: { id: learner.id, token: await api.tokenOf(learner) },
        adminToken: await api.tokenOf(admin),
        tokens,
      },
      stops,
    );
    expect(compared.reads).toEqual(['settings', 'menus', 'modules', 'results']);
    expect(compared.people).toEqual({ peopleFirst: 50, peopleFiltered: 1, peopleAfter: 50 });
    expect(Object.keys(compared.writes)).toEqual([
      'save an answer',
      'submit a test of 30 questions',
      'the same at a PRO test',
    ]);
    const [saved, submitted, promoted] = Object.values(compared.writes);
    expect(saved).toContain('"answers":20');
    expect(submitted).toContain('"status":"passed"');
    expect(promoted).toContain('"promoted_to_pro":true');
  });
});
