import { type FieldNode, getNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { Context } from '../context';
import type { Language } from '../language/i18n';
import { plainFields, selectionOf, type WrittenField } from './written-fields';

/** The requested parts of a page besides its rows. */
export interface PageRequest {
  /** True if `totalCount` is requested, so that the query of the rows can count too. */
  total: boolean;
  /** The requested fields of the nodes if PostgreSQL can serialize all of them; null otherwise. */
  fields: readonly WrittenField[] | null;
  lang: Language;
  /** Sets a JSON array as the nodes of the response. The page itself then has no nodes. */
  write: (nodes: string) => void;
}

interface Selected {
  total: boolean;
  nodes: { key: string; fields: readonly WrittenField[] | null } | null;
}

function readSelection({ fieldNodes, fragments, returnType, schema }: GraphQLResolveInfo): Selected {
  const [node] = fieldNodes;
  const fields = fieldNodes.length === 1 && node?.selectionSet && plainFields(node.selectionSet, fragments);
  if (!fields) return { total: false, nodes: null };
  const named = (name: string) => fields.filter((field) => field.name.value === name);
  const total = named('totalCount').length > 0;
  const [nodes, ...more] = named('nodes');
  const page = getNamedType(returnType);
  const ofNodes = isObjectType(page) ? page.getFields()['nodes']?.type : undefined;
  const type = ofNodes && getNamedType(ofNodes);
  if (!nodes || !isObjectType(type) || more.length + named('edges').length > 0) return { total, nodes: null };
  const below = selectionOf(type, [nodes], { fragments, schema });
  return { total, nodes: { key: nodes.alias?.value ?? 'nodes', fields: below } };
}

// By the field node, which is the same object for each request with the same document.
const selections = new WeakMap<FieldNode, Selected>();

function pageRequest(info: GraphQLResolveInfo, { lang, written }: Context): PageRequest {
  const node = info.fieldNodes[0]!;
  let selected = selections.get(node);
  if (!selected) selections.set(node, (selected = readSelection(info)));
  const { total, nodes } = selected;
  const isRoot = info.path.prev === undefined;
  return {
    total,
    lang,
    fields: written && isRoot ? (nodes?.fields ?? null) : null,
    write: (text) => written!.push({ field: String(info.path.key), nodes: nodes!.key, text }),
  };
}

/** Injects the requested parts of a page into a resolver. */
export const RequestedPage = (): ParameterDecorator =>
  createParameterDecorator<Context>(({ info, context }) => pageRequest(info, context)) as ParameterDecorator;
