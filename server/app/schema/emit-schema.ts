import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { portalSchema } from './schema';

/** Writes the sorted schema to the file named first; with --check only compares it and exits 1 on a difference. */
async function emit([file = 'schema.graphql', mode]: string[]): Promise<void> {
  const text = `${printSchema(lexicographicSortSchema(await portalSchema()))}\n`;
  if (mode !== '--check') {
    writeFileSync(file, text);
    return;
  }
  if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${file} differs from the resolvers: run 'npm run schema'.\n`);
    process.exitCode = 1;
  }
}

void emit(process.argv.slice(2));
