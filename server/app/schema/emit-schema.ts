import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { describedOperations } from './described-operations';
import { languageFragments } from './language-fragments';
import { operationsIndex } from './operations-index';
import { portalSchema } from './schema';

/**
 * Writes the sorted schema, the fragments that follow from it and the index of its operations. With --check, only compares
 * and exits with 1 if a file differs.
 */
async function emit([mode]: string[]): Promise<void> {
  const schema = lexicographicSortSchema(await portalSchema());
  const files = {
    'schema.graphql': `${printSchema(schema)}\n`,
    'client/platform/generated/described.graphql': describedOperations(schema),
    'client/platform/generated/languages.graphql': languageFragments(schema),
    'server/operations.txt': operationsIndex(
      schema,
      Object.values(require.cache).filter((each) => !!each),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text)
      process.stdout.write(`${file} is up to date.\n`);
    else if (mode === '--check') {
      process.stderr.write(`${file} differs from the resolvers: run 'npm run schema'.\n`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, text);
      process.stdout.write(`Wrote ${file}\n`);
    }
  }
}

void emit(process.argv.slice(2));
