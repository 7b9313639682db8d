import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  getIntrospectionQuery,
  getVariableValues,
  type GraphQLSchema,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql';
import '../../http/request';
import type { Context } from '../../context';
import { plugin } from '../plugin';
import { AppError, errorCodes } from '../../errors';
import { requireReader } from '../../access/policy';
import type { Viewer } from '../../access/viewer';
import { countBeforeWriting } from './answer-size';
import { queryCost } from './cost';

/** Maximum cost of a query. It is lower for strangers, who only need short lists and certificates. */
export const largestCost = { stranger: 5000, others: 15_000 };
/** Cost that counts as one additional request. */
const costOfRequest = 1000;

/** Bytes of variables above which they are checked before the query runs. Fewer can't have many invalid parts. */
const fewBytes = 2000;

const introspecting = new Set(['__schema', '__type']);

/** Memoizes a function by the identity of an AST node. Repeated documents have the same nodes. */
function once<Node extends object, Found>(find: (node: Node) => Found): (node: Node) => Found {
  const found = new WeakMap<Node, Found>();
  return (node) => {
    if (!found.has(node)) found.set(node, find(node));
    return found.get(node)!;
  };
}

/** Returns true if a document reads the schema. `__typename` doesn't count. */
const introspects = once((document: DocumentNode): boolean => {
  let found = false;
  visit(document, {
    Field({ name: { value } }) {
      if (introspecting.has(value)) found = true;
    },
  });
  return found;
});

/** Returns true if an operation reads nothing but the schema. */
const introspectsAlone = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.every((node) => node.kind === Kind.FIELD && introspecting.has(node.name.value));

/** Returns the allowed cost of introspection: the standard query of tools plus a third. */
function costOfSchema(schema: GraphQLSchema): number {
  const document = parse(getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true }));
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
  return Math.ceil((queryCost(schema, document, operation, {}).total * 4) / 3);
}

/** Coerces the variables. Stops at the first error, because each message would contain the whole value. */
function variablesOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  sent: Record<string, unknown>,
): Record<string, unknown> {
  const declared = operation.variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, declared, sent, { maxErrors: 1 });
  if (errors) throw errors[0]!;
  return coerced;
}

/** Returns true if an operation has a list or input variable, in which each part can be invalid. */
const takesParts = (schema: GraphQLSchema) =>
  once(({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
    variableDefinitions.some(({ type }) => {
      const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return inner.kind === Kind.LIST_TYPE || !isLeafType(schema.getType(inner.name.value));
    }),
  );

/** Returns true if a request is little more than its document. */
const isSmall = ({ request: { headers } }: Context, document: string): boolean =>
  Number(headers['content-length']) < document.length + fewBytes;

/**
 * Rejects a query above the maximum cost before it runs, counts its cost towards the caller's rate limit, and sets the
 * budget for its lists. `trusted` are the hashes of the client's own documents.
 */
export function costLimit(schema: GraphQLSchema, trusted: ReadonlySet<string>): ApolloServerPlugin<Context> {
  const schemaCost = costOfSchema(schema);
  const hasParts = takesParts(schema);
  const maxFor = (viewer: Viewer, operation: OperationDefinitionNode): number => {
    if (viewer.kind === 'stranger') return largestCost.stranger;
    return introspectsAlone(operation) ? Math.max(largestCost.others, schemaCost) : largestCost.others;
  };
  return plugin({
    async didResolveOperation({ document, operation, request, queryHash, source, contextValue }) {
      if (!operation) return;
      const isTrusted = trusted.has(queryHash);
      // The executor coerces the variables itself.
      if (isTrusted && (isSmall(contextValue, source) || !hasParts(operation))) return;
      const variables = variablesOf(schema, operation, request.variables ?? {});
      if (isTrusted) return;
      const { viewer } = contextValue;
      if (introspects(document)) requireReader(viewer);
      const { total, entries } = queryCost(schema, document, operation, variables);
      const max = maxFor(viewer, operation);
      if (total > max) {
        const reason = `${errorCodes.QUERY_TOO_COMPLEX.reason} (cost ${total}, at most ${max})`;
        throw new AppError('QUERY_TOO_COMPLEX', reason);
      }
      await contextValue.request.spend(Math.floor(total / costOfRequest));
      contextValue.budget = { left: max - total, entries };
    },
    async willSendResponse({ contextValue, response: { body } }) {
      if (contextValue.budget && body.kind === 'single') countBeforeWriting(body.singleResult.data);
    },
  });
}
