import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { isId } from '#server/platform/validation';

type Variables = Record<string, unknown>;

/** Returns the fields of the query itself, those of its fragments included. */
function rootFields({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return rootFields(node.selectionSet, document);
    const fragment = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(fragment.selectionSet, document) : [];
  });
}

const idsOf = ({ arguments: given = [] }: FieldNode, variables: Variables): string[] =>
  given
    .map(({ value }) => valueFromASTUntyped(value, variables))
    .filter((value) => typeof value === 'string')
    .filter(isId);

/** Returns what an operation reads, by its fields and the ids that they name: `me, module 4f0c…`. */
export const openedFields = (
  operation: OperationDefinitionNode,
  document: DocumentNode,
  variables: Variables,
): string =>
  rootFields(operation.selectionSet, document)
    .map((field) => [field.name.value, ...idsOf(field, variables)].join(' '))
    .join(', ');
