import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoId } from '#server/demo/ids';
import { loadDemoData } from '#server/demo/load';
import { specIssuer } from '#server/testing/factories';
import { type Api, startApi } from '#server/testing/api/api';
import { select } from '#server/platform/database/database';
import { root } from '#server/platform/root';
import { adminReads } from '#server/testing/operations/admin-reads';
import { reads } from '#server/testing/operations/reads';
import { moduleId } from '#server/testing/operations/stored';
import { describedResources } from './described-resources';
import { portalSchema } from './schema/schema';

interface Operation {
  name: string;
  document: string;
}

const path = join(root, 'client/platform/generated/operations.json');
const operations = JSON.parse(readFileSync(path, 'utf8')) as Operation[];

/** The variables of operations that are generated for a schema-driven resource; other operations need none. */
async function ofResource(name: string): Promise<Record<string, unknown>> {
  const one = describedResources.find(({ resources }) => name === `Admin${resources.description.name}`);
  if (!one) return {};
  const [row] = await select<{ id: string }>(
    `spec-${name}`,
    `select id from "${one.resources.description.table}" limit 1`,
  );
  return { id: row!.id };
}

async function addImage(): Promise<void> {
  await select(
    'spec-image',
    `insert into module_image (module_id, original_url, width, height, position, alt)
     values ($1, '/images/tread.jpg', 800, 600, 1, '{"en": "A tread", "es": "", "fr": ""}')`,
    [moduleId],
  );
}

describe('compiled operations of the client', () => {
  let api: Api;
  let token: string;
  let adminToken: string;

  async function tokenOf(email: string): Promise<string> {
    const [link] = await select<{ subject: string }>(
      'spec-subject',
      'update profile_identity set issuer = $1 where profile_id = $2 returning subject',
      [specIssuer, demoId('profile', email)],
    );
    return api.tokenOf({ subject: link!.subject, email });
  }

  beforeAll(async () => {
    api = await startApi();
    await loadDemoData();
    await addImage();
    token = await tokenOf('learner@treadway.example');
    adminToken = await tokenOf('admin@treadway.example');
  });
  afterAll(() => api.close());

  const withoutClock = (text: string): unknown =>
    JSON.parse(text, (key, value: unknown) => (key === 'serverTime' ? null : value));

  async function answer(
    document: string,
    variables: Record<string, unknown>,
    caller: string,
  ): Promise<unknown> {
    const { status, body } = await api.graphql(document, variables, caller);
    expect(status).toBe(200);
    return withoutClock(JSON.stringify(body));
  }

  const needVariables = operations.filter(({ document }) =>
    /^(query|mutation) \w+\([^)]*![,)]/.test(document),
  );

  it.each(needVariables.map((operation) => [operation.name, operation.document] as const))(
    'reject missing and invalid variables as bad input: %s',
    async (_name, document) => {
      const wrong = Object.fromEntries(
        [...document.matchAll(/\$(\w+):/g)].map(([, name]) => [name!, { secret: 'Sup3r-secret' }]),
      );
      for (const variables of [{}, wrong]) {
        const { status, body } = await api.graphql(document, variables, token);
        const { code, fields } = body.errors![0]!.extensions;
        expect([status, code]).toEqual([200, 'BAD_USER_INPUT']);
        // Their paths begin with a variable of the document.
        for (const path of fields as string[]) expect(document).toContain(`$${path.split('.')[0]!}:`);
        expect(JSON.stringify(body)).not.toContain('Sup3r-secret');
      }
    },
  );

  it('have default values only for input fields that the client always sends', async () => {
    const inputs = Object.values((await portalSchema()).getTypeMap()).filter(isInputObjectType);
    const named = inputs.flatMap((input) =>
      Object.values(input.getFields())
        .filter(({ defaultValue }) => defaultValue !== undefined)
        .map(({ name }) => name),
    );
    expect(new Set(named)).toEqual(new Set(['direction', 'lowersResults', 'includeEdited', 'invite']));
  });

  const queries = operations.filter(({ document }) => document.startsWith('query'));

  it.each(queries.map((operation) => [operation.name, operation] as const))(
    'return the same as graphql-js: %s',
    async (name, { document }) => {
      const forAdmins = name in adminReads || name.startsWith('Admin');
      const caller = forAdmins ? adminToken : token;
      const variables = await (adminReads[name] ?? reads[name] ?? (() => ofResource(name)))();
      const compiled = await answer(document, variables, caller);
      // The comment makes the document differ from the client’s, so graphql-js runs it.
      expect(await answer(`${document}\n# not the client's`, variables, caller)).toEqual(compiled);
      expect(JSON.stringify(compiled)).not.toContain('"errors"');
    },
  );
});
