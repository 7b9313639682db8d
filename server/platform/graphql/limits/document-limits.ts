import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { AppError } from '../../errors';

/** Maximum tokens of a document. */
export const maxTokens = 1000;
/** Maximum fields and fragments of all operations. A fragment counts once per use. */
const maxSelections = 1000;
/** Maximum nesting depth. */
const deepest = 20;
/** Maximum number of times that one field may appear in one selection. */
const maxRepeats = 10;
/**
 * Maximum root fields of an operation, counting each alias, because each runs statements regardless of its page size.
 */
const maxRootFields = 20;

interface Place {
  times: number;
  below: Map<string, Place>;
}

const newPlace = (): Place => ({ times: 0, below: new Map() });

/** Returns true if a document is small enough to be validated. Validation takes quadratic time for repeated fields. */
function isSmall(document: DocumentNode): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let left = maxSelections;

  function fits({ selections }: SelectionSetNode, place: Place, depth: number): boolean {
    if (depth > deepest) return false;
    for (const node of selections) {
      if (--left < 0) return false;
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        let next = place.below.get(name);
        if (!next) place.below.set(name, (next = newPlace()));
        if (++next.times > maxRepeats) return false;
        if (node.selectionSet && !fits(node.selectionSet, next, depth + 1)) return false;
      } else {
        const set =
          node.kind === Kind.FRAGMENT_SPREAD
            ? fragments.get(node.name.value)?.selectionSet
            : node.selectionSet;
        if (set && !fits(set, place, depth + 1)) return false;
      }
    }
    return true;
  }

  return document.definitions.every((definition) => {
    if (!('selectionSet' in definition)) return true;
    const root = newPlace();
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    return fits(definition.selectionSet, root, 1) && !(isOperation && root.below.size > maxRootFields);
  });
}

/** Rejects documents that are too large before other validation rules visit them. Those see an empty document. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      if (isSmall(document)) return undefined;
      const originalError = new AppError('QUERY_TOO_COMPLEX');
      context.reportError(new GraphQLError(originalError.message, { originalError }));
      return { ...document, definitions: [] };
    },
  };
}
