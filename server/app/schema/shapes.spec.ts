import { type GraphQLField, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { portalSchema } from './schema';

type AnyField = GraphQLField<unknown, unknown>;

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** A field's arguments and type as the schema writes them. */
const written = ({ args, type }: AnyField): string =>
  `(${args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ')}): ${String(type)}`;

describe('the shape of the API', () => {
  let schema: GraphQLSchema;
  let mutations: AnyField[];

  beforeAll(async () => {
    schema = await portalSchema();
    mutations = Object.values(schema.getMutationType()!.getFields());
  });

  it('gives every mutation one input and one payload of its own name', () => {
    const others = mutations.filter(
      (field) => written(field) !== `(input: ${capital(field.name)}Input!): ${capital(field.name)}Payload!`,
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('names nothing by who does it', () => {
    const fields = [...mutations, ...Object.values(schema.getQueryType()!.getFields())];
    const named = fields.filter(({ name }) => /^admin/i.test(name)).map(({ name }) => name);
    expect(named).toEqual([]);
  });
});
