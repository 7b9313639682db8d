import { GraphQLBoolean } from 'graphql';
import { ID, Int } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { type Description, type ResourceField, listedFields, type ListedField } from '../description';
import { everyLanguage } from '../fields/text-fields';
import { type ConditionFields, rowId } from './conditions';
import type { ConditionField } from './kinds';

const isEnum = (type: unknown): type is Record<string, string> =>
  typeof type === 'object' && type !== null && Object.getPrototypeOf(type) === Object.prototype;

/** How a field is compared, by the type that it is sent in; undefined where it is not. */
function comparedBy(type: unknown, sql: string): ConditionField | undefined {
  if (Array.isArray(type)) {
    const [of] = type as unknown[];
    if (isEnum(of)) return { kind: 'words', sql, among: Object.values(of) };
    return of === String ? { kind: 'words', sql } : undefined;
  }
  if (isEnum(type)) return { kind: 'choice', sql, among: Object.values(type) };
  if (type === LocalizedTextInput) return { kind: 'text', sql: everyLanguage(sql) };
  if (type === String) return { kind: 'text', sql };
  if (type === Int) return { kind: 'number', sql };
  if (type === ID) return { kind: 'id', sql };
  if (type === DateTime) return { kind: 'moment', sql };
  return type === Boolean || type === GraphQLBoolean ? { kind: 'flag', sql } : undefined;
}

type Listed = ListedField & Partial<Pick<ResourceField, 'required' | 'among'>>;

function conditionField({ input, sql, required, among, filter, sort, search }: Listed) {
  if (!(filter ?? sort ?? search) || among) return undefined;
  const field = comparedBy(input(), sql);
  return field && { ...field, optional: required === false };
}

/** By what a list of a kind of things may be narrowed: its rows, and all that it is searched, filtered or sorted by. */
export const conditionFields = (description: Description): ConditionFields => ({
  ...rowId('t.id'),
  ...Object.fromEntries(
    listedFields(description).flatMap((field) => {
      const of = conditionField(field);
      return of ? [[field.name, of] as const] : [];
    }),
  ),
  ...Object.assign({}, ...description.fields.map(({ conditions = {} }) => conditions)),
  createdAt: { kind: 'moment', sql: 't.created_at' },
  updatedAt: { kind: 'moment', sql: 't.updated_at' },
});
