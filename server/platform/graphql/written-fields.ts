import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { Language } from '../language/i18n';
import { localizedSql } from '../sql';

/** SQL of a value as it is answered in a language, from SQL of what is stored of it. */
export type WriteSql = (stored: string, lang: Language) => string;

/** A field of an answer that PostgreSQL writes: what it is called there, and what it is of. */
export interface WrittenField {
  key: string;
  /** The property of the stored thing; null for the type's name. */
  property: string | null;
  /** The name of the type that the field stands on. */
  of: string;
  sql: WriteSql;
  /** What is asked of a thing within; null for a value. */
  below: readonly WrittenField[] | null;
}

/** The fields of a selection; null where some of them may be left out by the variables of a request. */
export function plainFields(
  { selections }: SelectionSetNode,
  fragments: GraphQLResolveInfo['fragments'],
): FieldNode[] | null {
  const all: FieldNode[] = [];
  for (const node of selections) {
    if (node.directives?.length) return null;
    if (node.kind === Kind.FIELD) {
      all.push(node);
      continue;
    }
    const set =
      node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]!.selectionSet;
    const below = plainFields(set, fragments);
    if (!below) return null;
    all.push(...below);
  }
  return all;
}

type AnyField = GraphQLField<unknown, unknown>;

/** Declares how PostgreSQL writes a field whose resolver works something out of what is stored. */
export const Written = (sql: WriteSql): PropertyDecorator =>
  Extensions({ written: sql }) as PropertyDecorator;

const asStored: WriteSql = (stored) => stored;

const localized: WriteSql = (stored, lang) => localizedSql(stored, `'${lang}'`);

/** How a field is written; null where something else works it out. */
function writing(field: AnyField): Pick<WrittenField, 'property' | 'sql'> | null {
  const written = field.extensions['written'] as WriteSql | undefined;
  if (written) return { property: field.name, sql: written };
  if (field.extensions['localized']) return { property: `${field.name}Translations`, sql: localized };
  return field.resolve ? null : { property: field.name, sql: asStored };
}

type Document = Pick<GraphQLResolveInfo, 'fragments' | 'schema'>;

function writtenField(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  document: Document,
): WrittenField | null {
  const [{ name, alias, arguments: given }] = nodes as [FieldNode];
  const key = alias?.value ?? name.value;
  if (name.value === '__typename') return { key, property: null, of: type.name, sql: asStored, below: null };
  const field = type.getFields()[name.value] as AnyField | undefined;
  const how = field && !given?.length ? writing(field) : null;
  if (!field || !how) return null;
  const inner = getNamedType(field.type);
  if (isLeafType(inner)) return { key, ...how, of: type.name, below: null };
  const below = isObjectType(inner) && !isListOf(field) ? selectionOf(inner, nodes, document) : null;
  return below && { key, ...how, of: type.name, below };
}

const isListOf = ({ type }: AnyField): boolean => String(type).startsWith('[');

/** What is asked of a type, where PostgreSQL can write all of it by itself; null otherwise. */
export function selectionOf(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  document: Document,
): readonly WrittenField[] | null {
  const byKey = new Map<string, FieldNode[]>();
  for (const { selectionSet } of nodes) {
    const fields = plainFields(selectionSet!, document.fragments);
    if (!fields) return null;
    for (const field of fields) {
      const key = field.alias?.value ?? field.name.value;
      byKey.set(key, [...(byKey.get(key) ?? []), field]);
    }
  }
  const all = [...byKey.values()].map((same) => writtenField(type, same, document));
  return all.includes(null) ? null : (all as WrittenField[]);
}
