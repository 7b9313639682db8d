import { join, relative, sep } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { root } from '#server/platform/root';
import { type OperationMetadata, operationMetadata } from './operation-metadata';

/** The class of a generated resolver is exported by no file. It has the definition that it was generated from. */
type ResolverClass = object & { definition?: object };

type LoadedModule = Pick<NodeJS.Module, 'filename' | 'exports'>;

/** Returns the file of each value that a loaded module of the server exports. */
function mapExports(modules: Iterable<LoadedModule>): Map<unknown, string> {
  const files = new Map<unknown, string>();
  for (const { filename, exports } of modules) {
    if (!filename.startsWith(join(root, 'server') + sep)) continue;
    const file = relative(root, filename).split(sep).join('/');
    for (const value of Object.values(exports as object)) files.set(value, file);
  }
  return files;
}

/**
 * Returns a line for each query and mutation with the file of its resolver, or of the definition that its resolver was
 * generated from. With it, a search finds names that no source contains.
 */
export function operationsIndex(schema: GraphQLSchema, modules: Iterable<LoadedModule>): string {
  const files = mapExports(modules);
  const { queries, mutations } = operationMetadata();
  const linesOf = (type: 'Query' | 'Mutation', operations: OperationMetadata[]): string[] => {
    const targets = new Map<string, ResolverClass>(
      operations.map(({ schemaName, target }) => [schemaName, target]),
    );
    const names = Object.keys(
      (type === 'Query' ? schema.getQueryType() : schema.getMutationType())!.getFields(),
    );
    return names.toSorted().map((name) => {
      const target = targets.get(name);
      const file = files.get(target) ?? files.get(target?.definition);
      if (file === undefined) throw new Error(`No file exports the resolver of ${type}.${name}.`);
      return `${type}.${name} ${file}\n`;
    });
  };
  return [...linesOf('Query', queries), ...linesOf('Mutation', mutations)].join('');
}
