import type { CodegenConfig } from '@graphql-codegen/cli';

const types = 'client/platform/generated/schema.ts';

const config = {
  scalars: { DateTime: 'string', ID: 'string' },
  strictScalars: true,
  defaultScalarType: 'unknown',
  enumType: 'string-literal',
  skipTypename: true,
  useTypeImports: true,
  dedupeFragments: true,
  omitOperationSuffix: false,
} as const;

/** Enumerations and inputs that operations use in one file; all else beside the operation it belongs to. */
const codegen: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  silent: true,
  generates: {
    [types]: {
      plugins: ['typescript-operations'],
      config: { ...config, generateOperationTypes: false },
    },
    client: {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'platform/generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen/codegen-apollo-hooks.cjs'],
      config: { ...config, importSchemaTypesFrom: types, importExtension: '' },
    },
  },
};

export default codegen;
