import { getMetadataStorage } from 'type-graphql';
import type { Description, ResourceField } from '#server/features/editing/description';
import { storedOf } from '#server/features/editing/resource-json';
import type { Edited } from '#server/features/editing/edited';
import { placeSql } from '#server/features/editing/places';
import type { ResourceService } from '#server/features/editing/resources.types';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { iso } from '#server/platform/database/sql';
import { siteTexts } from './site-texts';
import { termsTexts } from './terms-texts';
import type { TranslatedResources } from './translated.types';

/** Returns true if an input type contains localized texts at any depth. */
const holdsTexts = (type: unknown): boolean =>
  type === LocalizedTextInput ||
  getMetadataStorage().fields.some(({ target, getType }) => target === type && holdsTexts(getType()));

/** Returns true if a field can be sent and contains localized texts. */
const isTranslated = ({ sent, input }: ResourceField): boolean =>
  sent !== 'never' && holdsTexts([input()].flat()[0]);

/** Returns true if a field is a localized line. The first one of a record is its name. */
const isLine = ({ input, cleaned }: ResourceField): boolean => input() === LocalizedTextInput && !cleaned;

/** Returns the owner of a resource: the field with its id, and its description. */
function ownerOf({ fields }: Description, all: readonly Description[]) {
  const field = fields.find(({ filter }) => filter === 'owner');
  const owner = field && all.find(({ kind }) => `${kind}Id` === field.property);
  return owner ? { field, owner } : null;
}

/** Returns SQL conditions that are true if learners see the record `alias`. */
const seenSql = ({ fields, derived }: Description, alias: string, at: string): string[] => [
  ...fields.flatMap(({ column, visibleWhenSql }) =>
    visibleWhenSql ? [visibleWhenSql(`${alias}."${column}"`, at)] : [],
  ),
  ...derived.flatMap(({ visibleWhenSql }) => (visibleWhenSql ? [visibleWhenSql(alias)] : [])),
];

/** Returns SQL of the position of record `t` within its owner, from 1. */
function placeAmong({ table, fields }: Description): string {
  const field = fields.find(({ name }) => name === 'position');
  if (!field) return 'null::int';
  return field.among ? `${placeSql(table, field.among)} + 1` : `t."${field.column}"`;
}

/** Returns the outermost owner of a record, with the joins from `t` to it and all records on that path. */
function rootOf(description: Description, all: readonly Description[]) {
  let [root, alias, joins] = [description, 't', ''];
  const way: [Description, string][] = [];
  for (let at = 1; ; at++) {
    way.push([root, alias]);
    const next = ownerOf(root, all);
    if (!next) return { root, alias, joins, way };
    joins += ` join "${next.owner.table}" o${at} on o${at}.id = ${alias}."${next.field.column}"`;
    [root, alias] = [next.owner, `o${at}`];
  }
}

/** Returns the texts of a schema-driven resource. */
function described(
  { description, checked, update }: ResourceService<Edited>,
  fields: readonly ResourceField[],
  all: readonly Description[],
): TranslatedResources {
  const { root, alias, joins, way } = rootOf(description, all);
  const name = root.fields.find(isLine);
  return {
    kind: description.kind,
    table: description.table,
    fields,
    id: { column: 'id', type: 'uuid' },
    title: name ? `coalesce(${alias}."${name.column}"->>'en', '')` : "''",
    owner: alias === 't' ? 'null::text' : `${alias}.id::text`,
    joins,
    place: alias === 't' ? 'null::int' : placeAmong(description),
    seen: (at) => way.flatMap(([each, as]) => seenSql(each, as, at)).join(' and ') || 'true',
    stored: storedOf(description),
    version: `to_char(t.updated_at, ${iso})`,
    check: (sent, stored) => void checked(sent, stored as unknown as Edited),
    save: update,
  };
}

let translated: readonly TranslatedResources[] = [];

/** Registers the texts of all schema-driven resources, the settings and the terms for translation. */
export function translateResources(all: readonly ResourceService<Edited>[]): void {
  const descriptions = all.map(({ description }) => description);
  const resources = all.flatMap((each) => {
    const fields = each.description.fields.filter(isTranslated);
    return fields.length > 0 ? [described(each, fields, descriptions)] : [];
  });
  translated = [...resources, siteTexts, termsTexts];
}

/** Returns every kind with translatable texts, in the order of the list. */
export const translatedResources = (): readonly TranslatedResources[] => translated;

export const translatedKind = (kind: string | undefined): TranslatedResources | undefined =>
  translated.find((each) => each.kind === kind);
