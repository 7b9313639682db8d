import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { describedOperations } from './described-operations';
import { portalSchema } from './schema';

/** Writes the sorted schema and the fragments that follow from it; with --check only compares and exits 1 on a difference. */
async function emit([mode]: string[]): Promise<void> {
  const schema = lexicographicSortSchema(await portalSchema());
  const files = {
    'schema.graphql': `${printSchema(schema)}\n`,
    'client/platform/generated/described.graphql': describedOperations(schema),
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
