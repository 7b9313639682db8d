import { isForPeople } from '#server/platform/graphql/for-people';
import { isScope, presets } from '#server/platform/access/scopes';
import type { Caller } from './callers';

interface Operation {
  schemaName: string;
  roles?: string[];
  extensions?: Record<string, unknown>;
}

/**
 * The rule of an operation: undefined for everyone, `people` for all except API clients, otherwise roles and scopes.
 */
export type Rule = readonly string[] | 'people' | undefined;

const isProgram = (caller: Caller): caller is 'reader' | 'writer' =>
  caller === 'reader' || caller === 'writer';

/** Returns the rule of each query and mutation by name. The schema must be built. */
export function declaredRules(): ReadonlyMap<string, Rule> {
  const { queries, mutations } = (
    globalThis as unknown as { TypeGraphQLMetadataStorage: Record<'queries' | 'mutations', Operation[]> }
  ).TypeGraphQLMetadataStorage;
  return new Map(
    [...queries, ...mutations].map(({ schemaName, roles, extensions }) => [
      schemaName,
      roles ?? (isForPeople(extensions) ? 'people' : undefined),
    ]),
  );
}

/** Returns true if a rule allows a caller. */
export function lets(rule: Rule, caller: Caller): boolean {
  if (rule === 'people') return !isProgram(caller);
  if (!rule || caller === 'admin') return true;
  if (caller === 'stranger') return false;
  if (!isProgram(caller)) return !rule.includes('admin');
  const held: readonly string[] = presets[caller];
  return rule.some((role) => isScope(role) && held.includes(role));
}
