import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { root } from '#server/platform/root';
import { operationMetadata } from './operation-metadata';
import { operationsIndex } from './operations-index';
import { portalSchema } from './schema';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const lines = [...read('server/operations.txt').matchAll(/^(\w+)\.(\w+) (.+)$/gm)].map(
  ([, type, name, file]) => [type!, name!, file!] as const,
);

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await portalSchema();
});

describe('index of operations', () => {
  it('contains every query and mutation, in order', () => {
    const namesOf = (type: string) => lines.filter(([each]) => each === type).map(([, name]) => name);
    expect(namesOf('Query')).toEqual(Object.keys(schema.getQueryType()!.getFields()).toSorted());
    expect(namesOf('Mutation')).toEqual(Object.keys(schema.getMutationType()!.getFields()).toSorted());
  });

  it('names a file that contains the operation, or its generating definition', () => {
    const { queries, mutations } = operationMetadata();
    const generated = new Set(
      [...queries, ...mutations]
        .filter(({ target }) => 'definition' in target)
        .map(({ schemaName }) => schemaName),
    );
    expect(generated.size).toBeGreaterThan(50);
    for (const [, name, file] of lines) {
      const text = read(file);
      const isFound = generated.has(name)
        ? /^export const \w+/m.test(text)
        : new RegExp(`\\b${name}\\b`).test(text);
      expect({ name, file, isFound }).toEqual({ name, file, isFound: true });
    }
  });

  it('prefers the file that exports a resolver to its definition', () => {
    const targets = new Set(
      [...operationMetadata().queries, ...operationMetadata().mutations].map(({ target }) => target),
    );
    const fileOf = (target: object) => ('definition' in target ? 'definitions.ts' : 'resolvers.ts');
    const valueOf = (target: object) => ('definition' in target ? target.definition : target);
    const modules = ['definitions.ts', 'resolvers.ts'].map((file) => ({
      filename: join(root, 'server', file),
      exports: Object.fromEntries(
        [...targets].filter((each) => fileOf(each) === file).map((each, index) => [index, valueOf(each)]),
      ) as object,
    }));
    const index = operationsIndex(schema, modules);
    expect(index).toMatch(/^Query\.\w+ server\/definitions\.ts$/m);
    expect(index).toMatch(/^Mutation\.startTest server\/resolvers\.ts$/m);
  });

  it('reports an operation whose resolver no file exports', () => {
    expect(() => operationsIndex(schema, [])).toThrow(/^No file exports the resolver of Query\.\w+\.$/);
  });
});
