import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import type { Budget } from './budget';
import { isIntrospection, isList, listSize } from './sizes';

/** There's no context if a schema is only checked or printed. */
type Resolver = GraphQLFieldResolver<unknown, Context | undefined>;

/** Charges entries beyond the expected size to the budget, or refunds missing ones. Throws ANSWER_TOO_LARGE. */
function charge(budget: Budget, more: number, { fieldNodes }: GraphQLResolveInfo): void {
  const entry = fieldNodes.reduce((sum, node) => sum + (budget.entries.get(node) ?? 0), 0);
  budget.left -= more * entry;
  if (budget.left < 0) throw new AppError('ANSWER_TOO_LARGE');
}

/**
 * Charges the real size of every list to the budget of its query. Throws ANSWER_TOO_LARGE before the entries of a list
 * that exceeds it are resolved. Queries without a budget are unaffected.
 */
export function chargeLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      // All schemas of a process share the introspection types, so their lists may already be wrapped.
      if (field.extensions['charged']) continue;
      // A page never has more entries than requested, so its expected size is exact.
      const expected = isList(field) ? listSize(schema, type, field, NaN) : undefined;
      if (expected === undefined || Number.isNaN(expected)) continue;
      const resolve = (field.resolve ?? defaultFieldResolver) as Resolver;
      const charged: Resolver = (source, args, context, info) => {
        const value: unknown = resolve(source, args, context, info);
        const budget = context?.budget;
        if (!budget) return value;
        const size = isIntrospection(type) ? listSize(info.schema, type, field, NaN)! : expected;
        const check = (list: unknown): unknown => {
          charge(budget, (Array.isArray(list) ? list.length : 0) - size, info);
          return list;
        };
        return value instanceof Promise ? value.then(check) : check(value);
      };
      field.resolve = charged as GraphQLFieldResolver<unknown, unknown>;
      field.extensions = { ...field.extensions, charged: true };
    }
  }
  return schema;
}
