import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  printSchema,
} from 'graphql';
import { select } from '#server/platform/database/database';
import { plainInputs } from '#server/platform/graphql/plain-inputs';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { portalSchema } from './schema';

const hostile = 'a\u200b\u202eb';

/** Returns a value of the type with hostile text everywhere; a recursive input ends at its second level. */
function sample(given: GraphQLInputType, within: readonly string[] = []): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [sample(type.ofType, within)];
  if (type === GraphQLString) return hostile;
  if (isEnumType(type)) return type.getValues()[0]!.value;
  if (!isInputObjectType(type)) return 'anything';
  if (within.includes(type.name)) return null;
  const fields = Object.values(type.getFields());
  return Object.fromEntries(fields.map((field) => [field.name, sample(field.type, [...within, type.name])]));
}

function fieldsOf(schema: GraphQLSchema): [name: string, field: GraphQLField<unknown, unknown>][] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
    )
    .filter(
      ([name, { args }]) =>
        !name.startsWith('__') && args.some(({ type }) => hostileIn(sample(type), '').length > 0),
    )
    .map(([name, field]) => [name, field]);
}

/** Returns the paths at which a value still contains the hostile text. */
function hostileIn(value: unknown, path: string): string[] {
  if (value === hostile) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => hostileIn(each, `${path}.${name}`));
}

describe('every text sent to GraphQL', () => {
  it('is cleaned by the shared rule, except passwords', async () => {
    const schema = buildSchema(printSchema(await portalSchema()));
    const seen = new Map<string, unknown>();
    const fields = fieldsOf(schema);
    for (const [name, field] of fields) field.resolve = (_source, args) => void seen.set(name, args);
    plainInputs(schema);
    for (const [, field] of fields) {
      const args = Object.fromEntries(field.args.map(({ name, type }) => [name, sample(type)]));
      void field.resolve!(null, args, null, null as never);
    }
    expect([...seen.keys()]).toEqual(fields.map(([name]) => name));
    expect(seen.size).toBeGreaterThan(15);
    expect([...seen].flatMap(([name, args]) => hostileIn(args, name)).sort()).toEqual([
      'Mutation.changeOwnPassword.input.current',
      'Mutation.changeOwnPassword.input.next',
      'Mutation.changePassword.input.password',
      'Mutation.setPasswordByLink.input.password',
    ]);
  });

  it('is cleaned in the portal’s own schema', async () => {
    const bare = fieldsOf(await portalSchema()).filter(([, { extensions }]) => !extensions['plainInputs']);
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});

describe('invisible name', () => {
  let api: Api;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const invisible = '\u200b\u202e\u3164';

  it('is rejected as empty over GraphQL and REST', async () => {
    const person = await makePerson();
    const token = await api.tokenOf(person);
    const change =
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { profile { name } } }';
    const { body } = await api.graphql(change, { input: { id: person.id, name: invisible } }, token);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const rest = await api.rest('POST', `/api/user/${person.id}/update`, { name: invisible }, token);
    expect([rest.status, rest.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('is stored without its invisible characters over GraphQL and REST', async () => {
    const person = await makePerson();
    const token = await api.tokenOf(person);
    const nameOf = () => select('spec-name', 'select name from profile where id = $1', [person.id]);
    const change =
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { profile { name } } }';
    await api.graphql(change, { input: { id: person.id, name: 'A\u200bda \u202eRibs' } }, token);
    expect(await nameOf()).toEqual([{ name: 'Ada Ribs' }]);
    await api.rest('POST', `/api/user/${person.id}/update`, { name: 'Zo\u2060e\u0308' }, token);
    expect(await nameOf()).toEqual([{ name: 'Zoë' }]);
  });

  it('is rejected in English for a module, and cleaned in other languages', async () => {
    const token = await api.tokenOf(await makePerson({ role: 'admin' }));
    const create =
      'mutation ($input: CreateModuleInput!) { createModule(input: $input) { module { nameTranslations { en } } } }';
    const others = {
      kind: 'training',
      brand: 'gt',
      group: 'sales_skills',
      art: 'touring',
      userTypes: ['standard'],
      enabled: true,
    };
    const sent = (en: string) =>
      api.graphql(
        create,
        { input: { ...others, name: { en }, description: { en: '<p>Tires.</p>' } } },
        token,
      );
    expect((await sent(invisible)).body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await sent('Winter\u202e tires')).body.data).toEqual({
      createModule: { module: { nameTranslations: { en: 'Winter tires' } } },
    });
  });
});
