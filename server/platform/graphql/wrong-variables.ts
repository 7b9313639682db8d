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

/** As many are named as a form may show. */
const maxNamed = 10;

const typeOf = (schema: GraphQLSchema, node: TypeNode) => typeFromAST(schema, node as NamedTypeNode);

/** The field that is missing or unknown, which GraphQL names in its message alone; none for a wrong value. */
const fieldIn = ({ message }: GraphQLError): string[] =>
  /^Field "(\w{1,100})" /.exec(message)?.slice(1) ?? [];

/** Ends a search that has found enough: each further fault would be worded with the whole value it is in. */
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

/** The paths at which variables do not fit their types, as `input.name.en`; never values, which may be passwords. */
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

/** A value from elsewhere as an input of the API takes it; BAD_USER_INPUT says where it does not fit. */
export function checkedInput(name: string, type: GraphQLInputType, sent: unknown): unknown {
  const fields = wrongIn(name, type, sent);
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', messageOf(fields), { fields });
  return plain(name, type, coerceInputValue(sent, type));
}

/** Says of variables that do not fit where they do not, compiled or not, in place of messages that hold their values. */
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
