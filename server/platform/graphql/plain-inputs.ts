import {
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  GraphQLString,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { plainInput, takenAsSent } from '../text/plain-text';

/** Normalizes the texts of an input value. Passwords stay unchanged. */
export function plain(name: string, given: GraphQLInputType, value: unknown): unknown {
  const type = getNullableType(given);
  if (value === null || value === undefined || takenAsSent.has(name)) return value;
  if (type === GraphQLString) return plainInput(value as string);
  if (isListType(type)) return (value as unknown[]).map((each) => plain(name, type.ofType, each));
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, plain(field, fields[field]!.type, each)]),
  );
}

/** Returns true if a value of the type can contain a text. `within` are the enclosing inputs, which end recursion. */
function holdsText(given: GraphQLInputType, within: readonly GraphQLInputType[] = []): boolean {
  const type = getNullableType(given);
  if (isListType(type)) return holdsText(type.ofType, within);
  if (!isInputObjectType(type)) return type === GraphQLString;
  if (within.includes(type)) return false;
  return Object.values(type.getFields()).some((field) => holdsText(field.type, [...within, type]));
}

/** Normalizes every text argument of a schema before its resolver gets it. */
export function plainInputs(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const texts = field.args.filter((arg) => holdsText(arg.type));
      const { resolve } = field;
      if (texts.length === 0 || !resolve) continue;
      field.resolve = (source, args: Record<string, unknown>, context, info) => {
        const fixed = { ...args };
        for (const { name, type: of } of texts) if (name in args) fixed[name] = plain(name, of, args[name]);
        return resolve(source, fixed, context, info);
      };
      field.extensions = { ...field.extensions, plainInputs: true };
    }
  }
  return schema;
}
