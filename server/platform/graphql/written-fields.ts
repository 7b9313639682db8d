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
import { localizedSql } from '../database/sql';

/** Builds SQL of the response value in a language from SQL of the stored value. */
export type WriteSql = (stored: string, lang: Language) => string;

/** A field of a response that PostgreSQL serializes. */
export interface WrittenField {
  key: string;
  /** The property of the stored record; null for `__typename`. */
  property: string | null;
  /** The name of the parent type. */
  of: string;
  sql: WriteSql;
  /** The selected fields of an object; null for a scalar. */
  below: readonly WrittenField[] | null;
}

/** Returns the fields of a selection; null if variables can leave some of them out. */
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

/** Declares the SQL of a field whose resolver computes a value from stored data. */
export const Written = (sql: WriteSql): PropertyDecorator =>
  Extensions({ written: sql }) as PropertyDecorator;

const asStored: WriteSql = (stored) => stored;

const localized: WriteSql = (stored, lang) => localizedSql(stored, `'${lang}'`);

/** Returns how PostgreSQL writes a field; null if only a resolver can compute it. */
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

/** Returns the selected fields of a type if PostgreSQL can serialize all of them; null otherwise. */
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
