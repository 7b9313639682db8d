import type { CodegenConfig } from '@graphql-codegen/cli';

// The drift check generates into another folder and compares.
const folder = process.env['CODEGEN_OUTPUT'] ?? 'client/platform/generated';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  silent: true,
  generates: {
    [`${folder}/graphql.ts`]: {
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-apollo-hooks.cjs'],
      config: {
        scalars: { DateTime: 'string', ID: 'string' },
        strictScalars: true,
        defaultScalarType: 'unknown',
        enumType: 'string-literal',
        skipTypename: true,
        useTypeImports: true,
        dedupeFragments: true,
        omitOperationSuffix: false,
      },
      hooks: { afterOneFileWrite: `${JSON.stringify(process.execPath)} scripts/write-operations.mjs` },
    },
  },
};

export default config;
