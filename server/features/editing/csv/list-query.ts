import {
  type GraphQLSchema,
  GraphQLString,
  isInputType,
  type NamedTypeNode,
  parseType,
  typeFromAST,
} from 'graphql';
import { throwFieldError } from '#server/platform/errors';
import { checkDepth } from '#server/platform/graphql/variable-depth';
import { checkedInput } from '#server/platform/graphql/wrong-variables';

/** The query parameters of a request. */
export type Query = Record<string, unknown>;

/**
 * Returns the JSON of a parameter, validated by the named input type; null without the parameter. Throws
 * BAD_USER_INPUT if it is invalid.
 */
export function inputOf<T>(schema: GraphQLSchema, query: Query, name: string, typeName: string): T | null {
  const sent = query[name];
  if (sent === undefined) return null;
  const type = typeFromAST(schema, parseType(typeName) as NamedTypeNode);
  if (typeof sent !== 'string' || !isInputType(type)) rejectJson(name);
  const value = parsed(name, sent);
  checkDepth(value);
  return checkedInput(name, type, value) as T;
}

function rejectJson(name: string): never {
  throwFieldError(name, `The parameter ${name} is no JSON that the list takes.`);
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return rejectJson(name);
  }
}

/** Returns the parameter `search`; null without it. */
export const searchOf = (query: Query): string | null =>
  checkedInput('search', GraphQLString, query['search'] ?? null) as string | null;
