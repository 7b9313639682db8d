import {
  type FieldNode,
  getArgumentValues,
  type GraphQLResolveInfo,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Profile } from './profile.types';

/**
 * What a later room adds to a profile: read in the profile's own statement where a request asks for its field, so that a
 * page of a person costs one round trip to the database.
 */
export interface ProfilePart {
  /** The field of `Profile` that it serves. */
  field: string;
  /** SQL of its JSON for person `p`; `value` is the parameter that holds what `parameterFor` gave. */
  sql: (value: string) => string;
  /**
   * The parameter for the field's arguments, undefined where these ask for what only the field can give; absent where
   * the field has none.
   */
  parameterFor?: (args: Record<string, unknown>) => unknown;
}

/** A part that a request asks for, with its parameter where it has one. */
export interface AskedPart extends ProfilePart {
  value?: unknown;
}

const parts = new Map<string, ProfilePart>();

/** Has a part read with profiles; the composition of the portal names all of them. */
export function addProfilePart(part: ProfilePart): void {
  parts.set(part.field, part);
}

function fieldsIn({ selections }: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return parts.has(node.name.value) ? [node] : [];
    const set = node.kind === Kind.INLINE_FRAGMENT ? node : info.fragments[node.name.value];
    return set ? fieldsIn(set.selectionSet, info) : [];
  });
}

/**
 * By the document's field, the nodes that ask for parts: the same at each request for the same document. A part that is
 * asked for twice is read as it was asked for first, so that no caller makes a statement that nobody else has.
 */
const askingNodes = new WeakMap<FieldNode, ReadonlyMap<string, FieldNode>>();

function nodesAsking(node: FieldNode, set: SelectionSetNode, info: GraphQLResolveInfo) {
  let nodes = askingNodes.get(node);
  if (!nodes) {
    nodes = new Map(
      fieldsIn(set, info)
        .toReversed()
        .map((each) => [each.name.value, each]),
    );
    askingNodes.set(node, nodes);
  }
  return nodes;
}

/** The parts of a profile that a request asks for, always in the same order. */
export function partsAsked(info: GraphQLResolveInfo): AskedPart[] {
  const [node] = info.fieldNodes;
  const type = info.schema.getType('Profile');
  if (!node?.selectionSet || !isObjectType(type)) return [];
  const nodes = nodesAsking(node, node.selectionSet, info);
  return [...parts.values()].flatMap((part) => {
    const asked = nodes.get(part.field);
    if (!asked) return [];
    if (!part.parameterFor) return [part];
    const args = getArgumentValues(type.getFields()[part.field]!, asked, info.variableValues);
    const value = part.parameterFor(args);
    return value === undefined ? [] : [{ ...part, value }];
  });
}

/** What was read of a part with the profile, for these arguments; undefined where it has to be read by itself. */
export function partOf(
  profile: Pick<Profile, 'parts'>,
  part: ProfilePart,
  args: Record<string, unknown> = {},
): unknown {
  const read = profile.parts?.[part.field];
  return read && read.value === part.parameterFor?.(args) ? read.json : undefined;
}
