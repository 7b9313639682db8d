import { type FieldNode, getNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { Context } from '../context';
import type { Language } from '../language/i18n';
import { plainFields, selectionOf, type WrittenField } from './written-fields';

/** What a page of a list is asked for beside its rows. */
export interface PageRequest {
  /** Whether its `totalCount` is asked for, so that the statement of its rows may count as well. */
  total: boolean;
  /** What is asked of its nodes, where PostgreSQL can write all of it into the answer by itself; null otherwise. */
  fields: readonly WrittenField[] | null;
  lang: Language;
  /** Has a JSON array go out as the nodes of the page, which has none then. */
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

// By the document's field: the same at each request for the same document.
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

/** What a page is asked for, by the document. */
export const Asked = (): ParameterDecorator =>
  createParameterDecorator<Context>(({ info, context }) => pageRequest(info, context)) as ParameterDecorator;
