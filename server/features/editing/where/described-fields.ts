import { GraphQLBoolean } from 'graphql';
import { ID, Int } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { type Description, type ResourceField, listedFields, type ListedField } from '../description';
import { everyLanguage } from '../fields/text-fields';
import type { WhereField, WhereFields } from './where-fields';

const isEnum = (type: unknown): type is Record<string, string> =>
  typeof type === 'object' && type !== null && Object.getPrototypeOf(type) === Object.prototype;

/** Returns how a field of that input type is compared; undefined if it can't be. */
function comparedBy(type: unknown, sql: string): WhereField | undefined {
  if (Array.isArray(type)) {
    const [of] = type as unknown[];
    if (isEnum(of)) return { kind: 'list', sql, type: of };
    return of === String ? { kind: 'list', sql } : undefined;
  }
  if (isEnum(type)) return { kind: 'choice', sql, type };
  if (type === LocalizedTextInput) return { kind: 'text', sql: everyLanguage(sql) };
  if (type === String) return { kind: 'text', sql };
  if (type === Int) return { kind: 'number', sql };
  if (type === ID) return { kind: 'id', sql };
  if (type === DateTime) return { kind: 'moment', sql };
  return type === Boolean || type === GraphQLBoolean ? { kind: 'flag', sql } : undefined;
}

type Listed = ListedField & Partial<Pick<ResourceField, 'required' | 'among'>>;

function whereField({ input, sql, required, among, description }: Listed) {
  if (among) return undefined;
  const field = comparedBy(input(), sql);
  return field && { ...field, description, optional: required === false };
}

/** Returns the fields that a list of resources can be filtered by. */
export const describedFields = (description: Description): WhereFields => ({
  ...Object.fromEntries(
    listedFields(description).flatMap((field) => {
      const of = whereField(field);
      return of ? [[field.name, of] as const] : [];
    }),
  ),
  ...Object.assign({}, ...description.fields.map(({ conditions = {} }) => conditions)),
  createdAt: { kind: 'moment', sql: 't.created_at', description: 'Time of creation.' },
  updatedAt: { kind: 'moment', sql: 't.updated_at', description: 'Time of the last change.' },
});
