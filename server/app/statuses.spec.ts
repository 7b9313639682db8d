import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { select } from '#server/platform/database/database';
import { makePerson } from '#server/testing/factories';
import { type Api, startApi } from '#server/testing/api/api';

const plainJson = 'application/json';
const graphqlJson = 'application/graphql-response+json';
const withCharset = `${plainJson}; charset=utf-8, ${graphqlJson};q=0.1`;

const documents = {
  notGraphql: '{ settings {',
  notOfTheSchema: '{ setings { productName } }',
  rejected: '{ me { id } }',
  rejectedBefore: '{ __schema { types { name } } }',
  inPart: '{ settings { productName } module(id: "x") { id } adminModules { totalCount } }',
  wrongVariable: 'query ($first: Int) { modules(first: $first) { totalCount } }',
  wrongFields: `mutation ($input: CreateModuleInput!, $lang: Language!) {
    createModule(input: $input) { module { id } } setLanguage(input: { lang: $lang }) { profile { id } } }`,
  outOfRange: `mutation ($answer: SaveAnswerInput!) { saveAnswer(input: $answer) { superseded } }`,
};

describe('HTTP status of a response', () => {
  let api: Api;
  let url: string;
  let learner: string;

  beforeAll(async () => {
    api = await startApi();
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
    learner = await api.tokenOf(await makePerson());
  });
  afterAll(() => api.close());

  async function send(body: unknown, accept?: string, token?: string): Promise<Response> {
    return fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accept && { accept }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
  const details = async (answer: Response): Promise<unknown[]> => {
    const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
    return [answer.status, errors?.[0]?.extensions.code];
  };

  it.each([
    ['is not GraphQL', documents.notGraphql, {}, 'GRAPHQL_PARSE_FAILED', 400],
    ['doesn’t match the schema', documents.notOfTheSchema, {}, 'GRAPHQL_VALIDATION_FAILED', 400],
    ['has an invalid variable', documents.wrongVariable, { first: 'x' }, 'BAD_USER_INPUT', 400],
    ['is forbidden for its caller', documents.rejectedBefore, {}, 'UNAUTHENTICATED', 401],
    // The query has run, so the response has an entry for its data, even if it is null.
    ['is rejected by a resolver', documents.rejected, {}, 'UNAUTHENTICATED', 200],
    ['succeeds in part', documents.inPart, {}, 'UNAUTHENTICATED', 200],
  ])('is 200 in plain JSON for a query that %s', async (_what, query, variables, code, told) => {
    for (const accept of [undefined, '*/*', plainJson, `${plainJson}, ${graphqlJson};q=0.5`, withCharset]) {
      const answer = await send({ query, variables }, accept);
      expect(answer.headers.get('content-type')).toBe(`${plainJson}; charset=utf-8`);
      expect([accept, ...(await details(answer))]).toEqual([accept, 200, code]);
    }
    const encoded = `${graphqlJson}; charset=utf-8`;
    for (const accept of [graphqlJson, `${graphqlJson}, ${plainJson};q=0.9`, encoded]) {
      const answer = await send({ query, variables }, accept);
      expect(answer.headers.get('content-type')).toBe(`${graphqlJson}; charset=utf-8`);
      expect([accept, ...(await details(answer))]).toEqual([accept, told, code]);
    }
  });

  it.each([
    ['a body that is not JSON', 400, '{"query":'],
    ['no query', 400, { variables: {} }],
    ['an invalid query', 400, { query: 7 }],
    ['a batch', 400, [{ query: '{ __typename }' }]],
    ['a body of 300 KB', 413, { query: '{ __typename }', variables: { long: 'x'.repeat(300_000) } }],
  ])('is the same with both media types for %s: %d', async (_what, status, body) => {
    for (const accept of [plainJson, graphqlJson]) expect((await send(body, accept)).status).toBe(status);
  });

  it('is 405 for a mutation by GET, and 406 for a client without JSON', async () => {
    const query = encodeURIComponent('mutation { setLanguage(input: { lang: en }) { profile { id } } }');
    const headers = { 'content-type': 'application/json' };
    const changed = await fetch(`${url}/graphql?query=${query}`, { headers });
    expect([changed.status, changed.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await send({ query: '{ __typename }' }, 'text/html')).status).toBe(406);
  });

  it('is 401 for an invalid token, with a challenge that names the token', async () => {
    const challenge = 'Bearer realm="treadway", error="invalid_token"';
    for (const accept of [plainJson, graphqlJson]) {
      const answer = await send({ query: '{ __typename }' }, accept, 'nonsense');
      expect(answer.headers.get('www-authenticate')).toBe(challenge);
      expect(await details(answer)).toEqual([401, 'TOKEN_INVALID']);
    }
    const rest = await fetch(`${url}/api/auth/profile`, { headers: { authorization: 'Bearer nonsense' } });
    expect([rest.status, rest.headers.get('www-authenticate')]).toEqual([401, challenge]);
  });

  it('is 401 for a token whose session was ended', async () => {
    const person = await makePerson();
    const issuedAt = Math.floor(Date.now() / 1000) - 60;
    const token = await api.tokenOf(person, { iat: issuedAt });
    const query = 'mutation { setLanguage(input: { lang: fr }) { profile { id } } }';
    expect(await details(await send({ query }, plainJson, token))).toEqual([200, undefined]);
    await select('end', 'update profile set sessions_ended_at = now() where id = $1', [person.id]);
    for (const accept of [plainJson, graphqlJson])
      expect(await details(await send({ query }, accept, token))).toEqual([401, 'TOKEN_INVALID']);
  });

  it('is 200 for a disabled person in plain JSON, with the code in the body', async () => {
    const person = await makePerson();
    await select('disable', 'update profile set disabled_at = now() where id = $1', [person.id]);
    const token = await api.tokenOf(person);
    const query = documents.rejected;
    expect(await details(await send({ query }, plainJson, token))).toEqual([200, 'PROFILE_DISABLED']);
    expect(await details(await send({ query }, graphqlJson, token))).toEqual([403, 'PROFILE_DISABLED']);
  });

  it('is 401 in all other cases with a challenge to sign in', async () => {
    const graphql = await send({ query: documents.rejectedBefore }, graphqlJson);
    const rest = await fetch(`${url}/api/auth/profile`);
    for (const { status, headers } of [graphql, rest])
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="treadway"']);
  });

  it('has only the invalid field’s path in the body of a rejection, not its value', async () => {
    const named = async (query: string, variables: unknown): Promise<unknown> => {
      const answer = await send({ query, variables }, plainJson, learner);
      const { errors } = (await answer.json()) as { errors: { message: string; extensions: object }[] };
      expect(JSON.stringify(errors)).not.toContain('Sup3r-secret');
      const [{ message, extensions }] = errors as [{ message: string; extensions: { fields: string[] } }];
      for (const path of extensions.fields) expect(message).toContain(path);
      return extensions;
    };
    const wrong = (fields: string[]) => ({
      code: 'BAD_USER_INPUT',
      fields,
      traceId: expect.any(String),
    });
    expect(await named(documents.wrongVariable, { first: 'Sup3r-secret' })).toEqual(wrong(['first']));
    const input = {
      art: 'diamonds',
      name: { en: { is: 'Sup3r-secret' }, de: 'Sup3r-secret' },
      userTypes: ['standard', 'Sup3r-secret'],
    };
    expect(await named(documents.wrongFields, { input })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: expect.arrayContaining(['input.art', 'input.name.en', 'input.name.de', 'input.kind', 'lang']),
    });
    const answer = { attemptId: randomUUID(), questionId: randomUUID(), text: 'x', revision: -1 };
    expect(await named(documents.outOfRange, { answer })).toEqual(wrong(['revision']));
  });
});
