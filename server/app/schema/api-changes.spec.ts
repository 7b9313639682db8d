import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, isInputObjectType, isObjectType, type GraphQLField } from 'graphql';
import { root } from '#server/platform/root';

type Field = GraphQLField<unknown, unknown>;
interface Call {
  name: string;
  args: string[];
}

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const schema = buildSchema(read('schema.graphql'));

/** Returns the calls in a cell: `name(argument, …)` or `Type.field`, with the names of the arguments. */
function callsIn(cell: string): Call[] {
  return [...cell.matchAll(/`([\w.]+)(?:\(([^)]*)\))?/g)].map(([, name, args = '']) => ({
    name: name!,
    args: [...args.replaceAll(/\{.*?\}/g, '').matchAll(/\w+/g)].map(([arg]) => arg),
  }));
}

/** Returns the rows of the newest release that name a replacement. Older releases keep their former names. */
const rows = read('docs/api-changes.md')
  .split(/^## (?:Next release|\d+\.\d+\.\d+)$/m)[1]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -1).split(' | '))
  .map(([before, now, returns = '']) => ({
    before: callsIn(before!)[0]!,
    now: callsIn(now!),
    returns,
  }));

function findField(name: string): Field | undefined {
  const [typeName, fieldName] = name.split('.');
  if (fieldName === undefined)
    return schema.getQueryType()!.getFields()[name] ?? schema.getMutationType()!.getFields()[name];
  const type = schema.getType(typeName!);
  return isObjectType(type) ? type.getFields()[fieldName] : undefined;
}

/** Returns the arguments of a field, or the fields of its input. */
function argsOf(field: Field): string[] {
  const input = field.args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : field.args.map(({ name }) => name);
}

const fieldsOf = (field: Field): string[] => {
  const type = getNamedType(field.type);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

/** Returns the names in a call that the schema lacks: the call itself, its arguments or its result. */
function unknownNames({ name, args }: Call, returns: string): string[] {
  const field = findField(name);
  if (!field) return [name];
  const [knownArgs, knownFields] = [argsOf(field), fieldsOf(field)];
  return [
    ...args.filter((arg) => !knownArgs.includes(arg)).map((arg) => `${name}(${arg})`),
    ...[...returns.matchAll(/\w+/g)]
      .filter(([part]) => !knownFields.includes(part))
      .map(([part]) => `${name}.${part}`),
  ];
}

describe('API changes of the newest release', () => {
  it('name calls, arguments and fields that exist in the schema', () => {
    expect(rows.flatMap(({ now, returns }) => now.flatMap((call) => unknownNames(call, returns)))).toEqual(
      [],
    );
  });

  it('name nothing as removed that the schema still has', () => {
    const renamed = rows.filter(({ before, now }) => now.every(({ name }) => name !== before.name));
    expect(renamed.map(({ before }) => before.name).filter((name) => findField(name))).toEqual([]);
  });
});
