import { getMetadataStorage } from 'type-graphql';
import type { Description, ResourceField } from '#server/features/editing/description';
import { storedOf } from '#server/features/editing/list-statement';
import type { Edited } from '#server/features/editing/edited';
import { placeSql } from '#server/features/editing/places';
import type { ResourceService } from '#server/features/editing/resources.types';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { iso } from '#server/platform/database/sql';
import { siteTexts } from './site-texts';
import { termsTexts } from './terms-texts';
import type { TranslatedResources } from './translated.types';

/** Whether what is sent in a type has texts by language, in itself or somewhere in it. */
const holdsTexts = (type: unknown): boolean =>
  type === LocalizedTextInput ||
  getMetadataStorage().fields.some(({ target, getType }) => target === type && holdsTexts(getType()));

/** Whether a field is one that is sent with such texts. */
const isTranslated = ({ sent, input }: ResourceField): boolean =>
  sent !== 'never' && holdsTexts([input()].flat()[0]);

/** Whether a field is a line in several languages: the first one of a thing is its name. */
const isLine = ({ input, cleaned }: ResourceField): boolean => input() === LocalizedTextInput && !cleaned;

/** What a thing belongs to: the field that names it, and its description. */
function ownerOf({ fields }: Description, all: readonly Description[]) {
  const field = fields.find(({ filter }) => filter === 'owner');
  const owner = field && all.find(({ kind }) => `${kind}Id` === field.property);
  return owner ? { field, owner } : null;
}

/** SQL of what says whether learners see the thing whose row is called `alias`. */
const seenSql = ({ fields, derived }: Description, alias: string, at: string): string[] => [
  ...fields.flatMap(({ column, visibleWhenSql }) =>
    visibleWhenSql ? [visibleWhenSql(`${alias}."${column}"`, at)] : [],
  ),
  ...derived.flatMap(({ visibleWhenSql }) => (visibleWhenSql ? [visibleWhenSql(alias)] : [])),
];

/** SQL of the place of a thing among those that belong to the same, from 1, for the row called `t`. */
function placeAmong({ table, fields }: Description): string {
  const field = fields.find(({ name }) => name === 'position');
  if (!field) return 'null::int';
  return field.among ? `${placeSql(table, field.among)} + 1` : `t."${field.column}"`;
}

/** The outermost thing that a thing belongs to, with the joins that lead there from `t` and all things on that way. */
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

/** The texts of a kind of things that a description tells of. */
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

/** Has the texts of all that is described translated in one place, and beside them those of the site and the terms. */
export function translateResources(all: readonly ResourceService<Edited>[]): void {
  const descriptions = all.map(({ description }) => description);
  const resources = all.flatMap((each) => {
    const fields = each.description.fields.filter(isTranslated);
    return fields.length > 0 ? [described(each, fields, descriptions)] : [];
  });
  translated = [...resources, siteTexts, termsTexts];
}

/** Every kind whose texts are translated, in the order in which the list has them. */
export const translatedResources = (): readonly TranslatedResources[] => translated;

export const translatedKind = (kind: string | undefined): TranslatedResources | undefined =>
  translated.find((each) => each.kind === kind);
