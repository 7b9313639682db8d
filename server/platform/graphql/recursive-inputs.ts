import {
  type DocumentNode,
  getNamedType,
  type GraphQLInputType,
  GraphQLScalarType,
  GraphQLSchema,
  isInputObjectType,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type NamedTypeNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';

/** Returns true if a value of an input type can contain another value of that type. */
function isRecursive(given: GraphQLInputType, outer: readonly GraphQLInputType[] = []): boolean {
  const type = getNamedType(given);
  if (!isInputObjectType(type)) return false;
  if (outer.includes(type)) return true;
  return Object.values(type.getFields()).some((field) => isRecursive(field.type, [...outer, type]));
}

const CheckedValue = new GraphQLScalarType({ name: 'CheckedValue' });

/** Returns the schema with a scalar for values that are already checked. */
export function withCheckedValues(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, CheckedValue], assumeValid: true });
}

/**
 * Returns the variables of an operation that have recursive types, and the document with the scalar as their type.
 * The compiler would never finish with a recursive type.
 */
export function withoutRecursion(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): { recursive: readonly VariableDefinitionNode[]; document: DocumentNode } {
  const recursive = (operation.variableDefinitions ?? []).filter(({ type: node }) => {
    const type = typeFromAST(schema, node as NamedTypeNode);
    return isInputType(type) && isRecursive(type);
  });
  if (recursive.length === 0) return { recursive, document };
  const checked = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: CheckedValue.name } } as const;
  return {
    recursive,
    document: visit(document, {
      VariableDefinition: (node) => (recursive.includes(node) ? { ...node, type: checked } : undefined),
    }),
  };
}
