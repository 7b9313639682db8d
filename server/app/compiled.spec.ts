import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoId } from '#server/demo/ids';
import { loadDemoData } from '#server/demo/load';
import { specIssuer } from '#server/testing/factories';
import { type Api, startApi } from '#server/testing/api';
import { select } from '#server/platform/database';
import { root } from '#server/platform/root';

interface Operation {
  name: string;
  document: string;
}

const path = join(root, 'client/platform/generated/operations.json');
const operations = JSON.parse(readFileSync(path, 'utf8')) as Operation[];
const moduleId = demoId('module', 'all-terrain-basics');

// What each of the client's reads is called with; one that is missing here fails the spec.
const reads: Record<string, () => Promise<Record<string, unknown>>> = {
  Home: async () => ({}),
  Menus: async () => ({ lang: 'fr' }),
  ModuleList: async () => ({ filter: { search: 'tread' } }),
  ModulePage: async () => ({ id: moduleId }),
  OpenTests: async () => ({}),
  OwnProfile: async () => ({}),
  OwnResults: async () => ({}),
  ResultPage: async () => ({ id: await attempt('failed') }),
  Shell: async () => ({}),
  TakenAttempt: async () => ({ id: await attempt('in_progress') }),
};

async function attempt(status: string): Promise<string> {
  const [row] = await select<{ id: string }>(
    'spec-attempt',
    'select id from attempt where profile_id = $1 and status = $2 limit 1',
    [demoId('profile', 'learner@treadway.example'), status],
  );
  return row!.id;
}

describe("the client's own operations", () => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await startApi();
    await loadDemoData();
    const id = demoId('profile', 'learner@treadway.example');
    await select('spec-link', 'update profile_identity set issuer = $1 where profile_id = $2', [
      specIssuer,
      id,
    ]);
    const [link] = await select<{ subject: string }>(
      'spec-subject',
      'select subject from profile_identity where profile_id = $1',
      [id],
    );
    token = await api.tokenOf({ subject: link!.subject, email: 'learner@treadway.example' });
  });
  afterAll(() => api.close());

  const withoutClock = (text: string): unknown =>
    JSON.parse(text, (key, value: unknown) => (key === 'serverTime' ? null : value));

  async function answer(document: string, variables: Record<string, unknown>): Promise<unknown> {
    const { status, body } = await api.graphql(document, variables, token);
    expect(status).toBe(200);
    return withoutClock(JSON.stringify(body));
  }

  const needVariables = operations.filter(({ document }) => /^(query|mutation) \w+\([^)]*!/.test(document));

  it.each(needVariables.map((operation) => [operation.name, operation.document] as const))(
    '%s refuses missing and wrong variables as bad input, not as a fault of ours',
    async (_name, document) => {
      const wrong = Object.fromEntries(
        [...document.matchAll(/\$(\w+):/g)].map(([, name]) => [name!, { secret: 'Sup3r-secret' }]),
      );
      for (const variables of [{}, wrong]) {
        const { status, body } = await api.graphql(document, variables, token);
        expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
        expect(JSON.stringify(body)).not.toContain('Sup3r-secret');
      }
    },
  );

  const queries = operations.filter(({ document }) => document.startsWith('query'));

  it.each(queries.map((operation) => [operation.name, operation] as const))(
    '%s gives the same compiled and by graphql-js',
    async (name, { document }) => {
      const variables = await reads[name]!();
      const compiled = await answer(document, variables);
      // A comment makes it a document that is not on the client's list, so graphql-js runs it.
      expect(await answer(`${document}\n# not the client's`, variables)).toEqual(compiled);
      expect(JSON.stringify(compiled)).not.toContain('"errors"');
    },
  );
});
