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
import '../http/request';
import type { Context } from '../context';
import { plugin } from './plugin';
import { AppError, errorCodes } from '../errors';
import { requireReader } from '../policy';
import type { Viewer } from '../viewer';
import { countBeforeWriting } from './answer-size';
import { queryCost } from './cost';

/** What a query may cost: less for strangers, who have lists to choose from and certificates to read. */
export const largestCost = { stranger: 5000, others: 15_000 };
/** Cost that counts as one request more. */
const costOfRequest = 1000;

/** Bytes of a request's variables from which on they are looked at before they are read: so few cannot be wrong in many parts. */
const fewBytes = 2000;

const introspecting = new Set(['__schema', '__type']);

/** Finds something out of a document or a part of it once: one that came before is the same object. */
function once<Node extends object, Found>(find: (node: Node) => Found): (node: Node) => Found {
  const found = new WeakMap<Node, Found>();
  return (node) => {
    if (!found.has(node)) found.set(node, find(node));
    return found.get(node)!;
  };
}

/** Whether a document asks for the schema itself, which `__typename` does not. */
const introspects = once((document: DocumentNode): boolean => {
  let found = false;
  visit(document, {
    Field({ name: { value } }) {
      if (introspecting.has(value)) found = true;
    },
  });
  return found;
});

/** Whether an operation asks for nothing but the schema. */
const introspectsAlone = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.every((node) => node.kind === Kind.FIELD && introspecting.has(node.name.value));

/** What the whole schema may cost, which grows with it: what tools ask for, and a third more for how they ask. */
function costOfSchema(schema: GraphQLSchema): number {
  const document = parse(getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true }));
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
  return Math.ceil((queryCost(schema, document, operation, {}).total * 4) / 3);
}

/** The variables as their types have them. Ends at the first that does not fit: each is worded with all it is part of. */
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

/** Whether an operation takes a variable of several parts, lists or inputs, of which each may be wrong. */
const takesParts = (schema: GraphQLSchema) =>
  once(({ variableDefinitions = [] }: OperationDefinitionNode): boolean =>
    variableDefinitions.some(({ type }) => {
      const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return inner.kind === Kind.LIST_TYPE || !isLeafType(schema.getType(inner.name.value));
    }),
  );

/** Whether a request is hardly more than its document. */
const isSmall = ({ request: { headers } }: Context, document: string): boolean =>
  Number(headers['content-length']) < document.length + fewBytes;

/**
 * Refuses a query whose cost is over the limit before anything of it runs, counts the cost against its caller's
 * ceiling, and leaves its budget for the lists to keep to. `trusted` are the hashes of the client's own documents.
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
      // Whatever runs it reads its variables anew.
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
