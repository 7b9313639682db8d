import { isForPeople } from '#server/platform/graphql/for-people';
import { isScope, presets } from '#server/platform/access/scopes';
import type { Caller } from './callers';

interface Operation {
  schemaName: string;
  roles?: string[];
  extensions?: Record<string, unknown>;
}

/** What an operation declares: undefined for everybody, `people` for all but programs, otherwise roles and scopes. */
export type Rule = readonly string[] | 'people' | undefined;

const isProgram = (caller: Caller): caller is 'reader' | 'writer' =>
  caller === 'reader' || caller === 'writer';

/** The rule of each query and mutation by its name, once the schema is built. */
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

/** Whether a rule lets a caller in. */
export function lets(rule: Rule, caller: Caller): boolean {
  if (rule === 'people') return !isProgram(caller);
  if (!rule || caller === 'admin') return true;
  if (caller === 'stranger') return false;
  if (!isProgram(caller)) return !rule.includes('admin');
  const held: readonly string[] = presets[caller];
  return rule.some((role) => isScope(role) && held.includes(role));
}
