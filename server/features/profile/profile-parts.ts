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
 * Data that another feature adds to profiles. It is loaded in the profile's query if requested, so that a person's page
 * needs one database round trip.
 */
export interface ProfilePart {
  /** The field of `Profile` that it provides. */
  field: string;
  /** Returns SQL of its JSON for person `p`. `value` is the parameter with the result of `parameterFor`. */
  sql: (value: string) => string;
  /**
   * Returns the parameter for the field's arguments; undefined if only the field's resolver supports them. Absent if
   * the field has no arguments.
   */
  parameterFor?: (args: Record<string, unknown>) => unknown;
}

/** A requested part, with its parameter if it has one. */
export interface RequestedPart extends ProfilePart {
  value?: unknown;
}

const parts = new Map<string, ProfilePart>();

/** Registers a part. server/app registers all of them. */
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
 * The nodes that request parts, by the field node, which is the same object for each request with the same document.
 * Only the first request of a part counts, so that callers can't create new statements.
 */
const nodesByField = new WeakMap<FieldNode, ReadonlyMap<string, FieldNode>>();

function nodesOf(node: FieldNode, set: SelectionSetNode, info: GraphQLResolveInfo) {
  let nodes = nodesByField.get(node);
  if (!nodes) {
    nodes = new Map(
      fieldsIn(set, info)
        .toReversed()
        .map((each) => [each.name.value, each]),
    );
    nodesByField.set(node, nodes);
  }
  return nodes;
}

/** Returns the requested parts of a profile, always in the same order. */
export function requestedParts(info: GraphQLResolveInfo): RequestedPart[] {
  const [node] = info.fieldNodes;
  const type = info.schema.getType('Profile');
  if (!node?.selectionSet || !isObjectType(type)) return [];
  const nodes = nodesOf(node, node.selectionSet, info);
  return [...parts.values()].flatMap((part) => {
    const requested = nodes.get(part.field);
    if (!requested) return [];
    if (!part.parameterFor) return [part];
    const args = getArgumentValues(type.getFields()[part.field]!, requested, info.variableValues);
    const value = part.parameterFor(args);
    return value === undefined ? [] : [{ ...part, value }];
  });
}

/** Returns the loaded part of a profile for these arguments; undefined if it must be loaded separately. */
export function partOf(
  profile: Pick<Profile, 'parts'>,
  part: ProfilePart,
  args: Record<string, unknown> = {},
): unknown {
  const read = profile.parts?.[part.field];
  return read && read.value === part.parameterFor?.(args) ? read.json : undefined;
}
