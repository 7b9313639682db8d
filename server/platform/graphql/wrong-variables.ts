import type { ApolloServerPlugin } from '@apollo/server';
import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  type TypeNode,
  type NamedTypeNode,
  typeFromAST,
} from 'graphql';
import type { Context } from '../context';
import { plugin } from './plugin';
import { AppError, errorCodes } from '../errors';
import { plain } from './plain-inputs';

/** Maximum fields that an error names. */
const maxNamed = 10;

const typeOf = (schema: GraphQLSchema, node: TypeNode) => typeFromAST(schema, node as NamedTypeNode);

/** Returns the missing or unknown field, which GraphQL names only in its message. Empty for an invalid value. */
const fieldIn = ({ message }: GraphQLError): string[] =>
  /^Field "(\w{1,100})" /.exec(message)?.slice(1) ?? [];

/** Ends the coercion after enough errors, because the message of each contains the whole enclosing value. */
class Enough extends Error {}

function wrongIn(name: string, type: GraphQLInputType, value: unknown): string[] {
  if (value === undefined) return isNonNullType(type) ? [name] : [];
  const wrong: string[] = [];
  try {
    coerceInputValue(value, type, (path, _value, error) => {
      wrong.push([name, ...path, ...fieldIn(error)].join('.'));
      if (wrong.length === maxNamed) throw new Enough();
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return wrong;
}

/** Returns the paths of invalid variables, such as `input.name.en`. Never returns values, which may be passwords. */
function wrongVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  sent: Record<string, unknown>,
): string[] {
  const wrong = variableDefinitions.flatMap(({ variable, type: node, defaultValue }) => {
    const name = variable.name.value;
    const type = typeOf(schema, node);
    const leftOut = sent[name] === undefined && defaultValue !== undefined;
    return isInputType(type) && !leftOut ? wrongIn(name, type, sent[name]) : [];
  });
  return wrong.slice(0, maxNamed);
}

const messageOf = (fields: readonly string[]): string =>
  `${errorCodes.BAD_USER_INPUT.reason} (${fields.join(', ')})`;

/**
 * Coerces a value from another source to an input type of the API. Throws BAD_USER_INPUT with the paths of invalid
 * fields.
 */
export function checkedInput(name: string, type: GraphQLInputType, sent: unknown): unknown {
  const fields = wrongIn(name, type, sent);
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', messageOf(fields), { fields });
  return plain(name, type, coerceInputValue(sent, type));
}

/** Replaces GraphQL's messages about invalid variables, which contain values, by the paths of the fields. */
export function namedVariables(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return plugin({
    async willSendResponse({ operation, request, response: { body } }) {
      if (!operation || body.kind !== 'single') return;
      const { data, errors } = body.singleResult;
      const traceId = errors?.[0]?.extensions?.['traceId'];
      if (data !== undefined || errors?.[0]?.extensions?.['code'] !== 'BAD_USER_INPUT') return;
      const fields = wrongVariables(schema, operation, request.variables ?? {});
      if (fields.length === 0) return;
      body.singleResult.errors = [
        { message: messageOf(fields), extensions: { code: 'BAD_USER_INPUT', fields, traceId } },
      ];
    },
  });
}
