import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { largestPage } from '../../paging';
import { defaultPage } from '../page-arguments';
import { isIntrospection, isList, listSize, presence, statementCost } from './sizes';

type AnyField = GraphQLField<unknown, unknown>;

// One point is about a microsecond of server time.
const mutationCost = 1000;
const promiseCost = 10;
const plainEntryCost = 0.2;

const meta = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef] as readonly AnyField[];

function fieldOf(type: GraphQLObjectType, name: string): AnyField | undefined {
  return type.getFields()[name] ?? meta.find((field) => field.name === name);
}

/** Returns the cost of a field without its list entries and selections. */
function ownCost(type: GraphQLObjectType, field: AnyField): number {
  const declared = field.extensions['cost'] as number | undefined;
  if (declared !== undefined) return declared;
  if (isIntrospection(type) || isIntrospection(field)) return 1;
  if (type.name === 'Query') return statementCost;
  if (type.name === 'Mutation') return mutationCost;
  const plain = !field.resolve || field.extensions['localized'] || field.extensions['sync'];
  return plain ? 1 : promiseCost;
}

/** The cost of a query and of one entry of each of its lists. */
export interface QueryCost {
  total: number;
  entries: ReadonlyMap<FieldNode, number>;
}

/**
 * Returns the cost of a valid operation before it runs. The fields of a list count once per expected entry, and parts
 * that `@skip` and `@include` leave out count too.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): QueryCost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const entries = new Map<FieldNode, number>();

  function fieldCost(type: GraphQLObjectType, node: FieldNode, above: number): number {
    const field = fieldOf(type, node.name.value);
    if (!field) return 0;
    const requestedSize = field.args.some(({ name }) => name === 'first')
      ? Number(getArgumentValues(field, node, variables)['first'] ?? defaultPage)
      : above;
    // The list itself rejects an invalid page size.
    const first = requestedSize >= 1 && requestedSize <= largestPage ? requestedSize : largestPage;
    const named = getNamedType(field.type);
    const below =
      isObjectType(named) && node.selectionSet ? selectionCost(named, node.selectionSet, first) : 0;
    if (!isList(field)) return ownCost(type, field) + below * presence(schema, type, field);
    const entry = node.selectionSet ? 1 + below : plainEntryCost;
    entries.set(node, Math.max(entry, entries.get(node) ?? 0));
    return ownCost(type, field) + entry * (listSize(schema, type, field, first) ?? largestPage);
  }

  function selectionCost(type: GraphQLObjectType, { selections }: SelectionSetNode, first: number): number {
    let total = 0;
    for (const node of selections) {
      if (node.kind === Kind.FIELD) total += fieldCost(type, node, first);
      else {
        const set =
          node.kind === Kind.FRAGMENT_SPREAD
            ? fragments.get(node.name.value)?.selectionSet
            : node.selectionSet;
        if (set) total += selectionCost(type, set, first);
      }
    }
    return total;
  }

  const root = schema.getRootType(operation.operation);
  return { total: root ? Math.ceil(selectionCost(root, operation.selectionSet, largestPage)) : 0, entries };
}
