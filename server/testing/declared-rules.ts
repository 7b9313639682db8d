import { isScope, presets } from '#server/platform/scopes';
import type { Caller } from './callers';

interface Operation {
  schemaName: string;
  roles?: string[];
}

/** What an operation declares: undefined for everybody, otherwise roles and scopes. */
export type Rule = readonly string[] | undefined;

/** The rule of each query and mutation by its name, once the schema is built. */
export function declaredRules(): ReadonlyMap<string, Rule> {
  const { queries, mutations } = (
    globalThis as unknown as { TypeGraphQLMetadataStorage: Record<'queries' | 'mutations', Operation[]> }
  ).TypeGraphQLMetadataStorage;
  return new Map([...queries, ...mutations].map(({ schemaName, roles }) => [schemaName, roles]));
}

/** Whether a rule lets a caller in. */
export function lets(rule: Rule, caller: Caller): boolean {
  if (!rule || caller === 'admin') return true;
  if (caller === 'stranger') return false;
  if (caller === 'user' || caller === 'manager') return !rule.includes('admin');
  const held: readonly string[] = presets[caller];
  return rule.some((role) => isScope(role) && held.includes(role));
}
